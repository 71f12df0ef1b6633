import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import type { Stage } from '../stage.ts';
import { mist } from './land.ts';

const greens = ['#4f8a72', '#4d8180', '#5d8a5f'] as const;

export const greenOf = (stage: Stage) => stage.random.fork('green').pick(greens);

type Profile = readonly Point[];

/** A limestone tower. Profiles are half outlines as shares of half-width and height, foot to top. */
const profiles: readonly [Profile, ...Profile[]] = [
  [
    [-1, 0],
    [-0.96, 0.3],
    [-0.8, 0.62],
    [-0.56, 0.9],
    [-0.1, 1],
    [0.34, 0.95],
    [0.66, 0.68],
    [0.86, 0.34],
    [1, 0],
  ],
  [
    [-1, 0],
    [-0.82, 0.2],
    [-0.78, 0.56],
    [-0.44, 0.78],
    [-0.2, 1],
    [0.12, 0.96],
    [0.4, 0.66],
    [0.84, 0.5],
    [1, 0],
  ],
  [
    [-1, 0],
    [-0.9, 0.44],
    [-0.7, 0.7],
    [-0.3, 0.82],
    [0.16, 1],
    [0.5, 0.92],
    [0.8, 0.6],
    [0.9, 0.24],
    [1, 0],
  ],
];

interface TowerShape {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly tall: number;
  readonly depth: number;
  readonly label: string;
}

export function tower(stage: Stage, green: string, shape: TowerShape): void {
  const { canvas } = stage;
  const { x, base, half, tall, depth } = shape;
  const random = stage.random.fork(shape.label);
  const profile = random.pick(profiles);
  const sway = () => random.between(-0.05, 0.05);
  const points = profile.map(([w, h], i): Point => {
    const inner = i > 0 && i < 8;
    return [x + half * (w * 1.08 + (inner ? sway() : 0)), base - tall * (h * 1.06 + (inner ? sway() : 0))];
  });
  canvas.fill(
    `${curve(points)}z`,
    canvas.drop([
      [0, stage.lit(green, 0.06, depth)],
      [1, mix(stage.ink(green, depth), stage.light.haze, 0.4)],
    ]),
  );
  if (depth > 0.45) return;
  const right = points.slice(4).map(([px, py]): Point => [px, py]);
  canvas.fill(
    `${curve(right)}L${Math.round(x + half * 0.36)} ${base}L${Math.round(x + half * 0.16)} ${Math.round(base - tall * 0.4)} ${Math.round(x + half * 0.4)} ${Math.round(base - tall * 0.66)}z`,
    stage.shade(green, 0.36, depth),
    0.6,
  );
  let scars = '';
  for (let i = 0; i < 6; i++) {
    const [sx, sy] = [
      Math.round(x + half * random.between(-0.62, 0.5)),
      Math.round(base - tall * random.between(0.2, 0.72)),
    ];
    const [w, h] = [Math.max(4, Math.round(half * 0.09)), Math.round(tall * random.between(0.07, 0.14))];
    scars += `M${sx} ${sy}l${w} 4-${Math.round(w / 3)} ${h}-${w} -6z`;
  }
  canvas.fill(scars, mix(stage.ink('#e9dfc6', depth), stage.ink(green, depth), 0.3), 0.7);
}

/** Two hazy ranks of towers along the water line. */
export function ranks(stage: Stage, green: string, waterY: number): void {
  const random = stage.random.fork('ranks');
  for (const [rank, depth, low, high] of [
    [0, 0.76, 110, 240],
    [1, 0.58, 150, 320],
  ] as const) {
    const count = Math.round(stage.width / stage.sparseness / (rank ? 300 : 200)) + 1;
    for (let i = 0; i < count; i++) {
      const x = ((i + random.between(0.1, 0.9)) / count) * stage.width;
      const calm = x < stage.calmUntil ? 0.6 : 1;
      tower(stage, green, {
        x,
        base: waterY + rank * 4,
        half: random.between(60, 110),
        tall: random.between(low, high) * calm,
        depth,
        label: `t${rank}${i}`,
      });
    }
  }
  mist(stage, waterY - 90, 110, 0.6);
}
