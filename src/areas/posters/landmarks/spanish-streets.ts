import { mix } from '../drawing/color.ts';
import { hills, land, mist } from '../layers/land.ts';
import { birds, figure, glow } from '../layers/life.ts';
import { arches, dome, domeShade } from '../layers/masonry.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

const walls = ['#e8b45c', '#d98268', '#7fb0a8', '#efd9ae', '#c9746a', '#8fb2c6'] as const;

/** Pastel houses with balconies, two stories, side by side between two x. */
function houses(stage: Stage, from: number, to: number, ground: number, scale: number, label: string): void {
  const { canvas } = stage;
  const random = stage.random.fork(label);
  let [doors, iron, roofs] = ['', '', ''];
  let last = -1;
  for (let x = from; x < to; ) {
    const bays = random.whole(2, 3);
    const step = Math.round(58 * scale * stage.sparseness);
    const width = bays * step + Math.round(18 * scale);
    const tall = Math.round(random.between(168, 206) * scale);
    let next = random.whole(0, walls.length - 1);
    if (next === last) next = (next + 1) % walls.length;
    last = next;
    const top = ground - tall;
    canvas.fill(
      `M${Math.round(x)} ${ground}v${-tall}h${width}v${tall}z`,
      stage.lit(walls[next] ?? walls[0], 0.08, 0.06),
    );
    roofs += `M${Math.round(x - 4)} ${top + 4}l10-${Math.round(24 * scale)}h${width - 12}l10 ${Math.round(24 * scale)}z`;
    const w = Math.round(26 * scale);
    doors += arches({ from: x + 22 * scale, y: ground, count: bays, step, width: w, tall: Math.round(64 * scale) });
    doors += arches({
      from: x + 22 * scale,
      y: Math.round(top + 84 * scale),
      count: bays,
      step,
      width: w,
      tall: Math.round(52 * scale),
    });
    iron += `M${Math.round(x + 12 * scale)} ${Math.round(top + 84 * scale)}h${width - Math.round(24 * scale)}v-${Math.round(16 * scale)}h-${width - Math.round(24 * scale)}z`;
    x += width;
  }
  canvas.fill(roofs, stage.ink('#b3573f', 0.06));
  canvas.fill(doors, stage.dark ? stage.light.lamp : stage.shade('#4a5a58', 0.25), stage.dark ? 0.9 : 0.8);
  canvas.fill(iron, stage.shade('#6b4a34', 0.3), 0.6);
}

/** A square with arcades and a church of two towers. */
export const colonial: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const ground = 810;
  sky(stage, { horizon: 700, sunY: 250 });
  land(stage, hills(stage, 'far', 600, 90, 360), '#6f9489', 0.7, { melt: 0.4, drop: 200 });
  land(stage, hills(stage, 'mid', 660, 50, 320), '#6a8f68', 0.5, { melt: 0.3, drop: 160 });
  mist(stage, 620, 120, 0.4);
  houses(stage, -30, x - 200, ground, 1, 'left');
  houses(stage, x + 200, stage.width + 40, ground, 1.06, 'right');
  canvas.at(x, ground, 1, () => church(stage));
  const square = canvas.fade(ground, 1000, [
    [0, stage.lit('#dcc39a', 0.12, 0.1)],
    [1, stage.ink('#b8936a')],
  ]);
  canvas.fill(`M0 ${ground}H${stage.width}V1000H0z`, square);
  let paving = '';
  for (let i = 1; i < 6; i++) paving += `M0 ${ground + i * i * 6}H${stage.width}`;
  for (let i = -7; i < 12; i++) paving += `M${x - 160 + i * 46} ${ground}L${x - 400 + i * 150} 1000`;
  canvas.stroke(paving, stage.shade('#8d6c4c', 0.2), 3, 0.22);
  fountain(stage, x - 250);
  for (const [dx, y, pigment] of [
    [60, 872, '#b8442e'],
    [94, 876, '#2f5560'],
    [-120, 850, '#5a4a6a'],
  ] as const)
    figure(stage, 'walker', x + dx, y, 0.8, stage.shade(pigment, 0.15));
  const dark = stage.shade('#2a5a44', 0.25);
  palm(stage, Math.max(60, stage.asideX - 190), 900, 360, -22, dark);
  palm(stage, stage.width - 110, 930, 400, 26, dark);
  birds(stage, stage.asideX + 110, 330);
};

