import { mix } from '../drawing/color.ts';
import { oval } from '../drawing/path.ts';
import { canopy, crags, hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { fern, palm, roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Round stone terraces on a jungle ridge: the lost city of the Tayrona. */
export const lostCity: Draw = (stage) => {
  const x = stage.motifX;
  const green = '#3f7f56';
  sky(stage, { horizon: 640, sunY: 230 });
  land(stage, crags(stage, 'far', 600, 210, 360), '#6f9a90', 0.76, { melt: 0.4, drop: 240 });
  land(stage, hills(stage, 'mid', 600, 110, 380), green, 0.58, { melt: 0.5, drop: 220 });
  mist(stage, 540, 200, 0.6);
  canopy(stage, 'slope', hills(stage, 'slope', 700, 60, 420), stage.ink(green, 0.4), { min: 26, max: 56, step: 58 });
  mist(stage, 640, 150, 0.5);
  canopy(
    stage,
    'ridge',
    [
      [-40, 900],
      [x - 640, 860],
      [x - 420, 790],
      [x - 120, 710],
      [x + 160, 720],
      [x + 420, 800],
      [stage.width + 340, 880],
    ],
    stage.ink(green, 0.2),
    { min: 30, max: 64, step: 62 },
  );
  for (const [dx, y, rx, ry, tall] of [
    [190, 640, 96, 18, 40],
    [40, 672, 140, 26, 50],
    [210, 726, 170, 32, 56],
    [-20, 776, 190, 36, 60],
    [-150, 838, 250, 48, 62],
  ] as const)
    ring(stage, x + dx, y, rx, ry, tall);
  figure(stage, 'walker', x - 60, 838, 0.9, stage.ink('#b8442e'));
  figure(stage, 'walker', x - 104, 846, 0.95, stage.shade('#2f5560', 0.25));
  stairs(stage, x - 110);
  const dark = stage.shade('#1d5a45', 0.25);
  palm(stage, x + 390, 840, 300, 24, stage.ink('#2f6a4c', 0.16));
  palm(stage, x - 400, 860, 270, -24, stage.ink('#2f6a4c', 0.14));
  canopy(
    stage,
    'front',
    [
      [-40, 930],
      [x - 420, 940],
      [x - 260, 990],
      [x + 120, 1000],
      [x + 300, 950],
      [stage.width + 300, 920],
    ],
    dark,
    { min: 24, max: 56, step: 66 },
  );
  fern(stage, -10, 1000, 190, 260, stage.shade('#1f5a40', 0.12));
  fern(stage, stage.width + 10, 1000, -190, 270, stage.shade('#1f5a40', 0.12));
  birds(stage, stage.asideX + 110, 360);
};

/** A terrace of grass on a wall of stones. */
function ring(stage: Stage, x: number, y: number, rx: number, ry: number, tall: number): void {
  const { canvas } = stage;
  const stone = '#b3a88c';
  canvas.fill(`M${x - rx} ${y}v${tall}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-tall}z`, stage.shade(stone, 0.16, 0.06));
  canvas.fill(
    `M${x + Math.round(rx * 0.3)} ${y + ry}v${tall}Q${x + rx} ${y + ry + tall - 12} ${x + rx} ${y + tall}v${-tall}Q${x + rx} ${y + ry - 10} ${x + Math.round(rx * 0.3)} ${y + ry}z`,
    stage.shade(stone, 0.45, 0.06),
    0.6,
  );
  canvas.stroke(
    `M${x - rx} ${y + Math.round(tall * 0.5)}a${rx} ${ry} 0 0 0 ${rx * 2} 0`,
    stage.shade(stone, 0.45, 0.06),
    4,
    0.6,
  );
  canvas.fill(oval(x, y, rx, ry), stage.lit('#8fb35f', 0.12, 0.06));
  canvas.fill(
    `M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0a${rx} ${Math.round(ry * 0.86)} 0 0 1 ${-rx * 2} 0z`,
    stage.lit(stone, 0.3, 0.04),
  );
}

function stairs(stage: Stage, x: number): void {
  let treads = '';
  for (let i = 0; i < 8; i++) treads += `M${x - 40 - i * 7} ${892 + i * 14}h${64 + i * 10}v9h-${64 + i * 10}z`;
  stage.canvas.fill(treads, stage.lit('#cfc4a6', 0.1));
}

/** The pyramid of Kukulcán on its lawn: nine steps, four stairs, one temple. */
export const kukulcan: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const ground = 790;
  sky(stage, { horizon: 730, sunY: 270 });
  const green = '#5a8a55';
  canopy(stage, 'far', hills(stage, 'far', 710, 10, 340), stage.ink(green, 0.5), { min: 20, max: 46, step: 50 });
  canopy(stage, 'mid', hills(stage, 'mid', 744, 8, 340), stage.ink(green, 0.3), { min: 22, max: 50, step: 56 });
  land(
    stage,
    [
      [-40, 776],
      [stage.width / 2, 770],
      [stage.width + 40, 776],
    ],
    '#94ad5c',
    0.12,
    { melt: -0.06, drop: 200 },
  );
  canvas.at(x, ground, stage.fit(860), () => castillo(stage));
  canvas.fill(`M${Math.round(x - 420)} ${ground}h${900}l-120 26h-700z`, stage.light.shadow, 0.16);
  let trees = '';
  for (const [dx, y, tall] of [
    [-620, 830, 150],
    [-560, 822, 110],
    [470, 826, 130],
  ] as const)
    trees += roundTree(x + dx, y, tall);
  canvas.fill(trees, stage.ink('#3f6f4a', 0.08));
  for (const [dx, y, scale] of [
    [-210, 868, 0.8],
    [-180, 872, 0.8],
    [150, 850, 0.66],
  ] as const)
    figure(stage, 'walker', x + dx, y, scale, stage.shade(dx === -180 ? '#b8442e' : '#2f5560', 0.15));
  canvas.fill(
    `M-20 940Q${Math.round(stage.width * 0.4)} 910 ${stage.width + 20} 950V1010H-20z`,
    stage.shade('#7d9a4c', 0.12),
  );
  birds(stage, stage.asideX + 110, 360);
};

function castillo(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#cbbd9c';
  let [front, side, lips] = ['', '', ''];
  for (let i = 0; i < 9; i++) {
    const half = 400 - i * 33;
    const y = -i * 34;
    front += `M${-half} ${y}l8-34H${half - 8}l8 34z`;
    side += `M${Math.round(half * 0.46)} ${y}v-34H${half - 8}l8 34z`;
    lips += `M${-half + 5} ${y - 34}H${half - 5}v6H${-half + 5}z`;
  }
  canvas.fill(front, stage.ink(stone, 0.06));
  canvas.fill(side, stage.shade(stone, 0.26, 0.06), 0.55);
  canvas.fill(lips, stage.lit(stone, 0.35, 0.04));
  canvas.fill('M-92 4L-60-310H60L92 4z', stage.lit(stone, 0.2, 0.04));
  let treads = '';
  for (let y = -14; y > -304; y -= 15)
    treads += `M${-76 - Math.round((y * 0.9) / 14)} ${y}H${76 + Math.round((y * 0.9) / 14)}`;
  canvas.stroke(treads, stage.shade(stone, 0.35), 3, 0.45);
  canvas.fill('M-108 4L-72-310h12L-92 4zM108 4L72-310H60L92 4z', stage.shade(stone, 0.16));
  canvas.fill('M-124 6q-2-26 20-26l14 4v22z', stage.shade(stone, 0.3));
  canvas.fill('M124 6q2-26-20-26l-14 4v22z', stage.shade(stone, 0.4));
  canvas.fill('M-82-304v-72H82v72z', stage.ink(stone, 0.03));
  canvas.fill('M34-304v-72h48v72z', stage.shade(stone, 0.3), 0.5);
  canvas.fill('M-90-374H90v-10l-6-26H-84l-6 26z', stage.lit(stone, 0.16, 0.03));
  canvas.fill(
    'M-46-304v-48h22v48zM-12-304v-48h24v48zM24-304v-48h22v48z',
    stage.dark ? mix(stage.light.lamp, '#ff9a4a', 0.2) : stage.shade('#3f372c', 0.4),
  );
}
