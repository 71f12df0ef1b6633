import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { reef } from '../landmarks/australia-and-reefs.ts';
import { sugarloaf } from '../landmarks/brazil.ts';
import { houseboat } from '../landmarks/india-and-ceylon.ts';
import { phinisi } from '../landmarks/southeast-asia.ts';
import { grass, mist } from '../layers/land.ts';
import { birds, canoe, figure, glow, sailboat } from '../layers/life.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const seaY = 580;

/** Deep sea, then shallows in paler and paler bands. */
function shallows(stage: Stage): void {
  const { canvas } = stage;
  water(stage, seaY, '#2f93b5', '#1f8c9f');
  const w = stage.width;
  const bands = [
    [640, '#3fb0b8', 0.7],
    [730, '#6ccdc0', 0.75],
    [820, '#a5e2cc', 0.8],
  ] as const;
  for (const [i, [y, pigment, opacity]] of bands.entries()) {
    const points: Point[] = [];
    for (let k = -1; k <= 5; k++) points.push([(w * k) / 4, y + Math.sin(k * 1.4 + i * 1.9) * 20]);
    canvas.fill(`${curve(points)}V1000H${Math.round(-w / 4)}z`, stage.ink(pigment, 0.04), opacity);
  }
  sunTrack(stage, stage.sunX, seaY, 760);
  ripples(stage, seaY + 20, 840, 30, 0.42);
}

/** A beach rising toward the right. Returns its line. */
function beach(stage: Stage, left: number, right: number): Point[] {
  const { canvas } = stage;
  const w = stage.width;
  const line: Point[] = [
    [-40, left],
    [w * 0.26, left + 12],
    [w * 0.52, (left + right) / 2 + 20],
    [w * 0.78, right + 14],
    [w + 60, right],
  ];
  const lifted = (by: number) => line.map(([x, y]): Point => [x, y - by]);
  canvas.fill(`${curve(lifted(30))}V1000H-40z`, stage.ink('#c4ecd8', 0.02), 0.7);
  canvas.fill(`${curve(lifted(9))}V1000H-40z`, stage.light.cloud, 0.85);
  canvas.fill(
    `${curve(line)}V1000H-40z`,
    canvas.fade(right, 1000, [
      [0, stage.lit('#f0dfb6', 0.25)],
      [1, stage.ink('#dcb87f')],
    ]),
  );
  return line;
}

/** A high island with a castle of basalt in its middle. */
function highIsland(stage: Stage, x: number, half: number, tall: number, depth: number): void {
  const { canvas } = stage;
  const rock = stage.random.fork('rock').pick(['#4a7f63', '#43797a']);
  canvas.at(x, seaY + 3, 1, () => {
    const at = (dx: number, up: number) => `${Math.round(dx * half)} ${-Math.round(up * tall)}`;
    const body = canvas.fade(-tall, 0, [
      [0, stage.ink(rock, depth)],
      [1, mix(stage.ink(rock, depth), stage.light.haze, 0.3)],
    ]);
    canvas.fill(
      `M${at(-1, 0)}Q${at(-0.6, 0.2)} ${at(-0.42, 0.44)}Q${at(-0.3, 0.6)} ${at(-0.18, 0.66)}L${at(-0.15, 0.86)} ${at(-0.08, 0.98)} ${at(0.0, 1)} ${at(0.06, 0.9)} ${at(0.09, 0.7)} ${at(0.14, 0.68)} ${at(0.2, 0.84)} ${at(0.26, 0.8)} ${at(0.32, 0.58)}Q${at(0.56, 0.34)} ${at(1, 0)}z`,
      body,
    );
    canvas.fill(
      `M${at(0, 1)}L${at(0.06, 0.9)} ${at(0.09, 0.7)} ${at(0.14, 0.68)} ${at(0.2, 0.84)} ${at(0.26, 0.8)} ${at(0.32, 0.58)}Q${at(0.56, 0.34)} ${at(1, 0)}H${Math.round(half * 0.2)}L${at(0.1, 0.3)} ${at(0.02, 0.6)}z`,
      stage.shade(rock, 0.34, depth),
      0.6,
    );
    canvas.fill(
      `M${at(-0.42, 0.44)}L${at(-0.28, 0.4)} ${at(-0.3, 0.2)} ${at(-0.16, 0.34)} ${at(-0.1, 0.12)} ${at(-0.04, 0)}H${Math.round(-half * 0.5)}z`,
      stage.shade(rock, 0.2, depth),
      0.4,
    );
  });
}

