import { curve, type Point } from '../drawing/path.ts';
import { reedBoat } from '../landmarks/altiplano.ts';
import { voyage } from '../landmarks/anywhere.ts';
import { cliffs } from '../landmarks/atlantic-edge.ts';
import { operaHouse } from '../landmarks/australia-and-reefs.ts';
import { cyclades } from '../landmarks/cyclades.ts';
import { tableMountain } from '../landmarks/southern-africa.ts';
import { gulet, riviera } from '../landmarks/tyrrhenian.ts';
import { conifers, hills, land } from '../layers/land.ts';
import { birds, sailboat } from '../layers/life.ts';
import { island, seascape } from '../layers/seascape.ts';
import type { Draw } from '../stage.ts';

/** Rounded granite islands with pines, a sloop in the channel. */
const pines: Draw = (stage) => {
  seascape(stage, '#6aa6b0', '#1c4f5f');
  const { canvas } = stage;
  const rock = stage.random.fork('rock').pick(['#a08a80', '#94928c']);
  const group = [
    { at: stage.asideX - 160, half: 300, tall: 46, y: 712, depth: 0.34, min: 30, max: 66, label: 'a' },
    { at: stage.motifX + 230, half: 420, tall: 80, y: 742, depth: 0.2, min: 46, max: 110, label: 'b' },
    { at: stage.motifX - 60, half: 290, tall: 64, y: 812, depth: 0.08, min: 70, max: 170, label: 'c' },
  ];
  for (const { at, half, tall, y, depth, min, max, label } of group) {
    const top: Point[] = [
      [at - half, y],
      [at - half * 0.7, y - tall * 0.5],
      [at - half * 0.3, y - tall],
      [at + half * 0.2, y - tall * 0.86],
      [at + half * 0.6, y - tall * 0.5],
      [at + half, y],
    ];
    canvas.fill(
      `M${Math.round(at - half)} ${y}h${half * 2}l${-Math.round(half * 0.3)} ${Math.round(tall * 0.6)}h${-Math.round(half * 1.3)}z`,
      stage.shade('#2d5d58', 0.2, depth),
      0.4,
    );
    conifers(stage, label, top, stage.ink('#2c5c4a', depth), {
      from: at - half * 0.62,
      to: at + half * 0.66,
      min,
      max,
      step: 18 + (1 - depth) * 12,
    });
    island(stage, top, y, rock, depth);
    const brow = top.map(([px, py]): Point => [px, Math.min(y, py - 3)]);
    canvas.fill(
      `${curve(brow)}L${curve(brow.map(([px, py]): Point => [px, Math.min(y, py + (y - py) * 0.5)]).toReversed()).slice(1)}z`,
      stage.ink('#6d8a58', depth),
      0.8,
    );
  }
  sailboat(stage, stage.asideX + 40, 830, 1.25);
  const bank: Point[] = [
    [stage.width * 0.72, 1004],
    [stage.width * 0.8, 960],
    [stage.width * 0.92, 930],
    [stage.width + 20, 920],
  ];
  canvas.fill(`${curve(bank)}V1010z`, stage.shade(rock, 0.45));
  conifers(stage, 'near', bank, stage.shade('#1f4b42', 0.4), {
    from: stage.width * 0.84,
    to: stage.width,
    min: 110,
    max: 240,
    step: 62,
  });
  birds(stage, stage.asideX + 120, 420);
};

/** A banded lighthouse and keeper's house on a point. */
const lighthouse: Draw = (stage) => {
  const { canvas } = stage;
  seascape(stage, '#5a9cab', '#173f52');
  const x = stage.motifX;
  const right = stage.width + 30;
  const rock = '#76706a';
  const crest: Point[] = [
    [x - 360, 800],
    [x - 300, 740],
    [x - 180, 690],
    [x - 40, 660],
    [x + 140, 640],
    [x + 320, 600],
    [right + 40, 560],
  ];
  if (stage.dark)
    canvas.fill(
      `M${x} 300L-20 ${Math.round(300 - x * 0.1)}V${Math.round(300 + x * 0.13)}zM${x} 300L${right} 250v100z`,
      stage.light.lamp,
      0.13,
    );
  canvas.at(x, 672, 1, () => {
    const white = stage.lit('#f5f1e6', 0.2);
    canvas.fill('M-52 0L-34-336H34L52 0z', white);
    canvas.fill('M-49-56l4-70h90l4 70zM-41-196l4-70h74l4 70z', stage.ink('#b5422d'));
    canvas.fill('M10 0L6-336H34L52 0z', stage.shade('#5d5f70', 0.2), 0.32);
    canvas.fill('M-48-336h96v12h-96zM-24-400h48v64h-48z', stage.shade('#2f3d45', 0.2));
    canvas.fill('M-18-392h36v50h-36z', stage.dark ? stage.light.lamp : stage.lit('#cfe2e2', 0.3));
    canvas.fill('M-32-400Q0-446 32-400zM-2-450h4v30h-4z', stage.ink('#8d3526'));
    canvas.fill('M-7-150h14v24H-7zM-7-290h14v24H-7zM-9-30H9V0H-9z', stage.light.lamp, 0.9);
    canvas.fill('M84-6v-62h170v62z', white);
    canvas.fill('M70-64L96-118H242l26 54z', stage.ink('#7b4a3c'));
    canvas.fill('M106-46h18v22h-18zm46 0h18v22h-18zm46 0h18v22h-18z', stage.light.lamp);
  });
  const land2 = canvas.fade(600, 860, [
    [0, stage.ink('#6f8a55', 0.06)],
    [0.3, stage.ink(rock, 0.04)],
    [1, stage.shade(rock, 0.4)],
  ]);
  canvas.fill(`${curve(crest)}V870H${x - 420}Q${x - 390} 830 ${x - 360} 800z`, land2);
  canvas.fill(
    `M${x - 260} 860L${x - 220} 760 ${x - 150} 800 ${x - 100} 730 ${x - 10} 810 ${x + 60} 720 ${x + 150} 800 ${x + 230} 720 ${x + 340} 800 ${right} 730V870z`,
    stage.shade(rock, 0.5),
    0.5,
  );
  canvas.fill(
    `M${x - 440} 874q30-36 80-24q40-26 100 0q60-24 120 2q70-22 140 0q70-24 150 0q80-20 150 0L${right} 846V890H${x - 440}z`,
    stage.lit('#eef3ef', 0.1),
    0.75,
  );
  sailboat(stage, stage.asideX - 20, 780, 0.95);
  land(stage, hills(stage, 'near', 985, 8, 400), '#1f4650', 0, { melt: 0 });
  birds(stage, x - 330, 400, 6);
};

export const archipelago = {
  cyclades,
  pines,
  lighthouse,
  'reed-boat': reedBoat,
  riviera,
  gulet,
  cliffs,
  'table-mountain': tableMountain,
  'opera-house': operaHouse,
  voyage,
};
