import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import type { Stage } from '../stage.ts';

/** Open water from a height to the poster's foot: sky at its far edge, its own color near. */
export function water(stage: Stage, y: number, far: string, near: string, toY = 1000): void {
  const { canvas, light } = stage;
  // At dusk water takes its color from the sky; its own teal under that light is gray.
  const glow = stage.hour === 'dusk' ? 0.3 : 0;
  const paint = canvas.fade(y, toY, [
    [0, mix(stage.ink(far, 0.1), light.sky[2], 0.42 + glow)],
    [0.4, mix(stage.ink(far), light.sky[1], 0.15 + glow)],
    [1, mix(stage.ink(near), light.sky[0], glow * 1.4)],
  ]);
  canvas.fill(`M0 ${Math.round(y)}H${stage.width}V${Math.round(toY)}H0z`, paint);
}

/** The sun's broken path on water, if this sky has a sun. */
export function sunTrack(stage: Stage, x: number, y: number, toY: number): void {
  if (stage.skyStyle.disc === 'none') return;
  const random = stage.random.fork(`track${y}`);
  let path = '';
  let half = 40;
  for (let at = y + 8; at < toY; at += random.between(12, 20)) {
    const long = Math.round(half * random.between(0.7, 1.5));
    path += `M${Math.round(x - long / 2 + random.between(-half, half) * 0.35)} ${Math.round(at)}h${long}`;
    half = 40 + ((at - y) / (toY - y)) * 52;
  }
  stage.canvas.stroke(path, stage.light.sun, 5, stage.hour === 'night' ? 0.34 : 0.5);
}

/** Short bright dashes, larger toward us. */
export function ripples(stage: Stage, fromY: number, toY: number, count: number, opacity = 0.34): void {
  const random = stage.random.fork(`ripples${fromY}`);
  let path = '';
  for (let i = 0; i < (count * stage.width) / 1450 / stage.sparseness; i++) {
    const near = random.next();
    const y = fromY + (toY - fromY) * near;
    path += `M${random.whole(-20, stage.width)} ${Math.round(y)}h${Math.round(18 + near * random.between(20, 70))}`;
  }
  stage.canvas.stroke(path, stage.light.cloud, 4, stage.hour === 'night' ? opacity * 0.6 : opacity);
}

/** A river seen from above: a band along center points that carry half-widths, far end first. */
export function stream(points: readonly (readonly [x: number, y: number, half: number])[]): string {
  const left = points.map(([x, y, half]): Point => [x - half, y]);
  const right = points.map(([x, y, half]): Point => [x + half, y]);
  return `${curve(left)}L${curve(right.toReversed()).slice(1)}z`;
}
