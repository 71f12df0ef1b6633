import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { canopy, hills, land, mist } from '../layers/land.ts';
import { birds, sailboat } from '../layers/life.ts';
import { fern, palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A horseshoe of cataracts in two steps, white against black basalt. */
export const iguazu: Draw = (stage) => {
  const { canvas, light } = stage;
  const x = stage.motifX;
  const green = stage.random.fork('green').pick(['#3f7a55', '#4a8052']);
  sky(stage, { horizon: 480, sunY: 200, radius: 64 });
  canopy(stage, 'far', hills(stage, 'far', 420, 16, 340), stage.ink(green, 0.6), { min: 14, max: 34, step: 44 });
  canopy(stage, 'rim', hills(stage, 'rim', 452, 10, 340), stage.ink(green, 0.34), { min: 20, max: 44, step: 50 });
  const rock = '#4f5a52';
  const left = Math.min(-20, x - 1000);
  const right = Math.max(stage.width + 20, x + 560);
  const throat = (px: number) => 150 * Math.exp(-(((px - x) / 260) ** 2));
  const upper = (px: number) => 470 - throat(px) * 0.25;
  const shelf = (px: number) => 640 - throat(px) * 0.1;
  step(stage, { from: left, to: right, top: upper, foot: shelf, rock, depth: 0.26, label: 'upper', wide: 62 });
  mist(stage, 590, 110, 0.6);
  const ledge: Point[] = [];
  for (let px = left; px <= right; px += 130) ledge.push([px, shelf(px)]);
  canopy(stage, 'ledge', ledge, stage.ink(green, 0.2), { min: 12, max: 30, step: 44 });
  step(stage, {
    from: left,
    to: right,
    top: (px) => shelf(px) + 14,
    foot: () => 830,
    rock,
    depth: 0.1,
    label: 'lower',
    wide: 46,
  });
  water(stage, 815, '#8fb0a0', '#3d6a5f');
  mist(stage, 720, 190, 0.7);
  canvas.fill(
    `M${x - 330} 846q20-44 70-36q30-66 96-40q46-60 110-20q60-50 110 6q70-30 104 40q60-4 66 50z`,
    light.cloud,
    stage.hour === 'night' ? 0.2 : 0.7,
  );
  ripples(stage, 850, 985, 22);
  canvas.at(stage.asideX + 60, 905, 1, () => {
    canvas.fill('M-46-12H52L38 8H-30z', stage.ink('#c4472c'));
    canvas.fill('M-30-12l3-22h12l3 22zM-4-12l3-24h12l3 24zM22-12l3-22h12l3 22z', stage.shade('#2f5560', 0.2));
  });
  const leaf = stage.shade('#1f5a40', 0.15);
  fern(stage, -10, 1000, 190, 250, leaf);
  fern(stage, stage.width + 10, 1000, -210, 290, leaf);
  fern(stage, stage.width - 120, 1010, -120, 180, stage.shade('#0f4038', 0.3));
  palm(stage, Math.min(x + 330, stage.width - 90), 1000, 420, -40, stage.shade('#1d5a45', 0.3));
  birds(stage, stage.asideX + 120, 330);
};

interface Step {
  readonly from: number;
  readonly to: number;
  readonly top: (x: number) => number;
  readonly foot: (x: number) => number;
  readonly rock: string;
  readonly depth: number;
  readonly label: string;
  /** How wide a cataract is at most. */
  readonly wide: number;
}

/** A wall of rock and the cataracts that fall over it. */
function step(stage: Stage, { from, to, top, foot, rock, depth, label, wide }: Step): void {
  const { canvas } = stage;
  const random = stage.random.fork(label);
  const edge: Point[] = [];
  for (let x = from; x <= to; x += 90) edge.push([x, top(x) + random.between(-4, 4)]);
  canvas.fill(`${curve(edge)}V${Math.round(foot(to) + 10)}H${Math.round(from)}z`, stage.shade(rock, 0.16, depth));
  let [falls, threads] = ['', ''];
  for (let x = from; x < to; ) {
    const width = Math.round((0.14 + random.next() ** 2 * 1.5) * wide * stage.sparseness);
    const y = Math.round(top(x));
    const end = Math.round(foot(x));
    falls += `M${Math.round(x)} ${y - 4}q${Math.round(width / 2)}-8 ${width} 0l${Math.round(width * 0.14)} ${end - y + 8}h${-Math.round(width * 1.26)}z`;
    if (width > 30)
      threads += `M${Math.round(x + width * 0.35)} ${y + 16}l-2 ${Math.round((end - y) * 0.7)}M${Math.round(x + width * 0.7)} ${y + 30}l4 ${Math.round((end - y) * 0.6)}`;
    x += width + random.between(6, 74) * stage.sparseness;
  }
  canvas.fill(falls, stage.lit('#f1f5f0', 0.2, depth * 0.7));
  canvas.stroke(threads, stage.ink('#9fc4bd', depth), 5, 0.6);
}

/** Sugarloaf and its cable car across Guanabara Bay. */
export const sugarloaf: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 690;
  sky(stage, { horizon: seaY, sunY: 280 });
  land(stage, hills(stage, 'far', 640, 60, 260), '#6f9aa0', 0.72, { melt: 0.3, drop: 120 });
  const scale = stage.fit(980);
  const rock = canvas.fade(-420, 0, [
    [0, stage.lit('#8f9b8c', 0.14, 0.14)],
    [1, mix(stage.ink('#4f7f62', 0.2), stage.light.haze, 0.2)],
  ]);
  canvas.at(x + 30, seaY + 4, scale, () => {
    canvas.fill('M-560 0Q-520-60-440-96Q-360-176-286-182Q-214-180-180-120Q-130-60-60-30L0 0z', rock);
    canvas.fill(
      'M-286-182Q-214-180-180-120Q-130-60-60-30L0 0H-210Q-220-110-286-182z',
      stage.shade('#4f7f62', 0.3, 0.16),
      0.55,
    );
    canvas.fill(
      'M-190 0Q-160-90-136-190Q-112-318-58-374Q-14-418 34-414Q92-404 122-318Q150-226 186-150Q214-66 300 0z',
      rock,
    );
    canvas.fill(
      'M34-414Q92-404 122-318Q150-226 186-150Q214-66 300 0H120Q124-150 84-270Q66-360 34-414z',
      stage.shade('#5b7565', 0.36, 0.14),
      0.62,
    );
    canvas.fill(
      'M-150-120q20 40 66 44q60 30 130 10q80 30 150-6q40 40 104 72H-196q20-60 46-120z',
      stage.ink('#3f7a52', 0.16),
      0.8,
    );
    canvas.stroke(
      'M-96-300q10 60-8 130M-40-360q16 90 0 170M20-380q10 70 6 120',
      stage.shade('#6d7a6c', 0.3, 0.14),
      6,
      0.35,
    );
    canvas.fill('M-306-182v-16h46v16zM6-412v-18h44v18z', stage.lit('#efe6d4', 0.1, 0.1));
    canvas.stroke('M-268-194Q-130-276 14-424', stage.shade('#3d4f58', 0.4), 3, 0.8);
    canvas.fill('M-146-290h34q7 0 7 8v14h-48v-14q0-8 7-8zM-131-304h3v16h-3z', stage.ink('#c4472c'));
  });
  water(stage, seaY, '#4fa5b5', '#14607a');
  sunTrack(stage, stage.sunX, seaY + 4, 900);
  ripples(stage, 710, 880, 26);
  for (const [dx, y, size] of [
    [-250, 770, 0.5],
    [-120, 800, 0.66],
    [120, 764, 0.44],
  ] as const)
    sailboat(stage, x + dx, y, size);
  sailboat(stage, stage.asideX + 20, 828, 0.8);
  const beach: Point[] = [
    [-40, 930],
    [stage.width * 0.2, 920],
    [stage.width * 0.5, 955],
    [stage.width * 0.8, 930],
    [stage.width + 60, 880],
  ];
  canvas.fill(`${curve(beach.map(([px, py]): Point => [px, py - 12]))}V1010H-40z`, stage.light.cloud, 0.8);
  canvas.fill(`${curve(beach)}V1010H-40z`, stage.lit('#ecd9ae', 0.15));
  const dark = stage.shade('#1f5142', 0.25);
  palm(stage, stage.width - 120, 1000, 400, -60, dark);
  palm(stage, stage.width - 30, 1010, 320, 30, dark);
  birds(stage, stage.asideX + 120, 380);
};

