import { mix } from '../drawing/color.ts';
import { curve, heightAt, type Point } from '../drawing/path.ts';
import { kasbah } from '../landmarks/desert-kingdoms.ts';
import { hills, land } from '../layers/land.ts';
import { birds, figure, glow } from '../layers/life.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

const sands = ['#d98a4a', '#dca255', '#cf7a48'] as const;
const sandOf = (stage: Stage) => stage.random.fork('sand').pick(sands);

function desert(stage: Stage, sand: string): void {
  sky(stage, { horizon: 720, sunY: 280 });
  land(stage, hills(stage, 'far', 640, 34, 380), mix(sand, '#c7a98e', 0.4), 0.62, { drop: 160, melt: 0.4 });
  land(stage, hills(stage, 'mid', 700, 44, 460), sand, 0.42, { drop: 180, melt: 0.4 });
}

const wholes = (points: readonly Point[]) => points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);

/** One great dune with an S-shaped crest: lit windward slope, shaded slip face. */
function greatDune(
  stage: Stage,
  x: number,
  base: number,
  half: number,
  tall: number,
  sand: string,
  depth: number,
): void {
  const { canvas } = stage;
  const top = base - tall;
  const crest = wholes([
    [x, top],
    [x + half * 0.2, top + tall * 0.26],
    [x - half * 0.02, top + tall * 0.5],
    [x + half * 0.3, top + tall * 0.76],
    [x + half * 0.16, base + 20],
  ]);
  const windward = canvas.fade(top, base, [
    [0, stage.lit(sand, 0.34, depth)],
    [1, mix(stage.ink(sand, depth), stage.light.haze, 0.2)],
  ]);
  const left = wholes([
    [x - half * 1.7, base + 20],
    [x - half * 0.92, base - tall * 0.1],
    [x - half * 0.5, base - tall * 0.66],
    [x, top],
  ]);
  const right = wholes([
    [x, top],
    [x + half * 0.34, base - tall * 0.62],
    [x + half * 0.8, base - tall * 0.12],
    [x + half * 1.4, base + 20],
  ]);
  canvas.fill(`${curve(left)}L${curve(right).slice(1)}z`, windward);
  const slip = canvas.fade(top, base, [
    [0, stage.shade(sand, 0.5, depth)],
    [1, stage.shade(sand, 0.3, depth + 0.16)],
  ]);
  canvas.fill(`${curve(crest)}L${curve(right.toReversed()).slice(1)}z`, slip);
}

function camels(stage: Stage, x: number, y: number, count: number, scale: number): void {
  const paint = stage.shade('#5a3423', 0.45);
  for (let i = 0; i < count; i++) {
    const at = x + i * 112 * scale;
    figure(stage, 'camel', at, y - (i % 2) * 3, scale, paint);
  }
  figure(stage, 'walker', x + count * 112 * scale - 20 * scale, y, scale * 0.9, paint);
}

const crescent: Draw = (stage) => {
  const sand = sandOf(stage);
  desert(stage, sand);
  greatDune(stage, stage.motifX + 420, 780, 330, 230, sand, 0.34);
  const tall = stage.random.fork('tall').between(400, 500);
  greatDune(stage, stage.motifX - 400, 840, 300, tall * 0.44, sand, 0.14);
  greatDune(stage, stage.motifX - 10, 855, 450, tall, sand, 0.05);
  const floor = hills(stage, 'floor', 850, 26, 520);
  land(stage, floor, sand, 0.1, { melt: 0 });
  ribs(stage, 870, sand);
  camels(stage, stage.asideX - 150, 900, 3, 0.62);
  land(stage, hills(stage, 'near', 958, 22, 560), mix(sand, '#9c4f2e', 0.45), 0, { melt: 0 });
  birds(stage, stage.asideX + 200, 420);
};

/** Wind ribs on the near sand. */
function ribs(stage: Stage, y: number, sand: string): void {
  const random = stage.random.fork('ribs');
  let path = '';
  for (let i = 0; i < stage.width / 60; i++) {
    const x = random.whole(0, stage.width);
    const long = random.whole(60, 150);
    path += `M${x} ${random.whole(y, y + 80)}q${Math.round(long / 2)} ${random.whole(-9, 9)} ${long} 0`;
  }
  stage.canvas.stroke(path, stage.shade(sand, 0.3), 3, 0.28);
}

/** Wave on wave of sand, a caravan walking a crest in the middle distance. */
const caravan: Draw = (stage) => {
  const sand = sandOf(stage);
  desert(stage, sand);
  const { canvas } = stage;
  const rows = [
    { y: 740, amplitude: 60, depth: 0.3, label: 'w1' },
    { y: 830, amplitude: 54, depth: 0.14, label: 'w2' },
  ];
  for (const row of rows) {
    const points = hills(stage, row.label, row.y, row.amplitude, 420);
    land(stage, points, sand, row.depth, { melt: 0.12 });
    shadeCrests(stage, points, sand, row.depth);
  }
  const crest: Point[] = [
    [-20, 900],
    [stage.width * 0.3, 880],
    [stage.motifX - 260, 800],
    [stage.motifX + 40, 745],
    [stage.motifX + 320, 770],
    [stage.width + 40, 850],
  ];
  land(stage, crest, mix(sand, '#b55a30', 0.2), 0.03, { melt: 0 });
  const paint = stage.shade('#4a2a1f', 0.5);
  for (let i = 0; i < 6; i++) {
    const x = stage.motifX - 330 + i * 104;
    figure(stage, i === 5 ? 'walker' : 'camel', x, heightAt(crest, x) + 6, 0.92, paint);
  }
  canvas.fill(
    `${curve([
      [-20, 900],
      [stage.width * 0.3, 880],
      [stage.motifX - 260, 800],
      [stage.motifX + 40, 745],
      [stage.motifX - 120, 860],
      [stage.motifX - 300, 1000],
    ])}H-20z`,
    stage.shade(sand, 0.34),
    0.4,
  );
  birds(stage, stage.asideX + 160, 400);
};

