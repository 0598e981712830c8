/* SPDX-License-Identifier: GPL-3.0-or-later */
/* positions.h: of every game one that takes as much time and memory as it is given, or the hardest that theory answers. */

#pragma once

#define SLS "lastmove:so-long-sucker?piles=8&chips="

/* Of every game the hardest that has to be known where nothing is short. */
#define KNOWN_POSITIONS \
  "lastmove:zeckendorf?bins=300", "lastmove:zeckendorf?bins=30,12,8,5", \
  "lastmove:black-hole?hole=8&bins=30,9,8,7,7,5,3", "lastmove:black-hole?hole=5&bins=0,0,0,0&stock=14&place=any", \
  "lastmove:reversed?n=260", "lastmove:reversed?n=200&ones=stagnant", "lastmove:build-up?bins=0,0,0&stock=1000", \
  "lastmove:take-away?alpha=7/2&stones=100000000&limit=777", "lastmove:zahlenschlacht?n=2017&d=8", \
  "lastmove:chomp?rows=16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16", \
  "lastmove:reversed-chomp?size=12x12&rows=3,2,1", "lastmove:nim?stones=1000000&max=9", \
  "lastmove:reversed-nim?stones=1&target=1000000", "lastmove:wythoff?piles=1000000,1618033", "lastmove:nacci?c=2&bins=60,20", \
  SLS "b3r1,r3b1,out1,out2&turn=b&board=g,y"

static const char *const positions[] = {
  "lastmove:zeckendorf?bins=300",
  "lastmove:zeckendorf?bins=60,40,30,20,10,5",
  "lastmove:black-hole?hole=8&bins=0,0,0,0,0,0,0&stock=400&place=any",
  "lastmove:black-hole?hole=8&bins=30,9,8,7,7,5,3",
  "lastmove:reversed?n=700",
  "lastmove:reversed?n=500&ones=stagnant",
  "lastmove:build-up?bins=0,0,0&stock=1000",
  "lastmove:take-away?alpha=7/2&stones=100000000&limit=777",
  "lastmove:zahlenschlacht?n=2017&d=8",
  "lastmove:chomp?rows=16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16",
  "lastmove:reversed-chomp?size=20x20&rows=3,2,1",
  "lastmove:nim?stones=1000000&max=9",
  "lastmove:reversed-nim?stones=1&target=1000000",
  "lastmove:wythoff?piles=1000000,1618033",
  "lastmove:nacci?c=2&bins=60,20",
  SLS "b6,r6,g6,y6&turn=b",
  SLS "b7r3g2y2,r6b2g1y3,out1,out2&turn=b&board=g,y,gy,yg",
};
