import { mix } from '../drawing/color.ts';
import { type Point, polygon } from '../drawing/path.ts';
import { staveChurch } from '../landmarks/atlantic-edge.ts';
import { beagle } from '../landmarks/ice-coasts.ts';
import { castleLoch } from '../landmarks/scotland.ts';
import { conifers, crags, hills, land, mist } from '../layers/land.ts';
import { birds, sailboat, ship } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const waterY = 700;

/** A wall of rock that falls to the water: `side` 1 stands at the right edge, -1 at the left. */
function wall(
  stage: Stage,
  label: string,
  side: 1 | -1,
  reach: number,
  top: number,
  depth: number,
  pigment: string,
): void {
  const { canvas } = stage;
  const random = stage.random.fork(label);
  const edge = side > 0 ? stage.width + 20 : -20;
  const at = (share: number, y: number): Point => [edge - side * reach * share, y];
  const height = waterY - top;
  const brow: Point[] = [
    at(0, top - 30),
    at(0.3, top - random.between(0, 40)),
    at(0.44, top + 14),
    at(0.6, top + height * random.between(0.02, 0.1)),
  ];
  const face: Point[] = [
    at(0.72, top + height * 0.2),
    at(0.78, top + height * 0.42),
    at(0.88, top + height * 0.62),
    at(0.93, top + height * 0.84),
    at(1, waterY),
  ];
  const rock = canvas.fade(top, waterY, [
    [0, stage.lit(pigment, side < 0 ? 0.02 : 0.16, depth)],
    [1, mix(stage.ink(pigment, depth), stage.light.haze, 0.4)],
  ]);
  canvas.fill(polygon([...brow, ...face, [edge, waterY]]), rock);
  let ribs = '';
  for (const share of [0.12, 0.3, 0.46, 0.62, 0.76]) {
    const from = at(share, top + height * (0.12 + share * 0.42));
    const w = reach * random.between(0.05, 0.09);
    ribs += polygon([
      from,
      [from[0] + w, from[1] + 60],
      [from[0] + w * random.between(0.5, 1.4), waterY],
      [from[0] - w * 0.4, waterY],
      [from[0] - w * 0.1, from[1] + height * 0.3],
    ]);
  }
  canvas.fill(ribs, stage.shade(pigment, 0.3, depth), 0.5);
}

/** Steep walls on both sides and a small ship between them. */
const passage: Draw = (stage) => {
  const rock = stage.random.fork('rock').pick(['#4f7f80', '#5d7a86', '#5c8272']);
  const gap = stage.width * 0.5;
  sky(stage, { horizon: waterY, sunY: 300, sunX: stage.calmUntil ? stage.sunX : gap - 30 });
  land(stage, crags(stage, 'far', 640, 190, 210), rock, 0.74, { sharp: true, drop: 220, melt: 0.6 });
  const left = stage.calmUntil ? 0.16 : 0.31;
  wall(stage, 'l2', -1, stage.width * (left + 0.1), 470, 0.56, rock);
  wall(stage, 'r2', 1, stage.width * 0.42, 380, 0.44, rock);
  wall(stage, 'l1', -1, stage.width * left, stage.calmUntil ? 480 : 290, 0.3, rock);
  wall(stage, 'r1', 1, stage.width * 0.3, 150, 0.14, rock);
  if (stage.random.fork('fall').chance(0.5)) {
    const x = Math.round(stage.width * (stage.calmUntil ? 0.9 : left * 0.5));
    const top = stage.calmUntil ? 300 : 360;
    stage.canvas.fill(`M${x - 4} ${top}h9l7 ${waterY - top}h-23z`, stage.lit('#f4f6f2', 0.3, 0.1), 0.9);
  }
  mist(stage, 590, 130, 0.6);
  water(stage, waterY, '#5b9aa6', '#123f4e');
  sunTrack(stage, stage.calmUntil ? stage.sunX : gap - 30, waterY, 840);
  ripples(stage, 720, 985, 34);
  ship(stage, stage.calmUntil ? stage.sunX : stage.width * 0.47, 850, 0.95);
  shoreTrees(stage);
  birds(stage, gap, 420);
};

function shoreTrees(stage: Stage): void {
  const bank = hills(stage, 'bank', 985, 8, 500);
  const paint = stage.shade('#1f4b45', 0.35);
  const reach = Math.min(stage.width * 0.2, 380);
  land(stage, bank, '#1b453f', 0, { melt: 0 });
  conifers(stage, 'bl', bank, paint, { from: -10, to: reach, min: 60, max: 150, step: 50 });
  conifers(stage, 'br', bank, paint, { from: stage.width - reach * 0.7, min: 50, max: 130, step: 48 });
}

