import { mix } from '../drawing/color.ts';
import { scrub } from '../layers/buttes.ts';
import { canopy, hills, land, mist } from '../layers/land.ts';
import { birds, ship } from '../layers/life.ts';
import { arches, dome, domeShade, uprights } from '../layers/masonry.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A great dome among half domes, four minarets, ferries below. */
export const istanbul: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const shore = 760;
  sky(stage, { horizon: 700, sunY: 280 });
  land(stage, hills(stage, 'far', 660, 44, 420), '#93a0a0', 0.7, { melt: 0.3, drop: 120 });
  distantMosque(stage, Math.max(stage.asideX - 90, stage.calmUntil + 120), 710, 0.5);
  roofs(stage, 720, 0.5);
  mist(stage, 640, 120, 0.45);
  canvas.at(x, 712, stage.fit(820), () => mosque(stage));
  canopy(stage, 'trees', hills(stage, 'trees', 716, 8, 300), stage.ink('#5f8a5c', 0.22), {
    min: 18,
    max: 44,
    step: 46,
  });
  roofs(stage, shore, 0.14);
  water(stage, shore, '#5fa0b0', '#1f5a74');
  canvas.fill(`M0 ${shore - 4}h${stage.width}v12H0z`, stage.ink('#a89a84', 0.1));
  sunTrack(stage, stage.sunX, shore + 10, 960);
  ripples(stage, shore + 24, 985, 32);
  ship(stage, stage.asideX + 30, 870, 1.1);
  ship(stage, x + 190, 816, 0.56);
  birds(stage, stage.asideX + 110, 390);
};

function roofs(stage: Stage, y: number, depth: number): void {
  const random = stage.random.fork(`roofs${y}`);
  let [walls, tiles, windows] = ['', '', ''];
  for (let x = -20; x < stage.width + 20; ) {
    const [w, h] = [Math.round(random.between(64, 110) * stage.sparseness), random.whole(26, 58)];
    walls += `M${Math.round(x)} ${y}v-${h}h${w}v${h}z`;
    tiles += `M${Math.round(x) - 3} ${y - h + 2}l10-15h${w - 14}l10 15z`;
    if (depth < 0.3) windows += `M${Math.round(x) + 10} ${y - h + 12}h${w - 20}`;
    x += w;
  }
  stage.canvas.fill(walls, stage.ink('#e2cda6', depth));
  stage.canvas.fill(tiles, stage.ink('#b0654a', depth));
  stage.canvas.bars(windows, stage.light.lamp, 10, [7, 11], 0.7);
}

function mosque(stage: Stage): void {
  const { canvas } = stage;
  const wall = '#d6a88a';
  const lead = '#8fa3a5';
  const light = stage.lit(wall, 0.14, 0.06);
  const dark = stage.shade(wall, 0.3, 0.06);
  const glass = stage.dark ? stage.light.lamp : stage.shade('#6b5348', 0.3);
  const minaret = (at: number, tall: number) => {
    canvas.fill(`M${at - 13} 0v-${tall - 60}h26V0z`, stage.lit('#ecdcc4', 0.14, 0.06));
    canvas.fill(`M${at + 3} 0v-${tall - 60}h10V0z`, stage.shade('#b59f88', 0.24, 0.06), 0.7);
    canvas.fill(
      `M${at - 19} -${Math.round(tall * 0.56)}h38v10h-38zM${at - 17} -${tall - 62}h34v9h-34z`,
      stage.shade('#c9b49a', 0.1, 0.05),
    );
    canvas.fill(`M${at - 14} -${tall - 60}L${at} -${tall + 26} ${at + 14} -${tall - 60}z`, stage.ink(lead, 0.05));
  };
  minaret(-370, 370);
  minaret(370, 370);
  canvas.fill('M-330 0v-120H330V0z', light);
  canvas.fill('M180 0v-120h150V0z', dark, 0.45);
  for (const at of [-260, 260]) {
    canvas.fill(dome(at, -118, 62, 56), stage.ink(lead, 0.06));
    canvas.fill(domeShade(at, -118, 62, 56), stage.shade(lead, 0.36, 0.06), 0.6);
  }
  canvas.fill('M-206-110v-60H206v60z', light);
  canvas.fill(dome(-110, -166, 96, 84), stage.ink(lead, 0.06));
  canvas.fill(dome(110, -166, 96, 84), stage.shade(lead, 0.18, 0.06));
  canvas.fill('M-150-150v-96H-96v96zM96-150v-96h54v96z', stage.ink(wall, 0.05));
  canvas.fill('M-122-168v-96H122v96z', light);
  canvas.fill('M50-168v-96h72v96z', dark, 0.55);
  canvas.fill(arches({ from: -112, y: -222, count: 9, step: 25, width: 14, tall: 34 }), glass, 0.8);
  canvas.fill(dome(0, -262, 128, 108), stage.lit(lead, 0.16, 0.05));
  canvas.fill(domeShade(0, -262, 128, 108), stage.shade(lead, 0.4, 0.05), 0.6);
  canvas.fill('M-2-368h4v-34h-4zM-7-404q12-14 14 4-10-8-14-4z', stage.ink('#d9a84a'));
  canvas.fill(arches({ from: -300, y: -14, count: 15, step: 41, width: 22, tall: 56 }), glass, 0.75);
  canvas.fill('M-330-84H330v6H-330z', dark, 0.5);
  minaret(-210, 420);
  minaret(210, 420);
}

