import { curve, type Point } from '../drawing/path.ts';
import { outrigger } from '../landmarks/southeast-asia.ts';
import { bambooRaft, junkBoat, longBoat } from '../layers/karst-boats.ts';
import { canopy, mist } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { greenOf, ranks, tower } from '../layers/limestone.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const junk: Draw = (stage) => {
  const green = greenOf(stage);
  const waterY = 650;
  const x = stage.motifX;
  sky(stage, { horizon: waterY, sunY: 320, radius: 86 });
  ranks(stage, green, waterY);
  water(stage, waterY, '#5ba39c', '#17565f');
  sunTrack(stage, stage.sunX, waterY, 860);
  const trio = [
    { x: x - 250, base: 690, half: 100, tall: 270, depth: 0.34, label: 'a' },
    { x: x + 350, base: 712, half: 190, tall: 480, depth: 0.2, label: 'b' },
    { x: x + 60, base: 706, half: 130, tall: 500, depth: 0.1, label: 'c' },
  ];
  for (const shape of trio) {
    const left = Math.round(shape.x - shape.half * 1.1);
    stage.canvas.fill(
      `M${left} ${shape.base}h${Math.round(shape.half * 2.2)}l${-Math.round(shape.half * 0.4)} ${Math.round(shape.tall * 0.22)}h${-Math.round(shape.half * 1.3)}z`,
      stage.shade(green, 0.3, shape.depth),
      0.35,
    );
    tower(stage, green, shape);
  }
  ripples(stage, 720, 985, 34);
  junkBoat(stage, Math.max(x - 200, stage.calmUntil + 200), 872, 1.2);
  birds(stage, x - 190, 290);
};

/** A fisher's raft on a river that mirrors its peaks. */
const raft: Draw = (stage) => {
  const { canvas } = stage;
  const green = greenOf(stage);
  const waterY = 700;
  const x = stage.motifX;
  sky(stage, { horizon: waterY, sunY: 300, radius: 84 });
  ranks(stage, green, waterY - 20);
  canopy(
    stage,
    'bank',
    [
      [-40, waterY - 4],
      [stage.width / 2, waterY],
      [stage.width + 40, waterY - 6],
    ],
    stage.ink('#4f7f58', 0.2),
    { min: 10, max: 30, step: 34 },
  );
  water(stage, waterY, '#7fb0a2', '#2a6466');
  canvas.reflected(waterY, 0.55, 0.3, () => {
    const row = [
      [-420, 90, 250, 0.4],
      [-190, 110, 400, 0.3],
      [330, 150, 470, 0.24],
      [90, 140, 540, 0.14],
    ] as const;
    for (const [i, [dx, half, tall, depth]] of row.entries())
      tower(stage, green, { x: x + dx, base: waterY, half, tall, depth, label: `p${i}` });
  });
  mist(stage, waterY - 40, 90, 0.4);
  sunTrack(stage, stage.sunX, waterY + 30, 900);
  ripples(stage, 750, 985, 26);
  bambooRaft(stage, Math.max(stage.asideX + 60, stage.calmUntil), 880);
  bamboo(stage);
  birds(stage, stage.asideX + 150, 380);
};

/** Bamboo bending in from the right edge. */
function bamboo(stage: Stage): void {
  const { canvas } = stage;
  const w = stage.width;
  const paint = stage.shade('#2f5f45', 0.22);
  const random = stage.random.fork('bamboo');
  let leaves = '';
  for (const [dx, tall, lean] of [
    [-20, 760, 90],
    [-70, 620, 130],
    [30, 700, 60],
  ] as const) {
    const [bx, tx] = [w + dx, w + dx - lean];
    canvas.stroke(`M${bx} 1000Q${bx} ${1000 - Math.round(tall * 0.6)} ${tx} ${1000 - tall}`, paint, 6);
    for (let i = 0; i < 7; i++) {
      const t = 0.45 + i * 0.085;
      const lx = Math.round(bx - lean * t * t);
      const ly = Math.round(1000 - tall * t);
      const long = random.whole(36, 70);
      leaves += `M${lx} ${ly}q-${Math.round(long * 0.5)} -6-${long} ${Math.round(long * 0.5)}q${Math.round(long * 0.6)} -4 ${long} -${Math.round(long * 0.5)}q${Math.round(long * 0.5)} 0 ${Math.round(long * 0.7)} ${Math.round(long * 0.5)}q-${Math.round(long * 0.5)} -6-${Math.round(long * 0.7)} -${Math.round(long * 0.5)}z`;
    }
  }
  canvas.fill(leaves, paint);
}

