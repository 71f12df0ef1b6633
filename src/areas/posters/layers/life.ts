import { mix } from '../drawing/color.ts';
import type { Stage } from '../stage.ts';

/** A small flock, on one poster in three, where it meets neither text nor the motif; elsewhere the sky stays empty. */
export function birds(stage: Stage, x: number, y: number, count = 5): void {
  const random = stage.random.fork('birds');
  const crowded = stage.width < 1100 && Math.abs(x - stage.motifX) < 330;
  if (!random.chance(0.4) || crowded || x < stage.calmUntil + 100) return;
  let path = '';
  for (let i = 0; i < count; i++) {
    const wing = random.whole(11, 17);
    const [left, top] = [x + random.whole(-110, 90), y + random.whole(-45, 45)];
    path += `M${Math.round(left)} ${Math.round(top)}q${wing * 0.6} ${-7} ${wing} 5q${Math.round(wing * 0.4)} -12 ${wing} -5`;
  }
  stage.canvas.stroke(path, stage.shade('#3a4f58', 0.35, 0.1), 4, 0.85);
}

/** Figures face right, feet at (0, 0). */
export const silhouettes = {
  camel:
    'M-33 0l-3-28q-6-10-5-24q0-14 12-18q8-2 11-9q10-20 20-1q4 8 12 10q12 2 15-2q6-6 8-16q2-12 12-13l15 4q4 3 0 6l-11 2q-3 20-12 33q-6 9-14 12l2 20 6 24h-6l-7-24-4-18-3 20-8 22h-6l6-24 1-20q-14 4-24-2l2 22-4 24h-6l1-24-4-14-4 16 6 22z',
  elephant:
    'M-54 0v-34q-8 10-6 20q-8-14 1-32q2-36 42-40q30-3 44 8q10-6 24 1q12 8 11 30l2 24q1 10 9 7l2 5q-16 8-19-10l-3-20q-7 5-13 3l-2 38h-16l-2-26q-18 6-38 0l-2 26z',
  giraffe:
    'M-26 0l3-54q-4-10 2-18l30-12q5-44 12-70q2-9 9-9l15 6q5 3 1 7l-12 2q-9 44-14 76q0 14-5 20l4 52h-6l-7-46q-10 3-18 1l-8 45z',
  horse:
    'M-34 0l3-36q-13 2-13 22q-8-34 14-36l36 1q12-5 18-25l6-8 22 13q3 4-2 6l-12 1q-5 14-9 26l1 36h-6l-5-30q-14 4-30 0l-8 30h-6l4-30-7 30z',
  llama: 'M-24 0l2-38q-4-16 8-18l24 2q5-18 6-38l2-9 4 6 13 5q2 4-1 5l-9 3q0 26-4 38l-1 44h-6l-3-32h-18l-6 32z',
  walker: 'M-6 0l3-30-5-3 2-25q6-7 13 0l2 25-4 3 4 30h-5l-4-24-3 24zM-6-66a7 7 0 1 1 13 0a7 7 0 1 1-13 0z',
  penguin: 'M-13 0q-9-34-1-52q-2-20 13-21q10 1 14 9l9 4-9 3q1 4 1 6q8 22-1 51z',
} as const;

export type Silhouette = keyof typeof silhouettes;

export function figure(stage: Stage, kind: Silhouette, x: number, y: number, scale: number, paint: string): void {
  const stamp = stage.canvas.stamp(silhouettes[kind]);
  stage.canvas.copy(stamp, x, y, scale, Math.abs(scale), paint);
}

/** A boat's shadow on the water. */
function wake(stage: Stage, x: number, y: number, half: number): void {
  const left = Math.round(x - half);
  stage.canvas.fill(
    `M${left} ${Math.round(y)}h${Math.round(half * 2)}l${-Math.round(half * 0.3)} 14h${-Math.round(half * 1.2)}z`,
    stage.light.shadow,
    0.22,
  );
}

/** A small passenger ship with one red funnel, bow to the right. */
export function ship(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  wake(stage, x, y, 100 * scale);
  canvas.at(x, y, scale, () => {
    const white = stage.lit('#f6f2e6', 0.2);
    canvas.fill('M-24-62h26l-4-30h-19z', stage.ink('#c4472c'));
    canvas.fill('M-23-84h23l1 7h-25zM40-60h4v-38h-4z', stage.shade('#24505e', 0.4));
    canvas.fill('M-72-40l6-24H54l14 24zM-88-22v-20H88l-6 20z', white);
    canvas.fill('M14-64h40l14 24H44z', stage.shade('#c9cfc8', 0.2), 0.6);
    canvas.fill('M-104-24H112Q98 0 84 4H-88Q-102-4-104-24z', stage.shade('#1d5063', 0.15));
    canvas.fill('M-104-24H112l-5 7H-103z', white);
    const deck = 'M-60-54h10v6h-10zm20 0h10v6h-10zm20 0h10v6h-10zm20 0h10v6h-10zm20 0h10v6h-10z';
    const rooms = 'M-76-36h10v7h-10zm24 0h10v7h-10zm24 0h10v7h-10zm24 0h10v7h-10zm24 0h10v7h-10zm24 0h10v7h-10z';
    canvas.fill(deck + rooms, stage.light.lamp, stage.dark ? 1 : 0.75);
  });
}

/** A sloop. `pigment` is its sail. */
export function sailboat(stage: Stage, x: number, y: number, scale: number, pigment = '#f8f3e4'): void {
  const { canvas } = stage;
  wake(stage, x, y, 34 * scale);
  canvas.at(x, y, scale, () => {
    canvas.fill('M3-118Q52-60 48-18L3-14z', stage.lit(pigment, 0.12));
    canvas.fill('M-3-104L-34-18l31 4z', stage.shade(pigment, 0.18));
    canvas.fill('M-2-122h4V-8h-4zM-42-12H50Q44 2 34 6H-26Q-38 0-42-12z', stage.shade('#4c3327', 0.25));
  });
}

/** A dugout or canoe with a standing or seated paddler. */
export function canoe(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  wake(stage, x, y, 74 * scale);
  canvas.at(x, y, scale, () => {
    const dark = stage.shade('#4a3022', 0.3);
    canvas.fill('M-100-16Q-60-6 0-6T100-18Q88 6 60 8H-62Q-88 6-100-16z', dark);
    canvas.fill('M-56-6l2-34q10-10 20 0l4 34zM26-6l2-32q10-10 18 0l4 32z', dark);
    canvas.disc(-44, -50, 9, dark);
    canvas.disc(37, -46, 9, dark);
    canvas.fill('M-64-38q20-22 42 0zM16-35q20-22 42 0z', stage.ink('#d9a84a'));
    canvas.stroke('M48-32L78 4', dark, 4);
  });
}

/** Bare lamp light: a warm glow around a point, only when it is dark. */
export function glow(stage: Stage, x: number, y: number, radius: number): void {
  if (!stage.dark) return;
  stage.canvas.halo(x, y, radius, mix(stage.light.lamp, '#ff9a4a', 0.4), 0.6);
}
