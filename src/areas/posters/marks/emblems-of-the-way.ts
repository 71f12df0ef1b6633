import { area, below, disc, line, rays } from './draw.ts';
import type { Emblem } from './emblems-of-the-land.ts';

export const wayEmblems = {
  compass: ({ form, second, sun }) =>
    line(second, 2.5, 'M50 14a36 36 0 1 0 .1 0z') +
    area(second, 'M50 50L30 30l26 14zM50 50L70 30 56 56zM50 50l20 20-26-14zM50 50L30 70l14-26z') +
    area(form, 'M50 10l7 33 33 7-33 7-7 33-7-33-33-7 33-7z') +
    disc(sun, 50, 50, 7),

  star: ({ form, second, sun }) =>
    area(sun, 'M50 12l4.5 20L74 36.5 54.5 41 50 61l-4.5-20L26 36.5 45.5 32z') +
    disc(second, 26, 24, 2.2) +
    disc(second, 76, 56, 2.2) +
    disc(second, 72, 20, 1.8) +
    below(second, 74, 'Q30 58 52 70 70 60', 66) +
    below(form, 82, 'Q44 68 70 78', 76),

  road: ({ ground, form, second, sun }) =>
    area(sun, 'M34 46a16 16 0 0 1 32 0z') +
    below(second, 46) +
    area(form, 'M47 46h6l19 48.9q-22 10-44 0z') +
    area(ground, 'M49.4 52h1.2l.5 7h-2.2zM48.6 65h2.8l.8 10h-4.4zM47.5 81h5l.9 15h-6.8z'),

  rails: ({ form, second, sun }) =>
    disc(sun, 50, 32, 12) +
    below(second, 46, 'L30 40 46 46 54 46 72 38', 46) +
    line(form, 3.5, 'M47.5 46L31 94M52.5 46L69 94') +
    line(form, 3.5, 'M45 55h10M42 64h16M38 74.5h24M33 86h34'),

  bridge: ({ form, second, sun }) =>
    disc(sun, 66, 28, 10) +
    area(form, 'M8.2 52Q30 36 50 36t41.8 16V64H82q-2-13-13-13T56 64H44q-2-13-13-13T18 64H8.2z') +
    line(second, 3.5, 'M16 73q6-5 12 0t12 0 12 0 12 0 12 0 8 0M26 82q6-5 12 0t12 0 12 0 12 0M38 91q6-5 12 0t12 0'),

  wheel: ({ form, second, sun }) =>
    line(second, 2, rays(12, 50, 50, 7, 32)) + line(form, 6, 'M50 16a34 34 0 1 0 .1 0z') + disc(sun, 50, 50, 9),

  bicycle: ({ form, second, sun }) =>
    disc(sun, 50, 33, 15) +
    line(form, 3.5, 'M28 50a13 13 0 1 0 .1 0zM72 50a13 13 0 1 0 .1 0z') +
    line(form, 3.5, 'M28 63l13-22h21l10 22M41 41l9 22 14-20M28 63h22M38 36h8M60 34l2 7M60 34h8') +
    line(second, 3, 'M22 82h56M36 90h28'),

  tent: ({ ground, form, second, sun }) =>
    disc(sun, 68, 28, 9) +
    below(second, 76, 'Q50 70 76 76', 76) +
    area(form, 'M50 30L82 78H18z') +
    area(ground, 'M50 48L61 78H39z') +
    line(form, 3, 'M50 32l-5-8M50 32l5-8'),

  hut: ({ ground, form, second, sun }) =>
    below(second, 66, 'L26 38 38 52 56 28 74 52', 56) +
    area(form, 'M31 78V58l19-15 19 15v20z') +
    line(ground, 4, 'M25 61L50 41l25 20') +
    line(form, 4, 'M22 80h56M34 89h32') +
    area(sun, 'M44.5 60h11v11h-11z'),

  lantern: ({ form, second, sun }) =>
    line(second, 3, rays(10, 50, 54, 33, 39)) +
    area(form, 'M36 34h28l5 8-4 30 4 6H31l4-6-4-30z') +
    area(sun, 'M38 43h24l-3 28H41z') +
    line(form, 3.5, 'M50 44v26M41 34q0-16 9-16t9 16'),

  kite: ({ form, second, sun }) =>
    disc(sun, 28, 32, 9) +
    area(form, 'M60 14L80 38 54 64 40 34z') +
    area(second, 'M60 14L54 64 40 34zM54 64L57.8 33 80 38z') +
    line(form, 2.5, 'M54 64Q40 68 44 78T32 90') +
    area(form, 'M46 70l-7-4 1 8zM44 72l7 4-8 2zM41 84l-8-3 2 8z'),

  balloon: ({ form, second, sun }) =>
    area(form, 'M50 12a26 26 0 0 1 26 26q0 14-20 32H44Q24 52 24 38a26 26 0 0 1 26-26z') +
    area(sun, 'M50 12q-12 8-12 26 0 16 8 32h8q8-16 8-32 0-18-12-26z') +
    area(form, 'M48.5 12h3v58h-3z') +
    line(form, 2, 'M45 70l1 8M55 70l-1 8') +
    area(form, 'M44 77h12v9q-6 3-12 0z') +
    line(second, 3, 'M14 66h12M76 72h10M20 74h8'),

  doorway: ({ form, second, sun }) =>
    disc(sun, 50, 51, 12) +
    area(
      second,
      'M34 76V51a16 16 0 0 1 4-11l4 3a12 12 0 0 0-2 8v25zM66 76V51a16 16 0 0 0-4-11l-4 3a12 12 0 0 1 2 8v25z',
    ) +
    area(form, 'M22 76V48a28 28 0 0 1 56 0v28H66V50a16 16 0 0 0-32 0v26zM46 12h8l-1.5 8h-5z') +
    line(form, 4, 'M22 80h56') +
    line(second, 4, 'M27 88h46'),

  columns: ({ form, second, sun }) =>
    disc(sun, 50, 24, 11) +
    area(form, 'M18 44L50 27 82 44v4H18zM16 78h68v6H16z') +
    area(second, 'M24 51h9v24h-9zM38.5 51h9v24h-9zM52.5 51h9v24h-9zM67 51h9v24h-9z'),

  crane: ({ form, second, sun }) =>
    disc(sun, 62, 34, 17) +
    area(form, 'M12 40q22-2 34 12 4-18 24-28-4 18-12 30 10 0 30 14-18-4-30-4-8 8-20 8l-20 12q6-12 14-18-8-14-20-26z') +
    line(second, 3, 'M24 82h30M60 88h14'),

  aurora: ({ form, second, sun }) =>
    area(second, 'M14 42Q26 22 40 30T64 22L82 14Q74 34 58 36T34 48 18 58z') +
    area(form, 'M30 56Q40 40 52 46T72 36L88 28Q82 46 68 50T46 60L34 66z') +
    disc(sun, 28, 20, 4) +
    below(form, 80, 'L26 66 36 74 50 62 66 76 76 70', 78),
} satisfies Record<string, Emblem>;