function fountain(stage: Stage, x: number): void {
  stage.canvas.at(x, 890, 1, () => {
    const { canvas } = stage;
    canvas.fill('M-78 0q0-24 10-28H68q10 4 10 28z', stage.ink('#cdbb9a', 0.02));
    canvas.fill('M-70-28H70l-8 8H-62z', stage.ink('#5fa0a8'));
    canvas.fill('M-8-28v-40h16v40zM-34-76h68q-6 14-34 14t-34-14zM-4-76v-18h8v18z', stage.lit('#d9c9a8', 0.1));
    canvas.stroke('M0-94q-24-14-28 16M0-94q24-14 28 16M-30-70q-18 6-20 38M30-70q18 6 20 38', stage.light.cloud, 4, 0.8);
  });
}

function church(stage: Stage): void {
  const { canvas } = stage;
  const wall = '#f0d9a4';
  const trim = stage.lit('#fbf1da', 0.2, 0.02);
  const dark = stage.dark ? stage.light.lamp : stage.shade('#4d4338', 0.35);
  canvas.fill('M-60-240H60v-60H-60z', stage.ink(wall, 0.12));
  canvas.fill(dome(0, -296, 64, 84), stage.ink('#b3573f', 0.1));
  canvas.fill(domeShade(0, -296, 64, 84), stage.shade('#8f4030', 0.3, 0.1), 0.6);
  canvas.fill('M-9-378h18v-26H-9zM-2-404h4v-30h-4zM-10-424h20v4h-20z', trim);
  for (const at of [-140, 140]) {
    canvas.fill(`M${at - 50} 0v-330h100V0z`, stage.lit(wall, 0.06, 0.04));
    canvas.fill(`M${at + 14} 0v-330h36V0z`, stage.shade(wall, 0.22, 0.04), 0.6);
    canvas.fill(`M${at - 58} -248h116v12h-116zM${at - 58} -334h116v12h-116z`, trim);
    canvas.fill(arches({ from: at - 34, y: -256, count: 2, step: 38, width: 28, tall: 56 }), dark);
    canvas.fill(`M${at - 12} -120v-44h24v44z`, dark, 0.85);
    canvas.fill(dome(at, -334, 44, 60), stage.lit('#f6ead0', 0.1, 0.04));
    canvas.fill(domeShade(at, -334, 44, 60), stage.shade('#c9b48c', 0.3, 0.04), 0.6);
    canvas.fill(`M${at - 2} -394h4v-34h-4zM${at - 10} -416h20v4h-20z`, stage.shade('#6b5a44', 0.3));
  }
  canvas.fill('M-92 0v-252q30-6 46-30 46-40 92 0 16 24 46 30V0z', stage.lit(wall, 0.14, 0.03));
  canvas.fill('M-100-250h200v10h-200zM-92-130H92v9H-92z', trim);
  canvas.fill(
    'M-82-12v-108h12v108zM-54-12v-108h12v108zM42-12v-108h12v108zM70-12v-108h12v108zM-30-140v-90h-12v90zM42-140v-90H30v90z',
    trim,
  );
  canvas.fill(
    arches({ from: -30, y: 0, count: 1, step: 0, width: 60, tall: 104 }),
    stage.dark ? stage.light.lamp : stage.shade('#5a3c28', 0.35),
  );
  canvas.fill(arches({ from: -20, y: -150, count: 1, step: 0, width: 40, tall: 72 }), dark);
  canvas.disc(0, -262, 17, dark);
}

