import { area, band, below, disc, line, rays } from './draw.ts';
import type { MarkInks } from './mark-inks.ts';

export type Emblem = (inks: MarkInks) => string;

export const landEmblems = {
  peak: ({ form, second, sun }) =>
    disc(sun, 71, 29, 10) +
    below(second, 66, 'L38 34 50 48 62 40', 70) +
    below(form, 72, 'L30 50 38 60 53 36 66 54 74 48', 68) +
    area(second, 'M53 36L62.5 49.5 57 47 53.5 52 49 46.5 45.5 48z'),

  twinPeaks: ({ form, second, sun }) =>
    disc(sun, 50, 30, 12) +
    below(form, 70, 'L34 34 50 58 66 34', 70) +
    area(second, 'M34 34L43.3 48 38 46 34 51 30 46.5 22.4 48zM66 34L77.6 48 70 46.5 66 51 62 46 56.7 48z'),

  acacia: ({ ground, form, second, sun }) =>
    disc(sun, 50, 50, 29) +
    below(second, 78, 'Q50 72 76 78', 80) +
    area(form, 'M46.5 80l1-26-14-12h5l10.5 8V38h3.5v12l11-8h5L53 54l1 26z') +
    area(form, 'M17 41q3-9 13-9 4-9 20-9t20 9q10 0 13 9-33 6-66 0z') +
    line(ground, 2.5, 'M28 86h20M56 90h14'),

  sunrise: ({ form, sun }) =>
    area(sun, 'M30 60a20 20 0 0 1 40 0z') +
    line(form, 4, rays(7, 50, 60, 28, 41, 180, 180)) +
    band(form, 64, 69) +
    line(form, 4.5, 'M22 77h56M32 86h36'),

  dunes: ({ form, second, sun }) =>
    disc(sun, 34, 32, 11) +
    below(second, 62, 'Q30 44 52 46 72 50 84 58', 60) +
    below(form, 76, 'Q26 74 44 60 58 50 66 52 60 60 70 70 78 76 88 78', 78),

  pines: ({ form, second, sun }) =>
    disc(sun, 68, 30, 11) +
    below(second, 70, 'Q50 60 74 66', 70) +
    area(form, 'M40 18l13 19h-6l11 16h-7l13 19H43.5v10h-7V72H16l13-19h-7l11-16h-6z') +
    area(form, 'M72 46l8 12h-4l7 11h-4l6 9H75v6h-6v-6H59l6-9h-4l7-11h-4z'),

  fern: ({ form, second, sun }) =>
    disc(sun, 70, 28, 9) +
    line(form, 3.5, 'M30 86C36 62 46 40 62 20') +
    [0, 1, 2, 3, 4].map((n) => frond(second, form, n)).join(''),

  oak: ({ form, second, sun }) =>
    disc(sun, 50, 44, 34) +
    below(second, 80, 'Q50 74 76 80', 80) +
    area(form, 'M46 82l1-20-12-11 3-2 9 6V44h6v9l8-7 3 2-11 13 1 21z') +
    area(
      form,
      'M50 14a14 14 0 0 1 13 8 12 12 0 0 1 12 17 11 11 0 0 1-13 14 11 11 0 0 1-12-1 11 11 0 0 1-12 1 11 11 0 0 1-13-14 12 12 0 0 1 12-17 14 14 0 0 1 13-8z',
    ),

  canyonArch: ({ form, second, sun }) =>
    disc(sun, 51, 50, 11) +
    below(second, 70, 'Q50 64 78 70', 70) +
    area(form, 'M13 80l5-42q2-14 18-15l30-1q14 1 17 14l4 44H70l-3-26q-2-14-16-14T34 54l-3 26z') +
    below(form, 79, 'L31 83 70 83', 79),

  cairn: ({ form, second, sun }) =>
    disc(sun, 72, 28, 10) +
    below(second, 80, 'Q50 72 76 80', 78) +
    area(
      form,
      'M26 80q0-9 10-9h28q10 0 10 9 0 4-6 4H32q-6 0-6-4zM31 62q1-8 9-8h22q8 1 8 8 0 6-7 6H38q-7 0-7-6zM37 45q1-7 8-7h13q7 1 7 7 0 6-6 6H43q-6 0-6-6zM43 29q2-6 8-6 7 1 7 6 0 6-6 6h-4q-5 0-5-6z',
    ),

  hills: ({ form, second, sun }) =>
    disc(sun, 50, 36, 13) +
    below(second, 56, 'Q28 40 52 54', 48) +
    below(form, 74, 'Q44 50 72 62', 58) +
    line(second, 3.5, 'M34 92Q40 78 56 74T66 60'),

  volcano: ({ form, second, sun }) =>
    area(sun, 'M44 38q-6-14 6-22 0 8 6 10t1 12z') +
    below(form, 76, 'Q32 68 41 40L59 40Q68 68 80 76', 76) +
    area(second, 'M41 40H59L61.5 48 56 45 52 53 47 46 42 50 38.7 47.5z'),
} satisfies Record<string, Emblem>;

/** One pair of a fern's leaves along its stem, smaller toward the tip. */
function frond(left: string, right: string, index: number): string {
  const [x, y] = [33 + index * 6.2, 74 - index * 12];
  const reach = 21 - index * 3;
  const at = (value: number): string => String(Math.round(value * 10) / 10);
  return (
    area(
      left,
      `M${at(x)} ${at(y)}q${at(-reach * 0.5)} ${at(-reach * 0.75)} ${at(-reach)} ${at(-reach * 0.5)} ${at(reach * 0.15)} ${at(reach * 0.6)} ${at(reach)} ${at(reach * 0.5)}z`,
    ) +
    area(
      right,
      `M${at(x + 1)} ${at(y)}q${at(reach * 0.7)} ${at(-reach * 0.45)} ${at(reach * 1.15)} ${at(reach * 0.05)} ${at(-reach * 0.5)} ${at(reach * 0.45)} ${at(-reach * 1.15)} ${at(-reach * 0.05)}z`,
    )
  );
}
