import { mix } from '../drawing/color.ts';
import { curve, oval, type Point } from '../drawing/path.ts';
import { conifers, crags, grass, hills, land, mist } from '../layers/land.ts';
import { birds, sailboat } from '../layers/life.ts';
import { gables, uprights } from '../layers/masonry.ts';
import { cypress, roundTree } from '../layers/plants.ts';
import { island } from '../layers/seascape.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const seaY = 640;

/** A walled city of orange roofs on its rock in the sea. */
export const walledCity: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: seaY, sunY: 280 });
  land(stage, crags(stage, 'far', 610, 110, 320), '#93a0a0', 0.68, { melt: 0.4, drop: 120 });
  island(
    stage,
    [
      [stage.width * 0.02, seaY + 2],
      [stage.width * 0.12, seaY - 50],
      [stage.width * 0.24, seaY - 36],
      [stage.width * 0.36, seaY + 2],
    ],
    seaY + 2,
    '#6f8f70',
    0.5,
  );
  water(stage, seaY, '#4fa5bf', '#115f80');
  sunTrack(stage, stage.sunX, seaY + 4, 900);
  ripples(stage, 670, 985, 30);
  canvas.at(x, 820, stage.fit(860) * 1.06, () => city(stage));
  sailboat(stage, stage.asideX + 10, 800, 0.9);
  sailboat(stage, stage.asideX - 130, 740, 0.5);
  const near: Point[] = [
    [-40, 930],
    [stage.width * 0.12, 950],
    [stage.width * 0.26, 1005],
  ];
  canvas.fill(`${curve(near)}H-40z`, stage.shade('#5f6f55', 0.25));
  canvas.fill(cypress(30, 960, 210) + cypress(96, 975, 150), stage.shade('#2f5a44', 0.2));
  birds(stage, stage.asideX + 120, 380);
};

function city(stage: Stage): void {
  const { canvas } = stage;
  const wall = '#e3d0a8';
  const light = stage.lit(wall, 0.14, 0.05);
  const dark = stage.shade(wall, 0.32, 0.05);
  canvas.fill('M-470 30Q-450-30-400-44L420-52Q470-20 500 30Q0 60-470 30z', stage.shade('#8f8672', 0.2, 0.04));
  const random = stage.random.fork('roofs');
  let [fronts, roofs, windows] = ['', '', ''];
  for (const [y, from, to] of [
    [-196, -120, 220],
    [-160, -230, 310],
    [-124, -320, 370],
    [-92, -370, 390],
  ] as const) {
    for (let at = from; at < to; ) {
      const w = random.whole(44, 70);
      const top = y - random.whole(0, 16);
      fronts += `M${at} ${top + 60}v-60h${w}v60z`;
      roofs += `M${at - 3} ${top + 2}l${Math.round(w * 0.26)}-24h${Math.round(w * 0.52)}l${Math.round(w * 0.24)} 24z`;
      if (random.chance(0.7)) windows += `M${at + 12} ${top + 12}h7v11h-7zM${at + w - 19} ${top + 12}h7v11h-7z`;
      at += w;
    }
  }
  canvas.fill('M-60-180v-150h44v150zM110-170v-110h90v110z', light);
  canvas.fill('M-34-180v-150h18v150z', dark, 0.7);
  canvas.fill('M-66-326l28-50 28 50zM-52-376q14-30 28 0z', stage.ink('#b8573c', 0.05));
  canvas.fill('M106-278q4-70 49-78 45 8 49 78z', stage.ink('#7f9a94', 0.06));
  canvas.fill('M151-356h8v-26h-8z', light);
  canvas.fill(fronts, stage.lit('#f0e2c4', 0.12, 0.05));
  canvas.fill(roofs, stage.ink('#c9653f', 0.04));
  canvas.fill(windows, stage.light.lamp, 0.8);
  canvas.fill('M-440 6L-424-96H420L440 6z', light);
  canvas.fill('M-424-96H420v7H-424z', dark, 0.6);
  canvas.bars('M-424-100H420', light, 10, [14, 10]);
  for (const [at, w, tall] of [
    [-420, 66, 130],
    [-150, 44, 112],
    [130, 46, 112],
    [420, 60, 150],
  ] as const) {
    canvas.fill(`M${at - w} 14l6-${tall}h${w * 2 - 12}l6 ${tall}z`, stage.lit(wall, 0.2, 0.03));
    canvas.fill(`M${at + Math.round(w * 0.3)} 14v-${tall}h${Math.round(w * 0.7) - 6}l6 ${tall}z`, dark, 0.65);
    canvas.bars(`M${at - w + 4} ${10 - tall}h${w * 2 - 8}`, stage.lit(wall, 0.2, 0.03), 12, [14, 9]);
  }
  canvas.fill('M-470 30Q-440 4-380 8T-200 14T0 10T220 16T400 6T500 30Q0 60-470 30z', stage.shade('#6b6656', 0.3));
}

