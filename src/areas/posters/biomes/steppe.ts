import { mix } from '../drawing/color.ts';
import { heightAt, type Point } from '../drawing/path.ts';
import { saltFlat } from '../landmarks/altiplano.ts';
import { rail, walkers } from '../landmarks/anywhere.ts';
import { bison } from '../landmarks/north-american-parks.ts';
import { stonehenge } from '../landmarks/scotland.ts';
import { tuscany } from '../landmarks/tyrrhenian.ts';
import { grass, hills, land, peak } from '../layers/land.ts';
import { birds, figure, glow } from '../layers/life.ts';
import { cypress, roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { stream } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const grasses = ['#a8a552', '#8fa35c', '#b59d50'] as const;
const grassOf = (stage: Stage) => stage.random.fork('grass').pick(grasses);

/** Low mountains, then swell on swell of grass. Returns the line the motif stands on. */
function openCountry(stage: Stage, green: string, snow: boolean): Point[] {
  sky(stage, { horizon: 680, sunY: 270 });
  const x = stage.motifX;
  const stone = '#7690a0';
  if (snow) {
    peak(stage, { x: x + 360, base: 700, half: 360, height: 250, depth: 0.5, pigment: stone, snow: 0.36, label: 'p1' });
    peak(stage, { x: x + 20, base: 700, half: 300, height: 170, depth: 0.6, pigment: stone, snow: 0.3, label: 'p2' });
    peak(stage, {
      x: stage.asideX - 120,
      base: 700,
      half: 340,
      height: 170,
      depth: 0.6,
      pigment: stone,
      snow: 0.34,
      label: 'p3',
    });
  }
  for (const [y, amplitude, depth] of [
    [640, 50, 0.54],
    [700, 46, 0.36],
    [760, 40, 0.2],
  ] as const) {
    land(stage, hills(stage, `swell${y}`, y, amplitude, 460), green, depth, { melt: 0.22 });
  }
  const ground = hills(stage, 'ground', 830, 26, 520);
  land(stage, ground, mix(green, '#7f8a42', 0.3), 0.05, { melt: 0 });
  return ground;
}

function foreground(stage: Stage, green: string): void {
  const near = hills(stage, 'near', 950, 20, 480);
  const paint = mix(green, '#4b5a2c', 0.55);
  land(stage, near, paint, 0, { melt: 0 });
  grass(stage, 'blades', near, stage.ink(mix(green, '#4b5a2c', 0.5)), { min: 16, max: 50, step: 14 });
}

/** A herd near `x`. The colts trot behind. */
function herd(stage: Stage, x: number, y: number): void {
  const paint = stage.shade('#5a3522', 0.35);
  for (const [dx, dy, scale] of [
    [0, 8, 0.95],
    [112, 0, 0.8],
    [-110, 0, -0.74],
    [200, 14, 0.6],
  ] as const) {
    if (x + dx < stage.motifX - 210) figure(stage, 'horse', x + dx, y + dy, scale, paint);
  }
}

const gers: Draw = (stage) => {
  const green = grassOf(stage);
  const ground = openCountry(stage, green, true);
  const x = stage.motifX;
  const layouts = [
    [
      [230, -14, 0.7],
      [-210, -6, 0.66],
      [0, 40, 1.25],
    ],
    [
      [-170, 6, 0.9],
      [40, 30, 1.2],
      [250, -8, 0.75],
      [-330, -14, 0.55],
    ],
  ] as const;
  const layout = layouts[stage.random.fork('layout').whole(0, 1)] ?? layouts[0];
  for (const [dx, dy, scale] of layout) ger(stage, x + dx, heightAt(ground, x + dx) + dy + 10, scale);
  herd(stage, stage.asideX, 890);
  foreground(stage, green);
  birds(stage, stage.asideX + 170, 400, 3);
};

function ger(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  glow(stage, x, y - 40, 110 * scale);
  canvas.at(x, y, scale, () => {
    const felt = stage.lit('#f5efdf', 0.15);
    canvas.fill('M-92 0v-62Q-66-92-20-114H20Q66-92 92-62V0z', felt);
    canvas.fill('M20 0v-114Q66-92 92-62V0z', stage.shade('#c9bda4', 0.25), 0.6);
    canvas.fill('M-94-64H94v9H-94zM-92-34H92v5H-92z', stage.ink('#b8894a'));
    canvas.fill('M-22-112h44v-10h-44z', stage.ink('#8a6a48'));
    canvas.fill('M-20 0v-50h38V0z', stage.ink('#c4472c'));
    canvas.fill('M-13-4v-40H-3v40zM1-4v-40h10v40z', stage.dark ? stage.light.lamp : stage.ink('#e0a03c'), 0.85);
    canvas.fill('M8-120v-36h8v36z', stage.shade('#3d4448', 0.3));
    canvas.fill('M12-160q-16-20 4-40q-22-18 6-44q20 24 0 44q16 20-10 40z', stage.light.cloud, 0.4);
  });
}

/** A red-roofed ranch in its poplar windbreak, windmill and fence. */
const estancia: Draw = (stage) => {
  const { canvas } = stage;
  const green = grassOf(stage);
  const ground = openCountry(stage, green, true);
  const x = stage.motifX;
  const y = heightAt(ground, x) + 44;
  const random = stage.random.fork('poplars');
  let trees = '';
  for (let i = 0; i < 8; i++) trees += cypress(x + 100 + i * 36, y - 4 - i * 2, random.between(150, 230));
  canvas.fill(trees, stage.ink('#35614a', 0.08));
  canvas.at(x, y, 1.1, () => {
    canvas.fill('M-176 0v-64H84V0zM-46 0v-96H54V0z', stage.lit('#f6f0e0', 0.15));
    canvas.fill('M58 0v-64h26V0z', stage.shade('#c9bda4', 0.2), 0.7);
    canvas.fill('M-192-60l28-44H66l28 44zM-58-92L4-142 66-92z', stage.ink('#b5452c'));
    canvas.fill('M4-142L66-92H30zM66-104l28 44H60z', stage.light.shadow, 0.2);
    canvas.fill('M-196-58H-50v5h-146zM-190-56h5V0h-5zM-120-56h5V0h-5z', stage.shade('#6b5244', 0.2));
    canvas.fill('M-150-20v-24h18v24zM-106-20v-24h18v24zM-78-20v-24h18v24zM64-22v-22h14v22z', stage.light.lamp);
    canvas.fill('M-8 0v-40H16V0z', stage.shade('#6b4a35', 0.2));
    canvas.fill('M-26-60h16v20h-16zM20-60h16v20H20z', stage.light.lamp);
  });
  windPump(stage, x - 290, heightAt(ground, x - 290) + 34);
  const post = Math.round(62 * stage.sparseness);
  let fence = '';
  for (let at = 0; at < stage.width; at += post) fence += `M${at} ${Math.round(heightAt(ground, at)) + 84}v-34`;
  const wire = (up: number) => {
    let path = '';
    for (let at = 0; at <= stage.width + post; at += post)
      path += `${at ? 'L' : 'M'}${at} ${Math.round(heightAt(ground, at)) + up}`;
    return path;
  };
  canvas.stroke(fence, stage.shade('#5a4a3c', 0.3), 5, 0.8);
  canvas.stroke(wire(56) + wire(70), stage.shade('#5a4a3c', 0.3), 2, 0.5);
  sheep(stage, stage.asideX - 40, 880);
  if (stage.asideX + 140 < x - 300) figure(stage, 'horse', stage.asideX + 140, 880, 0.9, stage.shade('#5a3522', 0.35));
  foreground(stage, green);
  birds(stage, stage.asideX + 190, 400, 3);
};

function windPump(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    const iron = stage.shade('#4a4f54', 0.25);
    canvas.stroke('M-28 0L-3-206M28 0L3-206M-20-66H20M-13-122H13M-20-66L13-122M20-66L-13-122', iron, 4);
    let blades = '';
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      const tip = (turn: number, r: number) =>
        `${Math.round(Math.cos(a + turn) * r)} ${Math.round(-210 + Math.sin(a + turn) * r)}`;
      blades += `M${tip(0, 10)}L${tip(-0.16, 52)} ${tip(0.16, 52)}z`;
    }
    canvas.fill(blades, stage.lit('#e6e2d6', 0.1));
    canvas.fill('M4-213h52l22-16v38l-22-16H4z', iron);
  });
}

