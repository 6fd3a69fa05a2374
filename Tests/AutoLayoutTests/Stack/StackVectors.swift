/// Stack views as Interface Builder solved and recorded them: 201 frames of items along and across
/// the axis, measured on public documents that are not marked misplaced or ambiguous, without
/// hidden items and without margins.
///
/// A line holds: distribution, axis, alignment, spacing (`std8` is the system's), pixels a point,
/// length of the stack view along and across its axis; the items' kinds (`s` slider, `g` segmented
/// control, `-` any other); position and length of each item along the axis, and across it, in
/// points.
enum StackVectors {
  static let lines = """
    fillEqually H fill 0 3 734 72 ---- | 0,183.667 183.667,183.333 367,183.667 550.667,183.333 | 0,72 0,72 0,72 0,72
    fillEqually H fill 2 3 331.333 96.6667 ---- | 0,81.333 83.333,81.333 166.667,81.333 250,81.333 | 0,96.667 0,96.667 0,96.667 0,96.667
    fillEqually V center 6 2 492 375 ----- | 0,93.5 99.5,93.5 199,94 299,93.5 398.5,93.5 | 53.5,268 53.5,268 53.5,268 53.5,268 53.5,268
    fillEqually H fill 0 3 328 24.6667 --- | 0,109.333 109.333,109.333 218.667,109.333 | 0,24.667 0,24.667 0,24.667
    fillEqually V fill 0 2 577 343 ---- | 0,144.5 144.5,144 288.5,144.5 433,144 | 0,343 0,343 0,343 0,343
    fillEqually H fill 5 2 548 13 ---- | 0,133.5 138.5,133 276.5,133.5 415,133 | 0,13 0,13 0,13 0,13
    fillEqually V fill 10 2 212 354 ---- | 0,45.5 55.5,45.5 111,45.5 166.5,45.5 | 0,354 0,354 0,354 0,354
    fillEqually H fill 20 2 362 53.5 ---- | 0,75.5 95.5,75.5 191,75.5 286.5,75.5 | 0,53.5 0,53.5 0,53.5 0,53.5
    fillEqually H fill 10 2 288 52 ---- | 0,64.5 74.5,64.5 149,64.5 223.5,64.5 | 0,52 0,52 0,52 0,52
    fillEqually V fill 24 3 149 326 --- | 0,33.667 57.667,33.667 115.333,33.667 | 0,326 0,326 0,326
    fillEqually V fill 20 2 330 335 ----- | 0,50 70,50 140,50 210,50 280,50 | 0,335 0,335 0,335 0,335 0,335
    fillEqually V fill 0 2 300 343 ----- | 0,60 60,60 120,60 180,60 240,60 | 0,343 0,343 0,343 0,343 0,343
    fillEqually H fill 0 2 375 61 ----- | 0,75 75,75 150,75 225,75 300,75 | 0,61 0,61 0,61 0,61 0,61
    fillEqually V fill 10 2 317 414 ---- | 0,71.5 81.5,72 163.5,71.5 245,72 | 0,414 0,414 0,414 0,414
    fillEqually V fill 0 2 200 343 ----- | 0,40 40,40 80,40 120,40 160,40 | 0,343 0,343 0,343 0,343 0,343
    fillEqually H fill 0 2 451 132 --- | 0,150.5 150.5,150 300.5,150.5 | 0,132 0,132 0,132
    fillEqually H center 0 2 667 140 --- | 0,222.5 222.5,222 444.5,222.5 | 30,80 0,140 30,80
    fillEqually H center std8 2 320 44 --- | 0,101.5 109.5,101 218.5,101.5 | 11,22 11,22 11,22
    fillEqually H fill 0 2 335 30 --- | 0,111.5 111.5,112 223.5,111.5 | 0,30 0,30 0,30
    fillEqually H fill 0 2 359 44 --- | 0,119.5 119.5,120 239.5,119.5 | 0,44 0,44 0,44
    fillEqually H center std8 2 374 128 --- | 0,119.5 127.5,119 254.5,119.5 | 4.5,119 4.5,119 4.5,119
    fillEqually V fill 16 2 352 284 ---- | 0,76 92,76 184,76 276,76 | 0,284 0,284 0,284 0,284
    fillEqually V fill 8 2 204 382 ---- | 0,45 53,45 106,45 159,45 | 0,382 0,382 0,382 0,382
    fillEqually H center 0 2 288 100 ---- | 0,72 72,72 144,72 216,72 | 3.5,93 3.5,93 3.5,93 3.5,93
    fillEqually H fill 40 2 343 22 --- | 0,87.5 127.5,88 255.5,87.5 | 0,22 0,22 0,22
    fillEqually V fill 1 2 203 366 ---- | 0,50 51,50 102,50 153,50 | 0,366 0,366 0,366 0,366
    fillEqually V center 12 2 276 220 ---- | 0,60 72,60 144,60 216,60 | 0,220 0,220 0,220 0,220
    fillEqually V center 16 2 176 350 ---- | 0,32 48,32 96,32 144,32 | 46.5,257.5 54,242 19.5,311 19.5,311
    fillEqually V center 0 2 200 110 --- | 0,66.5 66.5,67 133.5,66.5 | 10,90 10,90 10,90
    fillEqually H center 24 2 168 24 ---- | 0,24 48,24 96,24 144,24 | 0,24 0,24 0,24 0,24
    fillEqually V fill 0 2 200 110 --- | 0,66.5 66.5,67 133.5,66.5 | 0,110 0,110 0,110
    fillEqually H fill 0 2 128 33 ---- | 0,32 32,32 64,32 96,32 | 0,33 0,33 0,33 0,33
    fillEqually V fill 0 3 72 115 ---- | 0,18 18,18 36,18 54,18 | 0,115 0,115 0,115 0,115
    fillEqually H fill 2 3 331.333 96.3333 -- | 0,164.667 166.667,164.667 | 0,96.333 0,96.333
    fillEqually V top 0 2 128.5 323 --- | 0,42.5 42.5,43 85.5,43 | 0,72 0,42.5 0,42.5
    fillEqually V fill 0 2 603 375 --- | 0,201 201,201 402,201 | 0,375 0,375 0,375
    fillEqually H fill 0 2 300 99.5 --- | 0,100 100,100 200,100 | 0,99.5 0,99.5 0,99.5
    fillEqually H fill 0 2 414 64 --- | 0,138 138,138 276,138 | 0,64 0,64 0,64
    fillEqually H fill 8 3 382 34 --- | 0,122 130,122 260,122 | 0,34 0,34 0,34
    fillEqually H fill 0 2 375 83.5 --- | 0,125 125,125 250,125 | 0,83.5 0,83.5 0,83.5
    fillEqually H fill 0 2 378 14.5 --- | 0,126 126,126 252,126 | 0,14.5 0,14.5 0,14.5
    fillEqually H fill 20 2 340 100 --- | 0,100 120,100 240,100 | 0,100 0,100 0,100
    fillEqually H fill 40 2 560 22 --- | 0,160 200,160 400,160 | 0,22 0,22 0,22
    fillEqually V top 0 2 627 187.5 --- | 0,209 209,209 418,209 | 0,183 0,187.5 0,186.5
    fillEqually H fill 0 2 303 30 --- | 0,101 101,101 202,101 | 0,30 0,30 0,30
    fillEqually H fill 2 3 164.667 96.3333 -- | 0,81.333 83.333,81.333 | 0,96.333 0,96.333
    fillEqually V fill 0 3 125 240 -- | 0,62.667 62.667,62.333 | 0,240 0,240
    fillEqually H top 4 3 176.667 17 -- | 0,86.333 90.333,86.333 | 0,17 0,17
    fillEqually H top 4 3 184.667 17 -- | 0,90.333 94.333,90.333 | 0,17 0,17
    fillEqually V fill 0 3 40.6667 222 -- | 0,20.333 20.333,20.333 | 0,222 0,222
    fillEqually V fill 2 3 31 183.667 -- | 0,14.667 16.667,14.333 | 0,183.667 0,183.667
    fillEqually V fill 0 2 75.5 44 --- | 0,25 25,25 50.5,25 | 0,44 0,44 0,44
    fillEqually H fill 28 2 284 76 --- | 0,76 104,76 208,76 | 0,76 0,76 0,76
    fillEqually H center 32 2 268 93.5 --- | 0,68 100,68 200,68 | 13,68 13,68 13,68
    fillEqually H fill 4 2 355 60 -- | 0,175.5 179.5,175.5 | 0,60 0,60
    fillEqually H fill 0 2 355 30 -- | 0,177.5 177.5,177.5 | 0,30 0,30
    fillEqually H fill 8 2 359 27 -- | 0,175.5 183.5,175.5 | 0,27 0,27
    fillEqually H fill 16 2 343 34 -- | 0,163.5 179.5,163.5 | 0,34 0,34
    fillEqually V fill std8 2 623 343 -- | 0,307.5 315.5,307.5 | 0,343 0,343
    fillEqually H fill std8 2 335 41 -- | 0,163.5 171.5,163.5 | 0,41 0,41
    fillEqually V fill 0 2 667 375 -- | 0,333.5 333.5,333.5 | 0,375 0,375
    fillEqually H fill 0 2 375 80 -- | 0,187.5 187.5,187.5 | 0,80 0,80
    fillEqually V center 0 2 257 323 -- | 0,128.5 128.5,128.5 | -26,0 0,323
    fillEqually H fill 0 2 511 216 -- | 0,255.5 255.5,255.5 | 0,216 0,216
    fillEqually H fill 0 2 315 80 -- | 0,157.5 157.5,157.5 | 0,80 0,80
    fillEqually H fill 0 2 335 24 -- | 0,167.5 167.5,167.5 | 0,24 0,24
    fillEqually H fill 0 3 186 41 --- | 0,62 62,62 124,62 | 0,41 0,41 0,41
    fillEqually H center 4 2 339 43.5 -- | 0,167.5 171.5,167.5 | 11.5,20.5 21,2.5
    fillEqually H fill 10 2 335 30 -- | 0,162.5 172.5,162.5 | 0,30 0,30
    fillEqually V fill 0 2 150 375 --- | 0,50 50,50 100,50 | 0,375 0,375 0,375
    fillEqually H fill 0 2 343 40 -- | 0,171.5 171.5,171.5 | 0,40 0,40
    fillEqually V fill 8 2 615 343 -- | 0,303.5 311.5,303.5 | 0,343 0,343
    fillEqually H fill 16 2 242 29 --- | 0,70 86,70 172,70 | 0,29 0,29 0,29
    fillEqually H top 0 2 375 627 -- | 0,187.5 187.5,187.5 | 0,41 0,627
    fillEqually H center 6 2 343 50 -- | 0,168.5 174.5,168.5 | 15,20 15,20
    fillEqually H fill 40 2 323 31 -- | 0,141.5 181.5,141.5 | 0,31 0,31
    fillEqually H center 10 2 335 44 -- | 0,162.5 172.5,162.5 | 0,44 0,44
    fillEqually H center 20 2 220 60 --- | 0,60 80,60 160,60 | 0,60 0,60 0,60
    fillEqually V fill std8 2 769 414 -- | 0,380.5 388.5,380.5 | 0,414 0,414
    fillEqually V fill 10 2 80 157.5 --- | 0,20 30,20 60,20 | 0,157.5 0,157.5 0,157.5
    fillEqually V fill 2 3 58 276 --- | 0,18 20,18 40,18 | 0,276 0,276 0,276
    fillEqually H center -4 2 64 16 --- | 0,24 20,24 40,24 | 0,16 0,16 0,16
    fillEqually V fill 0 2 63 262 --- | 0,21 21,21 42,21 | 0,262 0,262 0,262
    fillEqually H fill 2 3 183.667 14.3333 -- | 0,90.667 92.667,91 | 0,14.333 0,14.333
    fillEqually V fill 8 2 88 156 --- | 0,24 32,24 64,24 | 0,156 0,156 0,156
    fillEqually V fill 20 2 124 560 --- | 0,28 48,28 96,28 | 0,560 0,560 0,560
    fillEqually V fill 3 2 44 243 -- | 0,20.5 23.5,20.5 | 0,243 0,243
    fillEqually V fill 0 2 93 341 -- | 0,46.5 46.5,46.5 | 0,341 0,341
    fillEqually V top 0 2 41 187.5 -- | 0,20.5 20.5,20.5 | 0,16.5 0,139
    fillEqually V fill 4 2 47 325 -- | 0,21.5 25.5,21.5 | 0,325 0,325
    equalSpacing V fill 4 2 85 228 ----- | 0,20.5 24.5,0 28.5,16 48.5,12.5 65,20 | 0,228 0,228 0,228 0,228 0,228
    equalSpacing V fill 10 2 229 480 ---s- | 0,60 75.5,23.5 115,17 147.5,31 193,36 | 0,480 0,480 0,480 -2,484 0,480
    equalSpacing H fill 0 2 374 30 ----- | 0,30 64.5,32 131,42 207.5,51 293,81 | 0,30 0,30 0,30 0,30 0,30
    equalSpacing H top 11 2 374 30 ---- | 0,34 104.5,55 229.5,42 342,32 | 0,30 0,30 0,30 0,30
    equalSpacing H fill 0 2 374 30 ---- | 0,30 101.5,55 228.5,42 342,32 | 0,30 0,30 0,30 0,30
    equalSpacing H fill 5 2 560 500 ---- | 0,125 131,132 268,151 425,135 | 0,500 0,500 0,500 0,500
    equalSpacing H fill 0 3 720 20 --- | 0,55.333 295,61 595.667,124.333 | 0,20 0,20 0,20
    equalSpacing V fill 0 2 647 343 ---- | 0,34 204.5,34 408.5,34 613,34 | 0,343 0,343 0,343 0,343
    equalSpacing H center 5 2 228.5 18 ---- | 0,83 88,6.5 99.5,74 178.5,50 | 0.5,17 0.5,17 0.5,17 0,18
    equalSpacing V fill 0 2 206 288 ---- | 0,36 56.5,36 113.5,36 170,36 | 0,288 0,288 0,288 0,288
    equalSpacing V fill 8 2 248 280 ---- | 0,136 144,44 196,16 220,28 | 0,280 0,280 0,280 0,280
    equalSpacing H bottom 0 3 374 42 --g | 0,66 117.333,116.333 285,89 | 12,30 1.333,40.667 14,29
    equalSpacing H fill 24 2 227 43 ---- | 0,30 54,30 108,30 162,65 | 0,43 0,43 0,43 0,43
    equalSpacing H fill 15 3 221 44 ---- | 0,44 59,44 118,44 177,44 | 0,44 0,44 0,44 0,44
    equalSpacing H fill 0 3 345 97.3333 ---- | 0,60 95,60 190,60 285,60 | 0,97.333 0,97.333 0,97.333 0,97.333
    equalSpacing V fill std8 2 182 320 --- | 0,55.5 66.5,44 121.5,60.5 | 0,320 0,320 0,320
    equalSpacing V center 10 2 258 379 ---- | 0,7 17,40 67,161 238,20 | 77,225 126,127 0,379 69.5,240
    equalSpacing V fill 32 2 263.5 359 --- | 0,21.5 53.5,50 135.5,128 | 0,359 0,359 0,359
    equalSpacing V top 6 2 67 220 --- | 0,14.5 20.5,20 46.5,20.5 | 0,75 0,105 0,220
    equalSpacing V fill 4 2 85 228 --- | 0,20.5 24.5,16 44.5,40.5 | 0,228 0,228 0,228
    equalSpacing H center 0 2 776 50 --- | 0,66 350.5,116.5 751,25 | 10,30 4.5,41 13,24
    equalSpacing V center 25 2 244.5 375 --- | 0,140 165,20.5 210.5,34 | 0,375 20,335 172.5,30
    equalSpacing V fill 4 2 120 300 ---- | 0,52 58,0 64,0 70,50 | 0,300 0,300 0,300 0,300
    equalSpacing V top 6 2 74 290.5 --- | 0,20.5 26.5,14.5 47,27 | 0,99.5 0,133.5 0,229
    equalSpacing H center 8 2 105 30 --- | 0,14 22,37.5 67.5,37.5 | 8,14 6,18 6,18
    equalSpacing V center 15 3 266 330 -- | 0,79.333 220.333,45.667 | 54.333,221 0,330
    equalSpacing V center 24 2 771 414 --- | 0,100 374.5,72 721,50 | 87,240 171,72 16,382
    equalSpacing V fill 20 2 212 380 --- | 0,20 42.5,102 167,45 | 0,380 0,380 0,380
    equalSpacing V center 30 2 399 414 --- | 0,30 146.5,80 343,56 | 0,414 10,394 20,374
    equalSpacing V fill 15 2 178 380 --- | 0,20 39.5,74 133,45 | 0,380 0,380 0,380
    equalSpacing V fill 0 3 681.667 414 -- | 0,321.667 321.667,360 | 0,414 0,414
    equalSpacing H fill 8 2 355 33 --- | 0,30 117,128 332,23 | 0,33 0,33 0,33
    equalSpacing H center 6 2 343 50 --- | 0,25 84,100 243,100 | 15,20 15,20 15,20
    equalSpacing V center 25 2 218 394 --- | 0,43 68,17 110,108 | 30,334 30,334 25.5,343
    equalSpacing H fill 24 2 138 44 --- | 0,30 54,30 108,30 | 0,44 0,44 0,44
    equalSpacing V center 8 2 154 80 --- | 0,80 88,29 125,29 | 0,80 13,54 11.5,57
    equalSpacing V top 3 2 57 220 --- | 0,17 20,18 41,16 | 0,59 0,220 0,220
    equalSpacing H center 8 2 96 32 --- | 0,32 40,16 64,32 | 0,32 8,16 0,32
    equalSpacing H center 0 2 136 44 --- | 0,40 44,44 92,44 | 2,40 0,44 0,44
    equalSpacing V fill 4 2 126 95.5 -- | 0,20.5 105.5,20.5 | 0,95.5 0,95.5
    equalSpacing V fill 0 2 699.5 375 -- | 0,339.5 339.5,360 | 0,375 0,375
    equalSpacing V fill 20 2 800 248 -- | 0,222 249.5,550.5 | 0,248 0,248
    equalSpacing H fill 0 2 335 0 -- | 0,84.5 280.5,54.5 | 0,0 0,0
    equalSpacing H top 8 2 288 88.5 -- | 0,85.5 217.5,70.5 | 0,20.5 0,20.5
    equalSpacing V fill 3 2 35 222 -- | 0,20.5 23.5,11.5 | 0,222 0,222
    equalSpacing V fill 4 2 92 289 -- | 0,20.5 71.5,20.5 | 0,289 0,289
    equalSpacing H firstBaseline 9 2 290 20.5 -- | 0,159 234.5,55.5 | 0,18 0,20.5
    equalSpacing V top 6 2 74 288.5 -- | 0,20.5 59.5,14.5 | 0,99.5 0,133.5
    equalSpacing H fill 0 2 343 20.5 -- | 0,67 312.5,30.5 | 0,20.5 0,20.5
    equalSpacing H fill 0 2 374 21 -- | 0,53 326.5,47.5 | 0,21 0,21
    equalSpacing H fill 10 3 734 2 -- | 0,97.333 665,69 | 0,2 0,2
    equalSpacing H fill 10 2 213 40.5 -- | 0,100.5 127,86 | 0,40.5 0,40.5
    equalSpacing V center 15 2 64.5 142 -- | 0,20.5 35.5,29 | 55,32.5 0,142
    equalSpacing H fill 0 2 137.5 29 -- | 0,68.5 68.5,69 | 0,29 0,29
    equalSpacing V top 0 2 38.5 186 -- | 0,20.5 20.5,18 | 0,41.5 0,37.5
    equalSpacing H fill 1 2 50 32 -- | 0,18 25.5,24.5 | 0,32 0,32
    equalSpacing V center 4 2 99.5 75 -- | 0,20.5 24.5,75 | 19.5,36.5 0,75
    equalSpacing V center 8 2 248 343 -- | 0,120 128,120 | 111.5,120 111.5,120
    equalSpacing V fill 25 2 398 343 -- | 0,215 275,123 | 0,343 0,343
    equalSpacing V center 0 3 536 414 -- | 0,224 224,312 | 0,414 16,382
    fillProportionally H fill 6 3 245.333 34.3333 ----- | 0,42.667 48.667,49 103.667,43.667 153.333,47.667 207,38.333 | 0,34.333 0,34.333 0,34.333 0,34.333 0,34.333
    fillProportionally V fill 10 2 234.5 359 ----- | 0,13.5 23.5,50 83.5,42 135.5,27 172.5,62 | 0,359 0,359 0,359 0,359 0,359
    fillProportionally H center 8 2 558 50 ----- | 0,50 58,326 392,50 450,50 508,50 | 7,36 2,46 0,50 0,50 0,50
    fillProportionally H fill 4 2 719 22 ----- | 0,22 26,494 524,54 582,83 669,50 | 0,22 0,22 0,22 0,22 0,22
    fillProportionally H fill 0 2 560 54 --- | 0,150.5 150.5,259 409.5,150.5 | 0,54 0,54 0,54
    fillProportionally H fill 0 2 299 30 --- | 0,99.5 99.5,100 199.5,99.5 | 0,30 0,30 0,30
    fillProportionally H fill 8 2 333 34.5 --- | 0,140 148,112.5 268.5,64.5 | 0,34.5 0,34.5 0,34.5
    fillProportionally H fill 0 2 367 47.5 --- | 0,173 173,16.5 189.5,177.5 | 0,47.5 0,47.5 0,47.5
    fillProportionally H center 6 2 343 50 --- | 0,110 116,110 232,111 | 15,20 15,20 15,20
    fillProportionally H fill 20 2 394 80 --- | 0,137 157,80 257,137 | 0,80 0,80 0,80
    fillProportionally V fill 30 3 447.333 276 -- | 0,255.333 285.333,162 | 0,276 0,276
    fillProportionally V center 0 2 130 480 --- | 0,130 130,0 130,0 | 119.5,241 0,480 0,480
    fillProportionally H fill 0 2 355 30 -- | 0,175.5 175.5,179.5 | 0,30 0,30
    fillProportionally H fill 40 2 355 30 -- | 0,136.5 176.5,178.5 | 0,30 0,30
    fillProportionally H bottom 6 2 343 67 -- | 0,227.5 233.5,109.5 | 0,67 0,67
    fillProportionally H fill 4 3 55.3333 18 -- | 0,33.333 37.333,18 | 0,18 0,18
    fillProportionally H fill 4 3 56.3333 18 -- | 0,34.333 38.333,18 | 0,18 0,18
    fillProportionally V fill 0 2 201 375 -- | 0,17.5 17.5,183.5 | 0,375 0,375
    fillProportionally V fill 0 2 145 375 -- | 0,72.5 72.5,72.5 | 0,375 0,375
    fillProportionally V center 8 2 53 311 -- | 0,17.5 25.5,27.5 | 118.5,74.5 78.5,154.5
    fillProportionally H fill 5 2 157.5 20 -- | 0,20 25,132.5 | 0,20 0,20
    fillProportionally V fill 0 2 647 375 -- | 0,145 145,502 | 0,375 0,375
    fillProportionally V fill 20 2 550.5 248 -- | 0,18 38,512.5 | 0,248 0,248
    fillProportionally H bottom 10 2 345 86 -- | 0,165 175,170 | 0,86 0,86
    fillProportionally H bottom 10 2 345 86 -- | 0,168 178,167 | 0,86 0,86
    fillProportionally H fill 20 3 730 25 -g | 0,510 530,200 | 0,25 0,26
    fillProportionally V top 4 2 35.5 557 -- | 0,17 21,14.5 | 0,37 0,557
    fillProportionally V fill 0 2 32.5 213 -- | 0,12 12,20.5 | 0,213 0,213
    fillProportionally V fill 16 2 149.5 311 -- | 0,53 69,80.5 | 0,311 0,311
    fillProportionally V fill 16 2 80.5 311 -- | 0,32 48,32.5 | 0,311 0,311
    fillProportionally V fill 20 2 222 248 -- | 0,18 38,184 | 0,248 0,248
    fillProportionally V center 0 2 635 343 -- | 0,635 635,0 | 146.5,50 171.5,0
    fillProportionally V center 0 2 115 414 -- | 0,45 45,70 | 16,382 10,394
    fillProportionally V fill 2 2 39 326 -- | 0,20 22,17 | 0,326 0,326
    fillProportionally V center 1 2 32 170 -- | 0,18 19,13 | 67.5,35 63,44
    fillProportionally V fill 2 2 63 311 -- | 0,23 25,38 | 0,311 0,311
    fillProportionally V top std8 2 120 120 -- | 0,60 68,52 | 0,31 0,31
    fillProportionally V fill 6 3 56 282.333 -- | 0,50 56,0 | 0,282.333 0,282.333
    fillProportionally H fill 3 3 74 50 -- | 0,9 12,62 | 0,50 0,50
    fillProportionally V fill 0 2 30 165 -- | 0,6 6,24 | 0,165 0,165
    equalCentering V fill 4 3 56 191 --- | 0,19.333 23.333,14.333 41.667,14.333 | 0,191 0,191 0,191
    equalCentering H center 8 2 414 68 ---- | 0,1 84,108 226,100 413,1 | 9,50 14,40 15,38 9,50
    equalCentering V center 4 2 62 382 --- | 0,13.5 19.5,21.5 45,17 | 168.5,45.5 172.5,37 168.5,45
    equalCentering H center 6 2 343 50 --- | 0,25 103,100 243,100 | 15,20 15,20 15,20
    equalCentering H fill 8 2 600 44 --- | 0,88 232,136 512,88 | 0,44 0,44 0,44
    equalCentering H fill 0 2 220 50 --- | 0,24 54,112 196,24 | 0,50 0,50 0,50
    equalCentering H center 0 3 288 88 --- | 0,96 96,96 192,96 | 18,52 18,52 18,52
    equalCentering H center 12 3 183.333 40 -- | 0,59 71,112.333 | 10,20.333 0,40
    equalCentering H center 20 2 338.5 34.5 -- | 0,79 260.5,78 | 0,34.5 7,20
    equalCentering H center 0 3 308 50 -- | 0,24 154,154 | 6,38 6,38
    equalCentering V fill 6 2 58 220 -- | 0,50 56,2 | 0,220 0,220
    """
}