/** Turquoise pools that spill into one another between woods. */
export const cascades: Draw = (stage) => {
  const { canvas, light } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 520, sunY: 200, radius: 62 });
  land(stage, hills(stage, 'far', 440, 50, 380), '#6f9a80', 0.66, { melt: 0.3, drop: 160 });
  const back = hills(stage, 'back', 520, 30, 340);
  land(stage, back, '#4f8060', 0.46, { melt: 0.2, drop: 140 });
  conifers(stage, 'woods', back, stage.ink('#2f6650', 0.4), { min: 40, max: 90, step: 22 });
  const pools = [
    [560, '#7fd0c8', 0.2],
    [680, '#55bfc0', 0.1],
    [830, '#36a5ae', 0.03],
  ] as const;
  for (const [i, [y, pigment, depth]] of pools.entries()) {
    const next = pools[i + 1]?.[0] ?? 1000;
    const edge: Point[] = [];
    for (let k = -1; k <= 8; k++) edge.push([(stage.width * k) / 7, y + Math.sin(k * 1.7 + i * 2.1) * 14]);
    canvas.fill(
      `${curve(edge)}V1000H-200z`,
      canvas.fade(y, next, [
        [0, stage.lit(pigment, 0.18, depth)],
        [1, stage.ink(pigment, depth)],
      ]),
    );
    if (i === 2) break;
    const lip = next - 66 - i * 24;
    const wall: Point[] = edge.map(([px, py]): Point => [px, py - y + lip]);
    canvas.fill(`${curve(wall)}V1000H-200z`, stage.ink('#5f7a48', depth));
    falls(stage, wall, next, `f${i}`, depth);
    canvas.fill(`M0 ${next - 8}H${stage.width}v30H0z`, light.haze, 0.34);
  }
  boardwalk(stage, x);
  ripples(stage, 850, 985, 18);
  const dark = stage.shade('#2f5f48', 0.2);
  const bank: Point[] = [
    [-40, 780],
    [stage.width * 0.14, 850],
    [stage.width * 0.24, 1005],
  ];
  canvas.fill(`${curve(bank)}H-40z`, dark);
  conifers(stage, 'left', bank, dark, { from: -20, to: stage.width * 0.12, min: 190, max: 320, step: 60 });
  grass(stage, 'reeds', bank, stage.shade('#5f8a48', 0.15), {
    from: 0,
    to: stage.width * 0.22,
    min: 30,
    max: 80,
    step: 14,
  });
  let trees = '';
  for (const [dx, y, tall] of [
    [330, 700, 150],
    [400, 716, 190],
  ] as const)
    trees += roundTree(x + dx, y, tall);
  canvas.fill(trees, stage.ink('#4f8a58', 0.1));
};

/** Threads of water over a mossy step. */
function falls(stage: Stage, wall: readonly Point[], foot: number, label: string, depth: number): void {
  const random = stage.random.fork(label);
  const [from, to] = [stage.motifX - 420, stage.motifX + 360];
  let path = '';
  for (let x = from; x < to; ) {
    const w = random.whole(8, 44);
    const top = wall.findLast(([px]) => px <= x)?.[1] ?? foot - 40;
    path += `M${Math.round(x)} ${Math.round(top - 2)}h${w}l5 ${Math.round(foot - top + 12)}h-${w + 9}z`;
    x += w + random.whole(6, 34);
  }
  stage.canvas.fill(path, stage.lit('#f2f7f4', 0.2, depth), 0.95);
}

function boardwalk(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wood = stage.ink('#a5825a', 0.02);
  const dark = stage.shade('#6b4f34', 0.3);
  canvas.fill(uprights({ from: x - 300, y: 940, count: 10, step: 84, width: 9, tall: 56 }), dark);
  canvas.fill(`M${x - 340} 900Q${x} 880 ${stage.width + 20} 896v-18Q${x} 862 ${x - 340} 886z`, wood);
  canvas.stroke(`M${x - 320} 846Q${x} 824 ${stage.width + 20} 838`, dark, 5);
  canvas.fill(uprights({ from: x - 300, y: 886, count: 10, step: 84, width: 6, tall: 52 }), dark);
  canvas.fill(oval(x - 60, 990, 330, 14), stage.light.shadow, 0.1);
}