/** The lee side of each crest falls into shade. */
function shadeCrests(stage: Stage, points: readonly Point[], sand: string, depth: number): void {
  let path = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] ?? [0, 0];
    const before = points[i - 1]?.[1] ?? y;
    const after = points[i + 1];
    if (!after || y > before) continue;
    const peakY = Math.round(heightAt(points, x));
    const endX = (x + after[0]) / 2 + 40;
    path += `M${Math.round(x)} ${peakY}Q${Math.round(x + 60)} ${peakY + 4} ${Math.round(endX)} ${Math.round(heightAt(points, endX)) + 4}Q${Math.round(x + 70)} ${peakY + 60} ${Math.round(x - 40)} ${peakY + 130}Q${Math.round(x + 40)} ${peakY + 60} ${Math.round(x)} ${peakY}z`;
  }
  stage.canvas.fill(path, stage.shade(sand, 0.36, depth), 0.5);
}

/** Black tents, palms and a fire in the lee of the dunes. */
const camp: Draw = (stage) => {
  const sand = sandOf(stage);
  desert(stage, sand);
  greatDune(stage, stage.motifX + 250, 810, 420, 330, sand, 0.26);
  greatDune(stage, stage.asideX - 40, 800, 330, 170, sand, 0.4);
  const floor = hills(stage, 'floor', 830, 22, 520);
  land(stage, floor, sand, 0.1, { melt: 0 });
  const x = stage.motifX - 40;
  const green = stage.shade('#3f5a3a', 0.28, 0.04);
  palm(stage, x + 270, 870, 300, 34, green);
  palm(stage, x + 330, 880, 230, -20, green);
  glow(stage, x - 20, 885, 260);
  for (const [dx, dy, scale] of [
    [150, 0, 0.8],
    [-150, 12, 1],
    [30, 40, 1.15],
  ] as const)
    tent(stage, x + dx, 872 + dy, scale);
  if (stage.asideX + 90 < x - 260) camels(stage, stage.asideX - 90, 905, 2, 0.7);
  ribs(stage, 915, sand);
  land(stage, hills(stage, 'near', 968, 18, 560), mix(sand, '#9c4f2e', 0.45), 0, { melt: 0 });
};

function tent(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  canvas.at(x, y, scale, () => {
    canvas.fill('M-118 0Q-70-40-52-82Q-20-64 0-100Q22-66 54-82Q72-40 118 0z', stage.shade('#5b3d33', 0.2));
    canvas.fill('M0-100Q22-66 54-82Q72-40 118 0H44Q14-40 0-100z', stage.shade('#3d2a28', 0.35), 0.6);
    canvas.fill('M-26 0Q-12-40-4-58Q12-36 22 0z', stage.dark ? stage.light.lamp : stage.shade('#2b1d1c', 0.3));
    canvas.fill(
      'M-96-18Q-66-42-55-66l9 4Q-58-34-82-12zM96-18Q66-42 57-66l-9 4Q60-34 82-12z',
      stage.ink('#d8b27a'),
      0.8,
    );
  });
}

/** Dead camel thorns on a white pan below a red dune (Deadvlei). */
const deadvlei: Draw = (stage) => {
  const sand = '#c8582f';
  sky(stage, { horizon: 700, sunY: 240 });
  land(stage, hills(stage, 'far', 650, 60, 420), sand, 0.5, { melt: 0.2 });
  greatDune(stage, stage.motifX + 210, 800, 560, 560, sand, 0.16);
  greatDune(stage, stage.asideX - 120, 790, 420, 250, sand, 0.32);
  const { canvas } = stage;
  const pan = canvas.fade(770, 1000, [
    [0, stage.ink('#e9d9c2', 0.16)],
    [1, stage.lit('#eadfcf', 0.1)],
  ]);
  canvas.fill(`M0 776Q${stage.width / 2} 762 ${stage.width} 776V1000H0z`, pan);
  const dark = stage.shade('#33231f', 0.4);
  const tree = canvas.stamp(
    'M-13 0Q-4-60-14-110L-70-176-96-240-88-242-60-190-20-150-26-220-52-280-46-284-16-226-8-150-2-150 8-236-6-312 2-314 18-240 12-156 56-206 66-276 72-276 70-204 104-250 108-246 70-184 16-116Q8-60 16 0z',
  );
  const at = stage.motifX - 120;
  for (const [dx, y, scale] of [
    [0, 930, 1.25],
    [330, 880, 0.8],
    [-250, 850, 0.55],
    [160, 825, 0.42],
    [-400, 822, 0.36],
  ] as const) {
    canvas.fill(
      `M${at + dx - 16} ${y - 3}l${Math.round(250 * scale)} 10l6 6H${at + dx}z`,
      stage.shade('#9d7f6b', 0.3),
      0.4,
    );
    canvas.copy(tree, at + dx, y, dx === 330 || dx === -400 ? -scale : scale, scale, dark);
  }
};

export const dunes = { crescent, caravan, camp, deadvlei, kasbah };
