import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import type { Stage } from '../stage.ts';
import { sky } from './sky.ts';
import { ripples, sunTrack, water } from './water.ts';

const seaY = 650;

/** An island that rests on the sea between two x, its crest along the points between. */
export function island(stage: Stage, points: readonly Point[], foot: number, pigment: string, depth: number): void {
  const top = Math.min(...points.map((point) => point[1]));
  const paint = stage.canvas.fade(top, foot, [
    [0, stage.ink(pigment, depth)],
    [1, mix(stage.ink(pigment, depth), stage.light.haze, 0.25)],
  ]);
  stage.canvas.fill(`${curve(points)}V${foot}z`, paint);
}

export function seascape(stage: Stage, far: string, near: string): void {
  sky(stage, { horizon: seaY, sunY: 300, radius: 84 });
  const w = stage.width;
  const stone = '#8d8d80';
  island(
    stage,
    [
      [w * 0.1, seaY + 2],
      [w * 0.16, seaY - 46],
      [w * 0.24, seaY - 70],
      [w * 0.32, seaY - 40],
      [w * 0.42, seaY - 34],
      [w * 0.5, seaY + 2],
    ],
    seaY + 2,
    stone,
    0.66,
  );
  island(
    stage,
    [
      [w * 0.46, seaY + 2],
      [w * 0.54, seaY - 40],
      [w * 0.6, seaY - 26],
      [w * 0.7, seaY - 54],
      [w * 0.82, seaY + 2],
    ],
    seaY + 2,
    stone,
    0.74,
  );
  water(stage, seaY, far, near);
  sunTrack(stage, stage.sunX, seaY, 880);
  ripples(stage, 680, 985, 30);
}