/** A long-prowed boat at a beach under leaning cliffs. */
const longtail: Draw = (stage) => {
  const { canvas } = stage;
  const green = greenOf(stage);
  const waterY = 650;
  const x = stage.motifX;
  sky(stage, { horizon: waterY, sunY: 300, radius: 84 });
  ranks(stage, green, waterY);
  water(stage, waterY, '#3fa9ad', '#4fc0b4');
  sunTrack(stage, stage.sunX, waterY, 800);
  stack(stage, green, x - 60, 700, 1);
  tower(stage, green, { x: x + 360, base: 700, half: 210, tall: 420, depth: 0.2, label: 'wall' });
  ripples(stage, 700, 860, 26, 0.45);
  const sand: Point[] = [
    [-40, 870],
    [stage.width * 0.24, 900],
    [stage.width * 0.52, 890],
    [stage.width * 0.8, 858],
    [stage.width + 60, 830],
  ];
  canvas.fill(`${curve(sand.map(([px, py]): Point => [px, py - 34]))}V1000H-40z`, stage.ink('#8fdcc8', 0.04), 0.7);
  canvas.fill(`${curve(sand.map(([px, py]): Point => [px, py - 9]))}V1000H-40z`, stage.light.cloud, 0.8);
  canvas.fill(
    `${curve(sand)}V1000H-40z`,
    canvas.fade(850, 1000, [
      [0, stage.lit('#efdcb2', 0.2)],
      [1, stage.ink('#dcb87f')],
    ]),
  );
  longBoat(stage, Math.max(stage.asideX + 130, stage.calmUntil * 0.9), 872);
  const dark = stage.shade('#1f4f40', 0.3);
  palm(stage, stage.width - 60, 1000, 520, -130, dark);
  palm(stage, stage.width + 10, 1000, 380, -60, dark);
  birds(stage, x - 260, 330);
};

/** A stack undercut by the tide, wider above than at its foot. */
function stack(stage: Stage, green: string, x: number, base: number, scale: number): void {
  const { canvas } = stage;
  canvas.at(x, base, scale, () => {
    canvas.fill(
      'M-70 6Q-96-20-84-70Q-122-130-108-220Q-116-300-70-360Q-60-430 0-440Q64-434 84-360Q124-300 110-210Q128-130 92-70Q92-20 70 6z',
      stage.lit(green, 0.08, 0.08),
    );
    canvas.fill(
      'M0-440Q64-434 84-360Q124-300 110-210Q128-130 92-70Q92-20 70 6H34Q60-70 30-150Q56-230 30-310Q40-390 0-440z',
      stage.shade(green, 0.4, 0.08),
      0.65,
    );
    canvas.fill(
      'M-60-60q4-90-16-150l18-40q26 60 22 190zM-10-120q10-60-6-130l20 10q14 60 6 120zM-40-300l20-30 10 60-20 10zM40-60l6-90 20 10v80z',
      stage.lit('#e6d6b8', 0.1, 0.1),
      0.62,
    );
    canvas.fill('M-84-70Q-60-40 0-44T92-70Q92-20 70 6H-70Q-96-20-84-70z', stage.shade('#5f5a50', 0.4), 0.5);
    canvas.fill('M-90 6H90L60 40H-60z', stage.light.shadow, 0.2);
  });
}

export const karst = { junk, raft, longtail, outrigger };
