/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-template.h: the children and callbacks of a widget's template, named once. */

#pragma once

#include <gtk/gtk.h>

/**
 * LM_BIND_CHILDREN:
 * @widget_class: the class of the widget, in its class_init
 * @Type: the structure of its instances
 * @...: fields of it, each with the id of its child
 *
 * The same as gtk_widget_class_bind_template_child() for each of them.
 */
#define LM_BIND_CHILDREN(widget_class, Type, ...) \
  LM_FOR_EACH (LM_BIND_CHILD, widget_class, Type, __VA_ARGS__)

/**
 * LM_BIND_CALLBACKS:
 * @widget_class: the class of the widget, in its class_init
 * @...: functions that the template names as handlers
 *
 * The same as gtk_widget_class_bind_template_callback() for each of them.
 */
#define LM_BIND_CALLBACKS(widget_class, ...) \
  LM_FOR_EACH (LM_BIND_CALLBACK, widget_class, , __VA_ARGS__)

/**
 * LM_ENSURE_TYPES:
 * @...: types that a template names before anything else does
 *
 * The same as g_type_ensure() for each of them.
 */
#define LM_ENSURE_TYPES(...) LM_FOR_EACH (LM_ENSURE_TYPE, , , __VA_ARGS__)

#define LM_ENSURE_TYPE(a, b, type) g_type_ensure (type);
#define LM_BIND_CHILD(widget_class, Type, name) gtk_widget_class_bind_template_child (widget_class, Type, name);
#define LM_BIND_CALLBACK(widget_class, Type, name) gtk_widget_class_bind_template_callback (widget_class, name);

/* A macro for each of up to 64 arguments: every pass of the preprocessor takes one off the list. */
#define LM_FOR_EACH(macro, a, b, ...) LM_PASS_64 (LM_FOR_NEXT (macro, a, b, __VA_ARGS__))
#define LM_FOR_NEXT(macro, a, b, first, ...) \
  macro (a, b, first) __VA_OPT__ (LM_FOR_AGAIN LM_PARENTHESES (macro, a, b, __VA_ARGS__))
#define LM_FOR_AGAIN() LM_FOR_NEXT
#define LM_PARENTHESES ()
#define LM_PASS_64(...) LM_PASS_16 (LM_PASS_16 (LM_PASS_16 (LM_PASS_16 (__VA_ARGS__))))
#define LM_PASS_16(...) LM_PASS_4 (LM_PASS_4 (LM_PASS_4 (LM_PASS_4 (__VA_ARGS__))))
#define LM_PASS_4(...) LM_PASS_1 (LM_PASS_1 (LM_PASS_1 (LM_PASS_1 (__VA_ARGS__))))
#define LM_PASS_1(...) __VA_ARGS__