/** Thatched bungalows on a boardwalk, a high island behind. */
const overwater: Draw = (stage) => {
  const { canvas } = stage;
  sky(stage, { horizon: seaY, sunY: 290, radius: 82 });
  highIsland(stage, stage.motifX + 60, 520, 400, 0.26);
  mist(stage, seaY - 60, 70, 0.5);
  shallows(stage);
  const x = stage.motifX;
  const wood = stage.shade('#7a5a3c', 0.2, 0.04);
  const right = stage.width + 20;
  canvas.fill(`M${x - 240} 706L${right} 744v12L${x - 240} 714z`, wood);
  let posts = '';
  for (let at = x - 220; at < right; at += 58) posts += `M${at} ${Math.round(712 + (at - x + 240) * 0.04)}v34h6v-34z`;
  canvas.fill(posts, wood);
  for (const [dx, y, scale] of [
    [-260, 694, 0.74],
    [-80, 706, 0.95],
    [140, 722, 1.15],
    [400, 742, 1.36],
  ] as const)
    bungalow(stage, x + dx, y, scale);
  canoe(stage, stage.asideX + 20, 800, 0.8);
  const line = beach(stage, 945, 968);
  const dark = stage.shade('#1f5142', 0.3);
  if (!stage.calmUntil) {
    if (stage.width > 1100) palm(stage, stage.width * 0.06, 1000, 560, 90, dark);
    palm(stage, stage.width * 0.02, 1000, 400, 30, dark);
  }
  grass(
    stage,
    'grass',
    line.map(([px, py]): Point => [px, py + 40]),
    dark,
    { to: Math.min(260, stage.width * 0.14), min: 30, max: 90, step: 20 },
  );
  birds(stage, stage.asideX + 170, 360);
};

function bungalow(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  glow(stage, x, y - 10, 70 * scale);
  canvas.at(x, y, scale, () => {
    canvas.fill(
      'M-62 20l-8 62h7l8-62zM-20 20v66h7V20zM20 20v66h7V20zM56 20l8 62h7l-8-62z',
      stage.shade('#5a4230', 0.3),
    );
    canvas.fill('M-78 24v-9H78v9z', stage.shade('#6b4f36', 0.2));
    canvas.fill('M-54 16v-44H54v44z', stage.ink('#8d6542'));
    canvas.fill('M-40 12v-32h28v32zM4 12v-32h36v32z', stage.dark ? stage.light.lamp : stage.lit('#d5e6df', 0.1));
    canvas.fill('M-84-22Q-40-52-12-104H12Q40-52 84-22z', stage.ink('#bf9659'));
    canvas.fill('M12-104Q40-52 84-22H30Q22-60-2-104z', stage.shade('#8a6438', 0.24), 0.6);
    canvas.fill('M-16-100h32v-10h-32z', stage.shade('#7a5830', 0.2));
  });
}

/** Palms leaning out over a white beach, an outrigger drawn up. */
const palms: Draw = (stage) => {
  const { canvas } = stage;
  sky(stage, { horizon: seaY, sunY: 300, radius: 88 });
  const w = stage.width;
  let isles = '';
  for (const [share, half, tall] of [
    [0.2, 0.12, 50],
    [0.44, 0.09, 34],
  ] as const)
    isles += `M${Math.round(w * (share - half))} ${seaY + 2}Q${Math.round(w * (share - half * 0.4))} ${seaY - tall} ${Math.round(w * share)} ${seaY - tall}T${Math.round(w * (share + half))} ${seaY + 2}z`;
  canvas.fill(isles, stage.ink('#5f8f80', 0.62));
  shallows(stage);
  const x = stage.motifX;
  const point: Point[] = [
    [x - 60, 700],
    [x + 60, 640],
    [x + 200, 610],
    [w * 0.94, 590],
    [w + 60, 590],
  ];
  canvas.fill(`${curve(point)}V704z`, stage.lit('#efe0b8', 0.25, 0.06));
  canvas.fill(
    `${curve([
      [x + 90, 640],
      [x + 130, 580],
      [x + 220, 540],
      [x + 330, 510],
      [x + 460, 520],
      [w + 60, 470],
    ])}V640z`,
    stage.ink('#3f7f5c', 0.16),
  );
  beach(stage, 900, 800);
  const dark = stage.shade('#2a5a40', 0.28);
  const mid = stage.shade('#3a7050', 0.2, 0.05);
  palm(stage, x + 330, 830, 400, -70, mid);
  palm(stage, x + 250, 850, 560, -230, dark);
  palm(stage, x + 300, 860, 430, -60, dark);
  palm(stage, x + 390, 870, 520, 60, mid);
  outrigger(stage, x - 170, 905);
  parasol(stage, x + 90, 930);
  sailboat(stage, stage.asideX + 40, 700, 0.9, '#e5b340');
  birds(stage, stage.asideX + 150, 380);
};

