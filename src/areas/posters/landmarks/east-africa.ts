import { mix } from '../drawing/color.ts';
import { curve, heightAt, type Point } from '../drawing/path.ts';
import { animal } from '../layers/animals.ts';
import { canopy, crags, grass, hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { uprights } from '../layers/masonry.ts';
import { fern, roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';
import { balloon } from './bosporus.ts';

/** A gorilla family in the wet green of the volcanoes. */
export const gorillas: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const green = '#4a8052';
  sky(stage, { horizon: 600, sunY: 220 });
  const cone = (at: number, half: number, tall: number, depth: number) =>
    canvas.fill(
      `M${at - half} 640Q${at - half * 0.4} ${600 - tall * 0.4} ${at - half * 0.08} ${640 - tall}L${at + half * 0.1} ${644 - tall}Q${at + half * 0.4} ${600 - tall * 0.4} ${at + half} 640z`.replaceAll(
        /-?\d+\.\d+/g,
        (n) => `${Math.round(Number(n))}`,
      ),
      canvas.fade(640 - tall, 640, [
        [0, stage.ink('#4f7f72', depth)],
        [1, mix(stage.ink(green, depth), stage.light.haze, 0.4)],
      ]),
    );
  cone(x - 420, 380, 260, 0.62);
  cone(x + 240, 460, 360, 0.5);
  mist(stage, 540, 160, 0.7);
  canopy(stage, 'mid', hills(stage, 'mid', 660, 30, 340), stage.ink(green, 0.38), { min: 26, max: 60, step: 60 });
  mist(stage, 640, 130, 0.5);
  canopy(stage, 'near', hills(stage, 'near', 760, 20, 320), stage.ink(mix(green, '#1d5a45', 0.3), 0.2), {
    min: 30,
    max: 66,
    step: 70,
  });
  const glade: Point[] = [
    [-40, 860],
    [x - 400, 850],
    [x, 866],
    [stage.width + 60, 846],
  ];
  land(stage, glade, '#6f9a4f', 0.06, { melt: -0.05, drop: 140 });
  const fur = stage.shade('#2c3236', 0.3);
  const back = stage.shade('#8f9494', 0.1);
  animal(stage, 'gorilla', x + 10, 916, 2, fur, back);
  animal(stage, 'gorilla', x - 240, 900, 1.15, fur, stage.shade('#454b50', 0.2));
  animal(stage, 'gorilla', x + 220, 886, -0.6, fur, stage.shade('#454b50', 0.2));
  const leaf = stage.shade('#2f6a44', 0.15);
  const dark = stage.shade('#1a4a38', 0.25);
  canopy(stage, 'front', hills(stage, 'front', 975, 12, 320), dark, { min: 18, max: 40, step: 60 });
  const size = stage.calmUntil ? 0.7 : 1;
  fern(stage, -10, 1000, 210 * size, 280 * size, leaf);
  fern(stage, stage.width + 10, 1000, -220, 330, leaf);
  fern(stage, stage.width - 130, 1010, -130, 190, dark);
  fern(stage, 110, 1010, 130, 180, dark);
  birds(stage, stage.asideX + 110, 330);
};

/** A balloon over the herds of the migration. */
export const balloons: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 720, sunY: 420, radius: 104 });
  land(stage, hills(stage, 'far', 690, 44, 460), '#a08c86', 0.66, { melt: 0.3, drop: 110 });
  land(stage, hills(stage, 'low', 722, 12, 480), '#9a9458', 0.44, { melt: 0.1, drop: 90 });
  let scrub = '';
  const random = stage.random.fork('scrub');
  for (let i = 0; i < stage.width / 80; i++) {
    const [px, r] = [random.whole(0, stage.width), random.whole(9, 20)];
    scrub += `M${px - r * 2} ${738 - r}q${r * 2}-${r} ${r * 4} 0l-${r} 4-${r - 2} 0v${r}h-4v-${r}z`;
  }
  canvas.fill(scrub, stage.ink('#5d6b40', 0.4));
  const straw = stage.random.fork('straw').pick(['#c9a24e', '#bfa050', '#c99a4a']);
  land(
    stage,
    [
      [-40, 746],
      [stage.width / 2, 750],
      [stage.width + 40, 744],
    ],
    straw,
    0.2,
    { melt: -0.03, drop: 200 },
  );
  herd(stage, x);
  for (const [dx, y, scale, paint] of [
    [40, 330, 1.5, '#c4472c'],
    [-320, 250, 0.6, '#d9a23c'],
    [300, 210, 0.42, '#3f7f9a'],
  ] as const)
    if (x + dx > stage.calmUntil + 60) balloon(stage, x + dx, y, scale, paint);
  canvas.fill(`M${x - 60} 800q100-20 220 0-110 22-220 0z`, stage.light.shadow, 0.16);
  const near = hills(stage, 'near', 940, 14, 480);
  land(stage, near, '#8d5f2e', 0, { melt: 0 });
  grass(stage, 'blades', near, stage.shade('#7a5328', 0.15), { min: 16, max: 48, step: 15 });
};