/** A two-decked riverboat under the wall of the flooded forest. */
export const riverboat: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const green = stage.random.fork('green').pick(['#3f7a55', '#387560', '#4a8052']);
  sky(stage, { horizon: 620, sunY: 260 });
  canopy(stage, 'far', hills(stage, 'far', 610, 12, 360), stage.ink(green, 0.62), { min: 24, max: 60, step: 56 });
  canopy(stage, 'mid', hills(stage, 'mid', 650, 14, 340), stage.ink(green, 0.42), { min: 40, max: 90, step: 66 });
  emergent(stage, x + 220, 690, 300, 0.3);
  emergent(stage, x - 330, 686, 220, 0.36);
  canopy(stage, 'near', hills(stage, 'near', 690, 14, 320), stage.ink(mix(green, '#1d5a45', 0.4), 0.2), {
    min: 40,
    max: 90,
    step: 70,
  });
  water(stage, 740, '#b59a72', '#5f5a44');
  canvas.fill(`M0 738h${stage.width}v20H0z`, stage.shade('#2f4f40', 0.3), 0.4);
  ripples(stage, 770, 985, 26);
  canvas.reflected(872, 0.4, 0.24, () => canvas.at(x - 30, 872, 1.3, () => deckboat(stage)));
  const dolphin = stage.ink('#d99a94');
  canvas.fill(`M${stage.asideX - 40} 906q36-44 84-12q-14 2-24 12zM${stage.asideX + 6} 886l10-18 6 24z`, dolphin);
  let pads = '';
  const random = stage.random.fork('pads');
  for (let i = 0; i < stage.width / 170; i++) {
    const [px, py, r] = [random.whole(0, stage.width), random.whole(934, 990), random.whole(36, 66)];
    pads += `M${px - r} ${py}q${-6}-10 4-12q${r} 8 ${r * 2} 0q10 2 2 12q-${r} ${Math.round(r * 0.4)}-${r * 2 + 0} 0z`;
  }
  canvas.fill(pads, stage.ink('#5f8f4c', 0.02));
  fern(stage, -10, 1000, 180, 240, stage.shade('#1f5a40', 0.15));
  fern(stage, stage.width + 10, 1000, -190, 260, stage.shade('#0f4038', 0.25));
  birds(stage, stage.asideX + 120, 360);
};