function sheep(stage: Stage, x: number, y: number): void {
  const body = stage.canvas.stamp('M-22-6q-10-20 6-26q6-12 20-8q14-6 18 6q12 6 6 24z');
  const rest = stage.canvas.stamp('M-16 4v-12h5V4zM14 4v-12h5V4zM24-14q-4-14 6-18q12 2 10 10q-2 8-16 8z');
  for (const [dx, dy, scale] of [
    [0, 0, 0.9],
    [-64, 10, 1],
    [-20, 26, -1.05],
    [-130, 4, 0.8],
    [52, 18, 0.9],
  ] as const) {
    const tall = Math.abs(scale);
    stage.canvas.copy(rest, x + dx, y + dy, scale, tall, stage.shade('#4a4038', 0.3));
    stage.canvas.copy(body, x + dx, y + dy, scale, tall, stage.lit('#f1eadb', 0.15));
  }
}

/** An empty road to low hills: it might be anywhere, so it may stand for anywhere. */
const road: Draw = (stage) => {
  const { canvas } = stage;
  const green = grassOf(stage);
  const x = stage.motifX;
  sky(stage, { horizon: 690, sunY: 300, sunX: Math.max(stage.sunX, stage.calmUntil + 90), radius: 84 });
  land(stage, hills(stage, 'far', 620, 60, 460), '#7f97a0', 0.7, { melt: 0.3 });
  land(stage, hills(stage, 'mid', 670, 50, 420), green, 0.46, { melt: 0.2 });
  land(stage, hills(stage, 'swell', 720, 30, 480), green, 0.26, { melt: 0.1 });
  const plain: Point[] = [
    [-40, 752],
    [stage.width * 0.3, 744],
    [x, 736],
    [stage.width + 60, 750],
  ];
  land(stage, plain, mix(green, '#8f9a4a', 0.3), 0.1, { melt: -0.02, drop: 260 });
  const bends = [
    [x + 30, 738, 3],
    [x + 56, 752, 7],
    [x - 34, 776, 15],
    [x + 60, 822, 32],
    [x + 20, 900, 70],
    [x - 130, 1010, 140],
  ] as const;
  canvas.fill(stream(bends.map(([px, y, half]) => [px, y, half * 1.35 + 2])), stage.lit(green, 0.35, 0.06));
  canvas.fill(
    stream(bends),
    canvas.fade(738, 1000, [
      [0, stage.ink('#8f8f88', 0.3)],
      [1, stage.shade('#6b6a68', 0.2)],
    ]),
  );
  canvas.fill(
    stream([
      [x + 42, 838, 2],
      [x + 42, 850, 3],
      [x + 38, 864, 3],
    ]) +
      stream([
        [x + 30, 880, 4],
        [x + 20, 900, 5],
        [x + 6, 922, 5],
      ]) +
      stream([
        [x - 24, 944, 6],
        [x - 60, 966, 8],
        [x - 100, 1004, 9],
      ]),
    stage.lit('#f0e6c8', 0.1),
    0.9,
  );
  let trees = '';
  for (const [dx, y, tall] of [
    [210, 770, 110],
    [270, 776, 150],
    [340, 772, 96],
    [-240, 764, 80],
    [-290, 768, 104],
    [470, 790, 120],
  ] as const)
    trees += roundTree(x + dx, y, tall);
  canvas.fill(trees, stage.ink('#4a7050', 0.14));
  camper(stage, x + 40, 858);
  let poles = '';
  for (const [dx, y, tall] of [
    [-420, 900, 250],
    [-190, 812, 150],
    [-90, 778, 96],
    [-44, 758, 60],
  ] as const)
    poles += `M${x + dx} ${y}v${-tall}M${x + dx - Math.round(tall * 0.13)} ${y - Math.round(tall * 0.9)}h${Math.round(tall * 0.26)}`;
  canvas.stroke(poles, stage.shade('#5a4a3f', 0.3), 5, 0.8);
  const near: Point[] = [
    [-40, 930],
    [stage.width * 0.14, 940],
    [Math.max(120, x - 440), 980],
    [Math.max(220, x - 330), 1010],
  ];
  grass(stage, 'left', near, stage.shade(green, 0.3), { to: Math.max(180, x - 360), min: 40, max: 120, step: 14 });
  grass(
    stage,
    'right',
    [
      [x + 300, 1000],
      [stage.width + 30, 950],
    ],
    stage.shade(green, 0.3),
    { from: x + 300, min: 40, max: 120, step: 15 },
  );
  birds(stage, stage.asideX + 150, 400);
};