function outrigger(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    const wood = stage.shade('#6b4630', 0.22);
    canvas.fill('M-130 14H150L120 26H-100z', stage.light.shadow, 0.18);
    canvas.stroke('M-50-8Q-40-40-30 22M40-8Q50-40 60 22', wood, 5);
    canvas.fill('M-150-34Q-90-10 0-10T150-40Q120 12 80 14H-90Q-134 6-150-34z', stage.ink('#c9744a'));
    canvas.fill('M-150-34Q-90-10 0-10T150-40l-6 14Q80 0 0 0T-143-20z', stage.lit('#f0e2c4', 0.1));
    canvas.fill('M-80 20H100l-10 8H-72z', wood);
  });
}

function parasol(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    canvas.stroke('M0 0L14-104', stage.shade('#6b5a48', 0.2), 5);
    canvas.fill('M-56-86Q-30-142 18-140Q62-134 80-76Q14-110-56-86z', stage.ink('#c4472c'));
    canvas.fill('M-16-95Q0-138 18-140Q34-134 44-92Q14-102-16-95z', stage.lit('#f3e9d4', 0.2));
    canvas.fill('M-70 4l60-12 34-30 8 4-32 38-66 10zM-66 4h5v14h-5zM0-2h5v18H0z', stage.lit('#f3e9d4', 0.1));
  });
}

/** A lateen-rigged dhow off a bare sandbank. */
const dhow: Draw = (stage) => {
  const { canvas } = stage;
  sky(stage, { horizon: seaY, sunY: 300, radius: 92 });
  const w = stage.width;
  canvas.fill(
    `M-20 ${seaY + 2}Q${Math.round(w * 0.12)} ${seaY - 26} ${Math.round(w * 0.3)} ${seaY - 16}T${Math.round(w * 0.56)} ${seaY + 2}z`,
    stage.ink('#5f9080', 0.6),
  );
  shallows(stage);
  const x = stage.motifX;
  canvas.fill(
    `M${x - 560} 858Q${x - 300} 806 ${x - 40} 816T${x + 420} 800T${w + 40} 806V850Q${x + 400} 872 ${x} 878T${x - 560} 858z`,
    stage.ink('#c9eeda', 0.02),
    0.85,
  );
  canvas.fill(
    `M${x - 430} 852Q${x - 200} 816 ${x} 826T${x + 420} 812T${w + 40} 816V838Q${x + 400} 860 ${x} 866T${x - 430} 852z`,
    stage.lit('#f0dfb6', 0.25),
  );
  canvas.at(x - 20, 776, 1.3, () => {
    const wood = stage.shade('#5a3b2a', 0.25);
    canvas.fill('M-130 6H150L110 26H-90z', stage.light.shadow, 0.2);
    canvas.stroke('M10-20L-6-250M-110-110L150-330', wood, 5);
    canvas.fill('M-104-112Q40-190 146-322Q150-150 74-36Q-10-96-104-112z', stage.lit('#f6edd8', 0.2));
    canvas.fill('M146-322Q150-150 74-36Q56-50 40-60Q120-170 146-322z', stage.shade('#c9b890', 0.2), 0.6);
    canvas.fill('M-150-50Q-110-22-20-20T160-58L130 4Q120 14 100 14H-90Q-130 6-150-50z', wood);
    canvas.fill('M-150-50Q-110-22-20-20T160-58l-6 12Q60-8-20-8T-144-36z', stage.ink('#b8804a'));
    canvas.fill('M-80-22l4-28q9-8 18 0l4 28zM60-26l4-28q9-8 18 0l4 24z', stage.lit('#efe6d2', 0.1));
    canvas.disc(-67, -60, 8, wood);
    canvas.disc(73, -64, 8, wood);
    canvas.fill('M146-322l26 6-28 12z', stage.ink('#c4472c'));
  });
  for (const dx of [260, 300]) figure(stage, 'walker', x + dx, 836, 0.56, stage.shade('#3a3540', 0.3));
  beach(stage, 950, 970);
  const dark = stage.shade('#1f5142', 0.3);
  if (!stage.calmUntil) palm(stage, w * 0.03, 1000, 620, 150, dark);
  sailboat(stage, Math.max(stage.asideX + 40, stage.calmUntil), 650, 0.5);
  birds(stage, stage.asideX + 190, 380);
};

export const lagoon = { overwater, palms, dhow, sugarloaf, houseboat, phinisi, reef };
