import { mix } from '../drawing/color.ts';
import { type Point, polygon } from '../drawing/path.ts';
import type { Stage } from '../stage.ts';

const reds = ['#c4603a', '#bd5a38', '#cb7146'] as const;

export const redOf = (stage: Stage) => stage.random.fork('red').pick(reds);

/** A butte: sheer banded cliff over a talus skirt. `shape` are cliff outlines as shares of half-width and height. */
export function butte(
  stage: Stage,
  x: number,
  base: number,
  half: number,
  tall: number,
  depth: number,
  pigment: string,
  label: string,
): void {
  const { canvas } = stage;
  const random = stage.random.fork(label);
  const top = base - tall;
  const shelf = base - tall * 0.36;
  const jag = () => random.between(0, 0.05) * half;
  const left: Point[] = [
    [x - half * 1.7, base],
    [x - half * 1.15, shelf + tall * 0.06],
    [x - half, shelf - jag()],
    [x - half * 0.96, top + tall * 0.22],
    [x - half * 0.9 - jag(), top + tall * 0.2],
    [x - half * 0.88, top + 10],
    [x - half * 0.5, top - jag()],
  ];
  const right: Point[] = [
    [x + half * 0.3, top + jag()],
    [x + half * 0.34, top - 6],
    [x + half * 0.86, top + 6],
    [x + half * 0.9, top + tall * 0.16],
    [x + half * 0.97 + jag(), top + tall * 0.18],
    [x + half, shelf],
    [x + half * 1.2, shelf + tall * 0.07],
    [x + half * 1.75, base],
  ];
  const face = canvas.fade(top, base, [
    [0, stage.lit(pigment, 0.18, depth)],
    [0.64, stage.ink(pigment, depth)],
    [1, mix(stage.ink(pigment, depth + 0.1), stage.light.haze, 0.16)],
  ]);
  canvas.fill(polygon([...left, ...right]), face);
  const seam: Point[] = [0, 0.2, 0.42, 0.64, 1].map((share, i) => [
    x + half * (0.3 + (i % 2 ? 0.12 : 0) + share * 0.16),
    top + tall * share,
  ]);
  canvas.fill(polygon([...right.slice(1), ...seam.toReversed()]), stage.shade(pigment, 0.4, depth), 0.72);
  let bands = '';
  for (const [share, thick] of [
    [0.1, 6],
    [0.17, 10],
    [0.36, 7],
    [0.56, 9],
  ] as const) {
    const y = Math.round(top + tall * share);
    bands += `M${Math.round(x - half * 0.9)} ${y}h${Math.round(half * 1.8)}v${thick}h${-Math.round(half * 1.8)}z`;
  }
  canvas.fill(bands, stage.lit(pigment, 0.4, depth), 0.3);
  let cracks = '';
  for (let i = 0; i < 6; i++) {
    const cx = Math.round(x + half * (-0.82 + i * 0.3 + random.between(-0.06, 0.06)));
    const y = Math.round(top + tall * random.between(0.2, 0.36));
    cracks += `M${cx} ${y}h7l-3 ${Math.round(shelf - y + tall * random.between(-0.06, 0.02))}z`;
  }
  canvas.fill(cracks, stage.shade(pigment, 0.5, depth), 0.5);
}

export function scrub(stage: Stage, from: number, to: number, pigment: string): void {
  const random = stage.random.fork(`scrub${from}`);
  let path = '';
  for (let i = 0; i < stage.width / 55; i++) {
    const y = random.between(from, to);
    const r = Math.round(10 + ((y - from) / (to - from)) * 22);
    path += `M${random.whole(-10, stage.width)} ${Math.round(y)}q${Math.round(r * 0.3)} ${-r} ${r} ${-r}t${r} ${r}z`;
  }
  stage.canvas.fill(path, stage.ink(pigment, 0.1));
}