/** A small bus coming our way: the red note. */
function camper(stage: Stage, x: number, y: number): void {
  if (stage.random.fork('camper').chance(0.4)) return;
  stage.canvas.at(x, y, 0.62, () => {
    const { canvas } = stage;
    canvas.fill('M-36 0v-70q4-16 20-16h32q16 0 20 16V0z', stage.ink('#c4472c'));
    canvas.fill('M-36-34v-36q4-16 20-16h32q16 0 20 16v36L0-20z', stage.lit('#f4eede', 0.15));
    canvas.fill('M-28-42v-22q3-8 10-8h36q7 0 10 8v22z', stage.dark ? stage.light.lamp : stage.shade('#3f5a66', 0.2));
    canvas.fill('M-32 0h14v10h-14zM18 0h14v10H18z', stage.shade('#2b2f33', 0.3));
    canvas.disc(-24, -16, 7, stage.dark ? '#fff0c0' : stage.lit('#f4eede', 0.2));
    canvas.disc(24, -16, 7, stage.dark ? '#fff0c0' : stage.lit('#f4eede', 0.2));
  });
}

export const steppe = {
  gers,
  estancia,
  road,
  'salt-flat': saltFlat,
  bison,
  stonehenge,
  cypresses: tuscany,
  rail,
  walkers,
};