/** Red fishing cabins on stilts under sharp peaks. */
const cabins: Draw = (stage) => {
  const { canvas } = stage;
  const rock = '#60788a';
  sky(stage, { horizon: waterY, sunY: 270 });
  land(stage, crags(stage, 'far', 660, 210, 260), rock, 0.72, { sharp: true, drop: 220, melt: 0.6 });
  canvas.at(stage.motifX, waterY + 4, 1, () => {
    const stone = canvas.fade(-560, 0, [
      [0, stage.lit(rock, 0.16, 0.12)],
      [1, stage.ink(rock, 0.52)],
    ]);
    canvas.fill(
      'M-560 0L-470-130-420-180-380-290-330-250-290-330-230-420-190-400-130-520-100-560-66-500-30-440 10-470 60-390 110-410 160-500 196-540 230-470 270-400 330-360 380-240 450-180 560 0z',
      stone,
    );
    canvas.fill(
      'M-100-560l34 60 36 60-20 90 40 120-30 90 30 140h-140l40-130-30-100 50-110zM196-540l34 70 40 70 60 40 50 120 70 60 110 180H250l-40-130 30-110-46-120z',
      stage.shade(rock, 0.4, 0.14),
      0.7,
    );
    canvas.fill(
      'M-100-560l34 60 24 40-30-14-14 50-24-40-30 60-24-20-40 60 14-96 60-20zM196-540l34 70 20 36-28-10-18 44-20-50-30 40-20-30 26-60zM-380-290l50 40-10 40-30-30-26 40-12-6z',
      stage.lit('#f3f4ef', 0.2, 0.1),
    );
  });
  mist(stage, 590, 130, 0.5);
  water(stage, waterY, '#5f9aa8', '#163f50');
  ripples(stage, 720, 985, 30);
  canvas.fill(
    `M${stage.motifX - 430} 760Q${stage.motifX - 380} 716 ${stage.motifX - 250} 720T${stage.motifX + 60} 716T${stage.width + 20} 690V770z`,
    stage.ink('#4e5f5c', 0.1),
  );
  for (const [dx, scale] of [
    [-300, 0.9],
    [-150, 1.1],
    [20, 1],
    [180, 1.16],
    [350, 0.95],
  ] as const) {
    cabin(stage, stage.motifX + dx, 770, scale);
  }
  sailboat(stage, stage.asideX, 860, 1);
  shoreTrees(stage);
  birds(stage, stage.asideX + 60, 420);
};

function cabin(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  canvas.at(x, y, scale, () => {
    canvas.fill('M-46-14h7v44h-7zM-4-14h7v44h-7zM38-14h7v44h-7z', stage.shade('#3d3a38', 0.3));
    canvas.fill('M-52-10v-58L0-106l52 38v58z', stage.ink('#b5452f'));
    canvas.fill('M0-106l52 38v58H8z', stage.shade('#8a3426', 0.25), 0.5);
    canvas.fill('M0-116L64-66l-7 8L0-102-57-58l-7-8z', stage.lit('#e9e6dc', 0.1));
    canvas.fill('M-34-54h20v22h-20zM14-54h20v22H14z', stage.lit('#f1ece0', 0.1));
    canvas.fill('M-31-51h14v16h-14zM17-51h14v16H17z', stage.light.lamp);
    canvas.fill('M-60-14H60v7H-60z', stage.shade('#5b4a3d', 0.25));
  });
}

/** Mitre Peak rising straight from the sound, a fall beside it. */
const mitre: Draw = (stage) => {
  const { canvas } = stage;
  const rock = stage.random.fork('rock').pick(['#4c7476', '#55786a']);
  sky(stage, { horizon: waterY, sunY: 260 });
  land(stage, crags(stage, 'far', 670, 240, 320), rock, 0.7, { sharp: true, drop: 240, melt: 0.6 });
  const draw = () =>
    canvas.at(stage.motifX, waterY, 1, () => {
      const stone = canvas.fade(-570, 0, [
        [0, stage.lit(rock, 0.14, 0.12)],
        [1, stage.ink(rock, 0.46)],
      ]);
      canvas.fill(
        'M-470 0L-380-90-330-170-270-230-220-330-160-400-110-490-60-570-20-530 20-450 70-390 120-380 180-300 230-270 300-180 380-130 520 0z',
        stone,
      );
      canvas.fill(
        'M-60-570l40 40 40 80 50 60 50 10 60 80 50 30 70 90 80 50 140 130H70L10-150 40-240-30-330-10-420-50-480z',
        stage.shade(rock, 0.38, 0.1),
        0.75,
      );
      canvas.fill('M-60-570l40 40 20 40-26-8-14 40-20-34-22 40-28-6 40-62z', stage.lit('#f1f3ee', 0.2, 0.1), 0.9);
    });
  water(stage, waterY, '#568d93', '#12404a');
  canvas.reflected(waterY, 0.5, 0.3, draw);
  wall(stage, 'right', 1, stage.width * 0.2, 250, 0.1, rock);
  const fallX = Math.round(stage.width - stage.width * 0.075);
  canvas.fill(`M${fallX - 5} 330l14-2 8 372h-30z`, stage.lit('#f4f6f2', 0.3), 0.9);
  mist(stage, 600, 120, 0.55);
  sunTrack(stage, stage.sunX, waterY, 860);
  ripples(stage, 720, 985, 30);
  ship(stage, stage.asideX, 840, 0.8);
  shoreTrees(stage);
  birds(stage, stage.asideX + 80, 420);
};

export const fjord = { passage, cabins, mitre, beagle, castle: castleLoch, 'stave-church': staveChurch };