/** A kapok above the others. */
function emergent(stage: Stage, x: number, y: number, tall: number, depth: number): void {
  stage.canvas.fill(
    `M${x - 12} ${y}q10-${tall * 0.5} 4-${tall}h14q-2 ${tall * 0.5} 10 ${tall}z`,
    stage.lit('#a59a86', 0.1, depth),
  );
  const top = y - tall;
  stage.canvas.fill(
    `M${x - 130} ${top + 30}q-6-40 46-46q14-40 62-34q54-22 84 14q56 4 54 50q-40 30-92 10q-60 34-110 10q-26 8-44-4z`,
    stage.ink('#3d7050', depth),
  );
  stage.canvas.fill(
    `M${x - 104} ${top - 4}q30-46 82-40q54-22 84 14q-60-8-90 10q-40-4-76 16z`,
    stage.lit('#5d8f5c', 0.14, depth),
  );
}

function deckboat(stage: Stage): void {
  const { canvas } = stage;
  const white = stage.lit('#f4eedf', 0.16);
  canvas.fill('M-176-118H150l10 12H-190zM-168-66H170l8 10H-184z', stage.ink('#3f7f7a'));
  canvas.fill('M-160-106h300v40h-300zM-156-56h320v36h-320z', stage.shade('#5d6f60', 0.34));
  canvas.fill('M110-56h54v36h-54zM96-106h44v40H96zM-156-56h40v36h-40z', white);
  let rails = '';
  for (let at = -150; at < 110; at += 20) rails += `M${at}-106v40M${at}-56v36`;
  canvas.bars(rails, white, 4);
  canvas.fill('M-160-80h256v5h-256zM-116-32h226v5h-226z', white);
  canvas.fill(
    'M-120-66v-20q24 14 48 0v20zM-50-66v-20q24 14 48 0v20zM20-66v-20q24 14 48 0v20z',
    stage.ink('#d9a84a'),
    0.9,
  );
  canvas.fill('M120-48h14v16h-14zM144-48h14v16h-14zM108-98h22v18h-22z', stage.light.lamp);
  canvas.fill('M-196-22H206Q196 0 176 14H-170Q-190 2-196-22z', stage.ink('#b8543a'));
  canvas.fill('M-196-22H206l-5 8H-194z', white);
}
