import { area, band, below, disc, line, rays } from './draw.ts';
import type { Emblem } from './emblems-of-the-land.ts';

const swell = 'q10-9 20 0t20 0 20 0 20 0';

export const waterEmblems = {
  sailboat: ({ form, second, sun }) =>
    disc(sun, 74, 30, 8) +
    area(form, 'M47 14v44H21zM52 22v36h25z') +
    area(form, 'M22 62h56l-7 9H31z') +
    area(second, `M10 74${swell}v6q-10 9-20 0t-20 0-20 0-20 0z`),

  steamer: ({ form, second, sun }) =>
    disc(sun, 30, 30, 9) +
    area(form, 'M16 57h68l-9 17H25z') +
    area(second, 'M30 45h40v12H30z') +
    area(sun, 'M46 28h10v15H46z') +
    line(form, 3, 'M27 77q6-5 12 0t12 0 12 0 12 0M33 86q6-5 12 0t12 0 10 0'),

  wave: ({ ground, form, second, sun }) =>
    disc(sun, 70, 27, 10) +
    below(form, 60, 'C18 36 38 24 56 34 66 40 68 50 62 56 60 48 50 46 46 54 42 64 52 74 72 72', 68) +
    line(ground, 2.5, 'M22 66q8-20 24-24M30 74q2-10 8-17') +
    below(second, 82, 'q12-8 22 0t22 0', 81),

  moonRiver: ({ ground, form, second, sun }) =>
    disc(sun, 50, 28, 12) +
    disc(ground, 55, 25, 10) +
    below(second, 52, 'Q32 40 50 50 68 40 84 50', 52) +
    area(form, 'M46 51h8q-12 8 4 15t2 30l-26-2q20-16 4-24t8-19z'),

  lighthouse: ({ ground, form, second, sun }) =>
    area(sun, 'M56 26l29-9v18zM44 26L15 17v18z') +
    below(second, 80, 'Q32 70 50 72 70 72 82 80', 80) +
    area(form, 'M42 76l3-42h10l3 42zM43 21h14v11H43zM41 20l9-8 9 8z') +
    area(ground, 'M44 45.5h12l.6 8H43.4zM43 60h14l.6 8H42.4z') +
    line(form, 3, 'M40 34h20M26 86q6-4 12 0t12 0 12 0 12 0'),

  anchor: ({ form, second, sun }) =>
    disc(sun, 50, 47, 33) +
    line(form, 5, 'M50 30v50M36 40h28M24 58q4 21 26 22 22-1 26-22') +
    line(form, 4.5, 'M50 30a7 7 0 1 0-.1 0z') +
    area(form, 'M18 64l6-13 9 11zM82 64l-6-13-9 11z') +
    line(second, 3, 'M30 92h40'),

  whale: ({ form, second, sun }) =>
    disc(sun, 70, 30, 9) +
    area(form, 'M45 74q5-16-1-26-14 4-24-12 16-4 26 6 2 2 4 6 2-4 4-6 10-10 26-6-10 16-24 12-6 10-1 26z') +
    below(second, 74, 'q13-9 24 0t24 0', 74) +
    line(form, 3, 'M32 86q6-4 12 0t12 0 12 0'),

  iceberg: ({ form, second, sun }) =>
    disc(sun, 70, 28, 9) +
    area(form, 'M18 58l12-24 9 8 11-20 16 20 6-4 12 20z') +
    area(second, 'M50 22L66 42 58 46 62 58H48L52 44z') +
    area(second, 'M22 65h58L66 82 54 78 46 92 34 80z') +
    line(form, 2.5, 'M10 61.5h80'),

  palm: ({ form, second, sun }) =>
    disc(sun, 32, 38, 12) +
    below(second, 76, 'q12-7 22 0t22 0', 76) +
    area(form, 'M22 78q28-20 58 0-28 6-58 0z') +
    line(form, 4.5, 'M52 72Q52 52 60 38') +
    area(
      form,
      'M60 39q-10-16-26-8 14-1 26 8zM60 39q-14-6-22 12 10-10 22-12zM60 39q2-18 20-16-14 3-20 16zM60 39q14-8 24 8-12-8-24-8zM60 39q10 4 8 20-2-12-8-20z',
    ),

  oars: ({ form, second, sun }) =>
    disc(sun, 50, 26, 10) +
    line(form, 4, 'M26 24L68 72M74 24L32 72') +
    area(form, 'M62 70l7-6 11 13q3 6-1 9t-8-1zM38 70l-7-6-11 13q-3 6 1 9t8-1z') +
    line(second, 3.5, 'M36 88q7-5 14 0t14 0M40 57q5-4 10 0t10 0'),

  islands: ({ form, second, sun }) =>
    line(sun, 3, rays(9, 50, 44, 21, 27, 180, 180)) +
    area(sun, 'M34 44a16 16 0 0 1 32 0z') +
    area(second, 'M44 56q10-18 22-14 12 4 18 14z') +
    area(form, 'M12 60q10-22 24-18 14 6 22 18z') +
    band(form, 64, 67.5) +
    line(second, 3, 'M24 75h26M60 75h14M38 84h28'),
} satisfies Record<string, Emblem>;