function herd(stage: Stage, x: number): void {
  const dark = stage.shade('#4d4038', 0.3, 0.06);
  const mane = stage.shade('#2f2824', 0.3, 0.06);
  for (const [dx, y, scale] of [
    [-560, 780, 0.36],
    [-500, 776, 0.34],
    [-430, 784, 0.38],
    [-350, 778, 0.34],
    [-280, 786, 0.4],
    [-200, 780, 0.36],
    [330, 784, 0.38],
    [400, 778, 0.34],
    [-450, 850, 0.8],
    [-330, 866, 0.95],
    [-190, 852, 0.85],
    [-60, 876, 1.05],
    [90, 858, 0.85],
    [220, 874, 1],
    [350, 858, 0.8],
  ] as const)
    animal(stage, 'wildebeest', x + dx, y, scale, dark, mane);
}

/** A church cut down into the rock in the shape of a cross. */
export const lalibela: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const rock = '#c98a62';
  sky(stage, { horizon: 500, sunY: 190 });
  land(stage, crags(stage, 'far', 450, 110, 360), '#8f8f9a', 0.7, { melt: 0.4, drop: 160 });
  land(stage, hills(stage, 'mid', 500, 34, 380), '#9aa06a', 0.5, { melt: 0.3, drop: 120 });
  const top: Point[] = [
    [-40, 570],
    [x - 500, 540],
    [x - 200, 530],
    [x + 200, 530],
    [stage.width + 340, 560],
  ];
  let trees = '';
  for (const [dx, tall] of [
    [-560, 90],
    [-470, 120],
    [-420, 80],
    [330, 110],
    [420, 90],
    [480, 130],
  ] as const)
    trees += roundTree(x + dx, 552, tall);
  canvas.fill(trees, stage.ink('#5f7f52', 0.3));
  land(stage, top, '#d9a578', 0.12, { melt: -0.06, drop: 340 });
  canvas.fill(`M${x - 330} 560H${x + 330}L${x + 470} 880H${x - 520}z`, stage.shade('#7d4a36', 0.4, 0.03));
  canvas.fill(`M${x - 330} 560L${x - 520} 880H${x - 330}L${x - 250} 574z`, stage.shade('#a5684a', 0.2, 0.04));
  canvas.fill(`M${x + 330} 560L${x + 470} 880H${x + 330}L${x + 250} 574z`, stage.shade('#6b3d2e', 0.4, 0.03));
  canvas.at(x, 880, 1, () => church(stage, rock));
  const near: Point[] = [
    [-40, 868],
    [x - 520, 880],
    [x - 200, 890],
    [x + 200, 886],
    [x + 470, 880],
    [stage.width + 340, 850],
  ];
  canvas.fill(
    `${curve(near)}V1010H-40z`,
    canvas.fade(860, 1010, [
      [0, stage.lit('#dba87c', 0.1, 0.02)],
      [1, stage.ink('#b8805a')],
    ]),
  );
  const white = stage.lit('#f4ecdc', 0.2);
  for (const [dx, scale] of [
    [-330, 1.05],
    [-290, 0.98],
    [-262, 1.02],
    [150, 1.1],
    [196, 1],
    [330, 0.92],
  ] as const)
    figure(stage, 'walker', x + dx, heightAt(near, x + dx) + 24, scale, white);
  grass(
    stage,
    'blades',
    near.map(([px, py]): Point => [px, py + 96]),
    stage.shade('#8a8a48', 0.2),
    { min: 16, max: 44, step: 22 },
  );
  birds(stage, stage.asideX + 110, 330);
};

/** Seen from the rim: the roof a cross in three outlines, the walls going down into the pit. */
function church(stage: Stage, rock: string): void {
  const { canvas } = stage;
  const light = stage.lit(rock, 0.3, 0.03);
  const front = stage.ink(rock, 0.03);
  const dark = stage.shade(rock, 0.36, 0.03);
  const slit = stage.dark ? stage.light.lamp : stage.shade('#5a3426', 0.4);
  const cross = (share: number) => {
    const s = (value: number) => Math.round(value * share);
    const y = -236;
    return `M${-s(210)} ${y - s(34)}h${s(134)}v${-s(52)}h${s(152)}v${s(52)}h${s(134)}v${s(68)}h${-s(134)}v${s(52)}h${-s(152)}v${-s(52)}h${-s(134)}z`;
  };
  canvas.fill('M-210-202h134V-20h-134zM76-202h134V-20H76z', front);
  canvas.fill('M150-202h60V-20h-60zM-96-202h20V-20h-20z', dark, 0.6);
  canvas.fill('M-76-150H76V4H-76z', stage.lit(rock, 0.12, 0.03));
  canvas.fill('M40-150h36V4H40z', dark, 0.55);
  canvas.fill(cross(1), light);
  canvas.stroke(cross(0.78), stage.shade(rock, 0.3, 0.02), 6, 0.7);
  canvas.stroke(cross(0.5), stage.shade(rock, 0.3, 0.02), 6, 0.7);
  canvas.fill('M-216-120h140v8h-140zM76-120h140v8H76zM-82-76H82v8H-82z', stage.shade(rock, 0.24, 0.02), 0.7);
  canvas.fill('M-24 4v-62h48V4z', slit);
  canvas.fill(
    uprights({ from: -178, y: -140, count: 2, step: 46, width: 16, tall: 30 }) +
      uprights({ from: 108, y: -140, count: 2, step: 46, width: 16, tall: 30 }) +
      uprights({ from: -178, y: -50, count: 2, step: 46, width: 16, tall: 34 }) +
      uprights({ from: 108, y: -50, count: 2, step: 46, width: 16, tall: 34 }) +
      uprights({ from: -46, y: -96, count: 3, step: 38, width: 15, tall: 28 }),
    slit,
  );
}