/** A monastery of red roofs on top of a rock pillar. */
export const meteora: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 700, sunY: 260 });
  land(stage, hills(stage, 'far', 620, 80, 420), '#8496a0', 0.72, { melt: 0.4, drop: 160 });
  for (const [dx, top, half, depth] of [
    [-560, 520, 80, 0.5],
    [-430, 580, 60, 0.54],
    [330, 470, 90, 0.4],
    [440, 540, 80, 0.44],
    [-250, 560, 64, 0.36],
  ] as const)
    pillar(stage, x + dx, 830, half, 830 - top, depth, `r${dx}`);
  mist(stage, 640, 180, 0.5);
  canopy(stage);
  pillar(stage, x + 20, 900, 150, 470, 0.06, 'main');
  canvas.at(x + 20, 440, 1, () => monastery(stage));
  pillar(stage, x + 270, 940, 100, 360, 0.02, 'near');
  const green = stage.shade('#4f6f45', 0.14);
  land(
    stage,
    [
      [-40, 900],
      [x - 420, 890],
      [x - 140, 920],
      [x + 220, 900],
      [stage.width + 60, 870],
    ],
    '#6f8a50',
    0.04,
    { melt: -0.05, drop: 140 },
  );
  let trees = '';
  for (let i = 0; i < stage.width / 90; i++) {
    const tx = stage.random.fork(`t${i}`).between(0, stage.width);
    trees += i % 3 ? roundTree(tx, 960 + (i % 4) * 12, 70 + (i % 5) * 14) : cypress(tx, 970, 120);
  }
  canvas.fill(trees, green);
  birds(stage, stage.asideX + 90, 360);
};

function canopy(stage: Stage): void {
  land(stage, hills(stage, 'wood', 800, 26, 360), '#6f8f5c', 0.26, { melt: 0.16, drop: 120 });
}

/** A tower of conglomerate with rounded shoulders and dark seams. */
function pillar(stage: Stage, x: number, base: number, half: number, tall: number, depth: number, label: string): void {
  const { canvas } = stage;
  const random = stage.random.fork(label);
  const rock = '#a08f80';
  const at = (dx: number, up: number) => `${Math.round(x + dx * half)} ${Math.round(base - up * tall)}`;
  canvas.fill(
    `M${at(-1.2, 0)}Q${at(-1.02, 0.3)} ${at(-1.06, 0.55)}Q${at(-1.1, 0.86)} ${at(-0.86, 0.97)}Q${at(-0.3, 1.03)} ${at(0.2, 1)}Q${at(0.9, 1)} ${at(0.98, 0.82)}Q${at(0.94, 0.5)} ${at(1.08, 0.3)}Q${at(1.1, 0.1)} ${at(1.3, 0)}z`,
    canvas.fade(base - tall, base, [
      [0, stage.lit(rock, 0.16, depth)],
      [1, mix(stage.ink(rock, depth), stage.light.haze, 0.2)],
    ]),
  );
  canvas.fill(
    `M${at(0.3, 1)}Q${at(0.9, 1)} ${at(0.98, 0.82)}Q${at(0.94, 0.5)} ${at(1.08, 0.3)}Q${at(1.1, 0.1)} ${at(1.3, 0)}L${at(0.4, 0)}Q${at(0.2, 0.5)} ${at(0.3, 1)}z`,
    stage.shade(rock, 0.42, depth),
    0.6,
  );
  let seams = '';
  for (let i = 0; i < 5; i++) {
    const dx = -0.8 + i * 0.34 + random.between(-0.06, 0.06);
    seams += `M${at(dx, 0.92)}Q${at(dx + 0.06, 0.6)} ${at(dx - 0.02, random.between(0.1, 0.36))}Q${at(dx + 0.14, 0.6)} ${at(dx, 0.92)}z`;
  }
  canvas.fill(seams, stage.shade(rock, 0.5, depth), 0.45);
}

function monastery(stage: Stage): void {
  const { canvas } = stage;
  const wall = stage.lit('#efe0c2', 0.16, 0.04);
  const dark = stage.shade('#cdb894', 0.26, 0.04);
  const tile = stage.ink('#b8573c', 0.03);
  canvas.fill('M-134 6v-70h70v-40h84v30h60v80z', wall);
  canvas.fill('M40 6v-80h40v80zM-20 6v-110h40v110z', dark, 0.6);
  canvas.fill('M-142-60l16-24h56l12 24zM-72-100l16-26h60l18 26zM14-70l14-22h44l14 22z', tile);
  canvas.fill('M84 6v-56h50v56z', wall);
  canvas.fill('M78-48l31-24 31 24z', tile);
  canvas.fill('M-24-124v-30h32v30z', wall);
  canvas.fill('M-30-152q2-34 22-38 20 4 22 38z', tile);
  canvas.fill('M-10-188h4v-20h-4zM-16-202h16v4h-16z', dark);
  canvas.fill(gables({ from: -128, y: 20, count: 10, step: 26, width: 22, tall: 14 }), stage.ink('#7f8f5c', 0.04));
  canvas.fill(
    uprights({ from: -122, y: -26, count: 3, step: 20, width: 9, tall: 15 }) +
      uprights({ from: -54, y: -54, count: 4, step: 20, width: 9, tall: 16 }) +
      uprights({ from: 94, y: -18, count: 2, step: 18, width: 8, tall: 14 }),
    stage.dark ? stage.light.lamp : stage.shade('#5b4f44', 0.3),
  );
  canvas.fill('M-128-34h64v6h-64z', stage.shade('#8d6a48', 0.2));
}
