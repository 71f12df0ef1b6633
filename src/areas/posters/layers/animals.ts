import type { Stage } from '../stage.ts';

/** Larger animals than those of life.ts. They face right, feet at (0, 0); dark tones first, then light. */
export const animals = {
  bison: [
    'M-70 0l-2-34q-12-12-8-34q4-22 30-26q10-20 38-26q34-6 54 14q18 8 26 26q12 18 8 38q-2 16-14 18l-12-8q-8 10-14 32h-14l-2-24q-26 2-46-2l-12 26h-14l4-28q-8 2-10 28z',
    'M-12-120q34-6 54 14q18 8 26 26q12 18 8 38q-2 16-14 18l-12-8q-8-2-14-10q-30-10-40-34q-14-24-8-44z',
  ],
  kangaroo: [
    'M-6 0l-24-2q-2-8 10-10q-14-16-8-36q-22 22-54 34q24-26 44-56q18-24 40-30q4-18 6-28l-8-20 8 2 4 10 4-14 6 16q14 6 18 14q-2 6-18 8l2 26 12 20-6 4-16-14q4 28-12 44q2 12 14 18q-4 12-22 14z',
    'M14-98q10 14 6 32q-6-10-14-12z',
  ],
  gorilla: [
    'M-66 0q-6-40 4-66q10-40 46-50q8-26 36-28q24 0 30 22q2 12-4 22q16 10 20 34l8 66h-26l-10-46q-14 18-34 22l6 24h-40l-2-24q-10 10-8 24z',
    'M-16-116q-26 10-34 40q-4 24 12 44q-2-40 34-60q8-14-12-24z',
  ],
  bear: [
    'M-92 0l2-34q-14-8-14-32q2-40 48-46q46-8 78 4l26-18q2-8 8-8l6 6 20 10q10 4 6 10l-20 10q-8 18-24 26q8 30 4 72h-22l-4-38q-14 10-32 10l-6 28h-22l2-30q-14-2-24-8l-8 38z',
    'M-104-66q20 30 70 30q40 4 70-10q6 20 4 46h-6l-4-38q-14 10-32 10l-6 28h-22l2-30q-14-2-24-8l-8 38h-32l2-34q-14-8-14-34z',
  ],
  wildebeest: [
    'M-46 0l4-38q-8-4-12 26q-8-44 14-50l40-2q18-8 30 4l6 4q6 14-2 34l-8 2-4-14q-6 8-8 34h-8l-2-28q-14 2-26-2l-8 30h-8l4-30-6 30z',
    'M26-60q10-2 16-12q4 12-8 14zM-10-64q18-8 30 4l-4 26q-10-16-26-30z',
  ],
  tortoise: [
    'M-70-8q-4-52 50-64q40-6 62 24l10 26q14-20 16-38q2-12 16-12q16 2 12 14l-10 6q-6 34-26 50h-8l6 20h-32l-2-16h-54l-2 16h-30z',
    'M-66-24q10-40 48-48q40-6 62 24l10 26q-60 12-120-2z',
  ],
  horseman: [
    'M-34 0l3-36q-13 2-13 22q-8-34 14-36l36 1q12-5 18-25l6-8 22 13q3 4-2 6l-12 1q-5 14-9 26l1 36h-6l-5-30q-14 4-30 0l-8 30h-6l4-30-7 30z',
    'M-16-46l-2-34q2-14 14-14q12 2 12 16l-2 32 8 18-8 2-10-20zM-12-104a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM-16-108h26l-6-12h-14z',
  ],
} as const;

export type Animal = keyof typeof animals;

/** `dark` colors the whole animal, `light` its mane, shell, rider or sunlit back. */
export function animal(
  stage: Stage,
  kind: Animal,
  x: number,
  y: number,
  scale: number,
  dark: string,
  light: string,
): void {
  const { canvas } = stage;
  const [body, part] = animals[kind];
  canvas.copy(canvas.stamp(body), x, y, scale, Math.abs(scale), dark);
  canvas.copy(canvas.stamp(part), x, y, scale, Math.abs(scale), light);
}
