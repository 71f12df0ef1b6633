import { mix } from '../drawing/color.ts';
import type { Stage } from '../stage.ts';

/** Fuji's even cone and ragged snow, for the two motifs that show it. (x, base) is the middle of its foot. */
export function fujiCone(stage: Stage, x: number, base: number, half: number, tall: number, depth: number): void {
  const { canvas } = stage;
  const at = (dx: number, up: number) => `${Math.round(x + half * dx)} ${Math.round(base - tall * up)}`;
  const blue = '#6c86a6';
  const body = canvas.fade(base - tall, base, [
    [0, stage.ink(blue, depth)],
    [1, mix(stage.ink(blue, depth), stage.light.haze, 0.6)],
  ]);
  const rim = `${at(-0.13, 0.985)}L${at(-0.07, 0.97)} ${at(-0.02, 1)} ${at(0.05, 0.975)} ${at(0.12, 0.99)}`;
  canvas.fill(`M${at(-1.3, 0)}Q${at(-0.5, 0.24)} ${at(-0.13, 0.985)}L${rim}Q${at(0.5, 0.24)} ${at(1.3, 0)}z`, body);
  canvas.fill(
    `M${at(0.05, 0.975)}L${at(0.12, 0.99)}Q${at(0.5, 0.24)} ${at(1.3, 0)}H${Math.round(x + half * 0.5)}Q${at(0.2, 0.4)} ${at(0.05, 0.975)}z`,
    stage.shade(blue, 0.3, depth),
    0.35,
  );
  const snow = `M${at(-0.13, 0.985)}L${rim}L${at(0.2, 0.78)} ${at(0.28, 0.62)} ${at(0.2, 0.68)} ${at(0.17, 0.52)} ${at(0.1, 0.68)} ${at(0.05, 0.56)} ${at(0.01, 0.7)} ${at(-0.06, 0.48)} ${at(-0.1, 0.66)} ${at(-0.18, 0.54)} ${at(-0.2, 0.68)} ${at(-0.29, 0.6)} ${at(-0.21, 0.78)}z`;
  canvas.fill(snow, stage.lit('#f6f4ee', 0.2, depth * 0.4));
}