function distantMosque(stage: Stage, x: number, y: number, depth: number): void {
  stage.canvas.at(x, y, 0.7, () => {
    const { canvas } = stage;
    const gray = stage.ink('#93a5a8', depth);
    canvas.fill(`M-120 0v-70H120V0z${dome(0, -66, 74, 70)}${dome(-84, -66, 36, 34)}${dome(84, -66, 36, 34)}`, gray);
    canvas.fill('M-146 0v-190l7-40 7 40V0zM132 0v-190l7-40 7 40V0z', gray);
  });
}

/** Cones of tuff with doors in them, balloons above at first light. */
export const cappadocia: Draw = (stage) => {
  const x = stage.motifX;
  const tuff = stage.random.fork('tuff').pick(['#d9b48c', '#d6a58a', '#e0c49a']);
  sky(stage, { horizon: 700, sunY: 330 });
  land(stage, hills(stage, 'far', 640, 30, 460), '#b59a8c', 0.7, { melt: 0.4, drop: 120 });
  land(stage, hills(stage, 'ridge', 690, 34, 240), tuff, 0.5, { melt: 0.3, drop: 120 });
  const random = stage.random.fork('cones');
  const cone = stage.canvas.define(() => chimney(stage, 0, 0, 50, 150, 0.34, tuff, false));
  for (let i = 0; i < stage.width / 96 / stage.sparseness; i++) {
    const scale = random.between(0.6, 1.1);
    stage.canvas.copy(cone, i * 96 * stage.sparseness + random.whole(0, 40), 770, scale, scale);
  }
  mist(stage, 690, 120, 0.4);
  land(stage, hills(stage, 'mid', 790, 16, 380), tuff, 0.2, { melt: 0.1, drop: 120 });
  for (const [dx, y, half, tall] of [
    [-380, 860, 74, 220],
    [-130, 850, 90, 300],
    [60, 880, 116, 400],
    [250, 860, 88, 290],
    [400, 890, 100, 250],
  ] as const)
    chimney(stage, x + dx, y, half, tall, 0.05, tuff, true);
  land(stage, hills(stage, 'near', 895, 14, 420), mix(tuff, '#8f6a48', 0.25), 0.02, { melt: -0.04 });
  scrub(stage, 920, 985, '#7f8a55');
  for (const [dx, y, scale, paint] of [
    [-40, 300, 1, '#c4472c'],
    [-400, 230, 0.66, '#d9a23c'],
    [230, 200, 0.5, '#3f7f9a'],
    [-230, 430, 0.4, '#c98a5c'],
    [-560, 360, 0.46, '#8f5f86'],
  ] as const)
    if (x + dx > stage.calmUntil + 60) balloon(stage, x + dx, y, scale, paint);
};

function chimney(
  stage: Stage,
  x: number,
  y: number,
  half: number,
  tall: number,
  depth: number,
  tuff: string,
  near: boolean,
): void {
  const { canvas } = stage;
  const at = (dx: number, up: number) => `${Math.round(x + dx * half)} ${Math.round(y - up * tall)}`;
  canvas.fill(
    `M${at(-1.1, 0)}Q${at(-0.7, 0.4)} ${at(-0.42, 0.74)}L${at(-0.5, 0.8)}Q${at(-0.3, 0.98)} ${at(0, 1)}Q${at(0.36, 0.96)} ${at(0.5, 0.79)}L${at(0.4, 0.74)}Q${at(0.7, 0.4)} ${at(1.1, 0)}z`,
    stage.lit(tuff, 0.12, depth),
  );
  canvas.fill(
    `M${at(0.08, 0.76)}L${at(0.4, 0.74)}Q${at(0.7, 0.4)} ${at(1.1, 0)}H${Math.round(x + half * 0.1)}Q${at(0.2, 0.4)} ${at(0.08, 0.76)}z`,
    stage.shade(tuff, 0.36, depth),
    0.6,
  );
  canvas.fill(
    `M${at(-0.42, 0.74)}L${at(-0.5, 0.8)}Q${at(-0.3, 0.98)} ${at(0, 1)}Q${at(0.36, 0.96)} ${at(0.5, 0.79)}L${at(0.4, 0.74)}z`,
    stage.shade('#8f6f60', 0.15, depth),
    near ? 0.85 : 0.6,
  );
  if (!near) return;
  const doors =
    arches({ from: x - half * 0.4, y: Math.round(y - tall * 0.1), count: 2, step: half * 0.56, width: 18, tall: 38 }) +
    uprights({
      from: x - half * 0.24,
      y: Math.round(y - tall * 0.38),
      count: 2,
      step: half * 0.4,
      width: 12,
      tall: 18,
    });
  canvas.fill(doors, stage.dark ? stage.light.lamp : stage.shade('#5f4436', 0.3));
}

/** A hot-air balloon; (x, y) is its middle. */
export function balloon(stage: Stage, x: number, y: number, scale: number, paint: string): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    canvas.fill(
      'M-84-20C-84-76-46-104 0-104C46-104 84-76 84-20C84 30 34 66 16 96H-16C-34 66-84 30-84-20z',
      stage.ink(paint, 0.08),
    );
    canvas.fill('M-30-98C-52-60-50 30-10 96H10C50 30 52-60 30-98Q0-108-30-98z', stage.lit('#f4e6c4', 0.16, 0.06));
    canvas.fill(
      'M30-98C74-84 84-56 84-20 84 30 34 66 16 96H10C50 30 52-60 30-98z',
      stage.shade(paint, 0.3, 0.08),
      0.55,
    );
    canvas.stroke('M-12 98l4 22M12 98l-4 22', stage.shade('#4a3a30', 0.2), 3);
    canvas.fill('M-14 118h28l-4 24h-20z', stage.shade('#6b4a30', 0.25));
  });
}
