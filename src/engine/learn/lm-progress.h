/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-progress.h: what somebody has learned, and what is still to be learned, kept over the program's end. */

#pragma once

#include "lm-exercise.h"
#include "lm-spacing.h"

#include <gio/gio.h>

/* How many mistakes, and rules, are kept; of more the oldest goes. */
#define LM_PROGRESS_MAX_KEPT 1000

#define LM_TYPE_PROGRESS (lm_progress_get_type ())
G_DECLARE_FINAL_TYPE (LmProgress, lm_progress, LM, PROGRESS, GObject)

/**
 * LmSkill:
 * @game: the name of a game
 * @question: what is asked
 * @grade: how hard it is
 *
 * A kind of exercise. What comes back for review is a fresh position of the
 * same kind.
 */
typedef struct
{
  const char         *game;
  LmExerciseQuestion  question;
  guint               grade;
} LmSkill;

/**
 * LmMistake:
 * @id: what it is called in the file
 * @position: a position that was won
 * @move: the move that threw it away
 */
typedef struct
{
  char       *id;
  LmPosition *position;
  char       *move;
} LmMistake;

/**
 * LmKeptRule:
 * @id: what it is called in the file
 * @game: the name of a game
 * @name: what somebody calls it
 * @text: the expression
 */
typedef struct
{
  char *id;
  char *game;
  char *name;
  char *text;
} LmKeptRule;

/*
 * The file is a key file of GLib, written as a whole after every change, on
 * another thread. One that cannot be read stays as it is under another name,
 * one of a newer version where it is. Where several programs learn at the same
 * time each reads what is there before it writes, and adds what it learned.
 *
 * Signals: "changed": something was learned; "failed" (string): a sentence
 * that says why it could not be kept.
 */

LmProgress *lm_progress_new             (GFile           *file);
const char *lm_progress_get_problem     (LmProgress      *self);
void        lm_progress_flush           (LmProgress      *self);

guint       lm_progress_get_step        (LmProgress      *self,
                                         const char      *lesson);
gboolean    lm_progress_is_finished     (LmProgress      *self,
                                         const char      *lesson);
void        lm_progress_set_step        (LmProgress      *self,
                                         const char      *lesson,
                                         guint            step,
                                         gboolean         finished);
void        lm_progress_begin_challenge (LmProgress      *self,
                                         const char      *ladder,
                                         LmPosition      *start,
                                         guint            seat);
LmPosition *lm_progress_get_challenge   (LmProgress      *self,
                                         const char      *ladder,
                                         guint           *seat);

void        lm_progress_answer          (LmProgress      *self,
                                         const LmSkill   *skill,
                                         gboolean         right,
                                         gboolean         quick,
                                         gint64           now);
void        lm_progress_count_answers   (LmProgress      *self,
                                         const LmSkill   *skill,
                                         guint           *right,
                                         guint           *wrong);
guint       lm_progress_count_due       (LmProgress      *self,
                                         const char      *game,
                                         gint64           now);
gboolean    lm_progress_get_due         (LmProgress      *self,
                                         const char      *game,
                                         gint64           now,
                                         LmSkill         *skill);

void        lm_progress_add_mistake     (LmProgress      *self,
                                         LmPosition      *position,
                                         const char      *move);
GPtrArray  *lm_progress_list_mistakes   (LmProgress      *self,
                                         const char      *game);

void        lm_progress_add_rule        (LmProgress      *self,
                                         const char      *game,
                                         const char      *name,
                                         const char      *text);
GPtrArray  *lm_progress_list_rules      (LmProgress      *self,
                                         const char      *game);
void        lm_progress_remove          (LmProgress      *self,
                                         const char      *id);