/** A street of Havana with one of its old cars. */
export const havana: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const ground = 800;
  sky(stage, { horizon: 720, sunY: 260 });
  land(stage, hills(stage, 'far', 690, 20, 340), '#6f9a98', 0.7, { melt: 0.3, drop: 120 });
  capitol(stage, stage.asideX + 60);
  houses(stage, x - 330, stage.width + 40, ground, 1.45, 'row');
  houses(stage, -30, Math.max(40, stage.asideX - 190), ground, 1.2, 'left');
  const street = canvas.fade(ground, 1000, [
    [0, stage.lit('#c9bda6', 0.08, 0.1)],
    [1, stage.shade('#8d8478', 0.1)],
  ]);
  canvas.fill(`M0 ${ground}H${stage.width}V1000H0z`, street);
  canvas.fill(`M0 ${ground}H${stage.width}v22H0z`, stage.lit('#e2d6bd', 0.1, 0.06));
  canvas.at(x - 60, 916, 1.55, () => car(stage));
  glow(stage, x + 190, 880, 90);
  figure(stage, 'walker', x + 300, 836, 0.95, stage.shade('#2f5560', 0.15));
  figure(stage, 'walker', stage.asideX - 40, 842, 0.95, stage.shade('#5a4a6a', 0.15));
  const dark = stage.shade('#2a5a44', 0.25);
  palm(stage, stage.asideX + 150, 826, 330, 26, dark);
  palm(stage, stage.asideX - 150, 846, 380, -20, dark);
  birds(stage, stage.asideX + 90, 300);
};

function capitol(stage: Stage, x: number): void {
  stage.canvas.at(x, 800, 0.8, () => {
    const { canvas } = stage;
    const stone = '#efe6d2';
    const d = 0.3;
    canvas.fill('M-260 0v-120h520V0zM-70-120v-60H70v60zM-52-180v-70H52v70z', stage.ink(stone, d));
    canvas.fill(dome(0, -250, 60, 92), stage.lit(stone, 0.16, d));
    canvas.fill(domeShade(0, -250, 60, 92), stage.shade('#b5a98c', 0.2, d), 0.7);
    canvas.fill('M-10-338h20v-30h-20zM-2-368h4v-24h-4z', stage.ink(stone, d));
    canvas.fill(
      arches({ from: -240, y: -14, count: 13, step: 38, width: 18, tall: 84 }),
      stage.shade('#8d8470', 0.2, d),
      0.7,
    );
  });
}

function car(stage: Stage): void {
  const { canvas } = stage;
  const paint = stage.random.fork('car').pick(['#c4472c', '#2f8f9a', '#d98aa0'] as const);
  canvas.fill('M-150 6H150v10H-150z', stage.light.shadow, 0.3);
  canvas.fill('M-66-44q16-36 44-38h46q28 2 50 38z', stage.shade(mix(paint, '#ffffff', 0.3), 0.05));
  canvas.fill('M-56-46q14-28 36-30h20v30zM8-46v-30h16q20 2 38 30z', stage.shade('#35505a', 0.15), 0.9);
  canvas.fill('M-156-18q-6-30 10-34l-4-12 16 10q30 2 68 4H76q46 0 64 14 16 10 14 34-40 8-60-2H-150z', stage.ink(paint));
  canvas.fill('M-156-18q40 8 94 4H60q60-2 94 0v6H-150q-6-2-6-10z', stage.shade(paint, 0.3));
  canvas.fill('M-110-38h180v4h-180zM144-20h14v8h-14zM-166-18h16v8h-16z', stage.lit('#f4f0e4', 0.3));
  canvas.disc(142, -32, 8, stage.dark ? stage.light.lamp : stage.lit('#fff6dc', 0.3));
  for (const at of [-96, 92]) {
    canvas.disc(at, -6, 25, stage.shade('#2a2c30', 0.3));
    canvas.disc(at, -6, 15, stage.lit('#f0ece2', 0.1));
    canvas.disc(at, -6, 7, stage.ink('#9a9a96'));
  }
}
