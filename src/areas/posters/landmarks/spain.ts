import { canopy, crags, hills, land, mist, peak } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { arches, gables, lancets } from '../layers/masonry.ts';
import { cypress, palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Gaudí's spires over the blocks of Barcelona, the sea behind. */
export const sagrada: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 260 });
  canvas.fill(`M0 640H${stage.width}V760H0z`, stage.ink('#5f9fb5', 0.4));
  canvas.fill(`M0 640H${stage.width}v5H0z`, stage.light.cloud, 0.5);
  city(stage, 690, 0.5, 60, 'far');
  mist(stage, 640, 110, 0.45);
  canvas.at(x, 880, 1, () => temple(stage));
  city(stage, 800, 0.28, 66, 'mid');
  city(stage, 880, 0.1, 80, 'near');
  canopy(stage, 'trees', hills(stage, 'trees', 950, 8, 300), stage.ink('#5f8a55', 0.04), {
    min: 24,
    max: 54,
    step: 52,
  });
  birds(stage, stage.asideX + 110, 330);
};

/** Flat roofs of even height, as the city's grid has them. */
function city(stage: Stage, y: number, depth: number, wide: number, label: string): void {
  const { canvas } = stage;
  const random = stage.random.fork(label);
  const paints = ['#e9cfa4', '#d9a988', '#efdfc0'] as const;
  const blocks = ['', '', ''];
  let [roofs, rows] = ['', ''];
  for (let x = -30; x < stage.width + 20; ) {
    const w = Math.round(random.between(1, 1.8) * wide * stage.sparseness);
    const top = y + random.whole(-14, 14);
    blocks[random.whole(0, 2)] += `M${Math.round(x)} 1000V${top}h${w}V1000z`;
    roofs += `M${Math.round(x) - 2} ${top + 5}l6-14h${w - 8}l6 14z`;
    rows += `M${Math.round(x) + 10} ${top + 28}h${w - 20}M${Math.round(x) + 10} ${top + 60}h${w - 20}`;
    x += w;
  }
  for (const [i, block] of blocks.entries()) canvas.fill(block, stage.ink(paints[i] ?? paints[0], depth));
  canvas.fill(roofs, stage.ink('#b8694c', depth));
  if (depth < 0.3) canvas.bars(rows, stage.light.lamp, 14, [9, 15], stage.dark ? 0.9 : 0.5);
}

function temple(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#cdb48a';
  const light = stage.lit(stone, 0.12, 0.08);
  const dark = stage.shade(stone, 0.36, 0.08);
  const holes = stage.dark ? stage.light.lamp : stage.shade('#6b5638', 0.3, 0.06);
  const spire = (at: number, w: number, foot: number, tall: number, cap: string) => {
    const top = foot - tall;
    canvas.fill(
      `M${at - w} ${foot}Q${at - w} ${foot - tall * 0.6} ${at - Math.round(w * 0.3)} ${top}h${Math.round(w * 0.6)}Q${at + w} ${foot - tall * 0.6} ${at + w} ${foot}z`,
      light,
    );
    canvas.fill(
      `M${at + w} ${foot}Q${at + w} ${foot - tall * 0.6} ${at + Math.round(w * 0.3)} ${top}h${-Math.round(w * 0.3)}Q${at + Math.round(w * 0.5)} ${foot - tall * 0.6} ${at + Math.round(w * 0.3)} ${foot}z`,
      dark,
      0.75,
    );
    const side = Math.round(w * 0.36);
    const slits = [at - side, at, at + side].map((px) => `M${px} ${foot - Math.round(tall * 0.26)}V${top + 24}`);
    canvas.bars(slits.join(''), holes, 5, [12, 9], 0.85);
    canvas.fill(
      `M${at - 6} ${top + 3}l-5-20 11-18 11 18-5 20zM${at - 9} ${top - 34}h18v-8H${at - 9}z`,
      stage.ink(cap, 0.04),
    );
  };
  spire(10, 58, -330, 430, '#e5d6a8');
  canvas.fill('M7-788h7v-46H7zM-10-822h40v7h-40z', stage.lit('#f6f0dc', 0.3));
  spire(-86, 34, -300, 290, '#c4472c');
  spire(108, 34, -300, 290, '#d9a84a');
  canvas.fill('M-230 0v-320q40-60 110-64h260q70 4 110 64V0z', light);
  canvas.fill('M150 0v-384q70 4 100 64V0z', dark, 0.55);
  for (const [at, tall] of [
    [-180, 430],
    [-118, 480],
    [140, 480],
    [202, 430],
  ] as const)
    spire(at, 31, -130, tall - 60, at % 4 ? '#d9a84a' : '#c4472c');
  canvas.fill(gables({ from: -110, y: -330, count: 4, step: 58, width: 50, tall: 86 }), light);
  canvas.fill(lancets({ from: -100, y: -190, count: 4, step: 58, width: 30, tall: 120 }), holes, 0.8);
}

/** The red towers of the Alhambra on their hill, the Sierra Nevada behind. */
export const alhambra: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 620, sunY: 240 });
  for (const [dx, half, height] of [
    [-520, 330, 190],
    [-180, 360, 250],
    [260, 380, 290],
    [560, 300, 210],
  ] as const)
    peak(stage, { x: x + dx, base: 620, half, height, depth: 0.6, pigment: '#7d90a8', snow: 0.6, label: `p${dx}` });
  land(stage, crags(stage, 'foot', 630, 60, 300), '#8f9a78', 0.5, { melt: 0.4, drop: 120 });
  mist(stage, 570, 130, 0.6);
  canopy(
    stage,
    'hill',
    [
      [-40, 860],
      [x - 660, 810],
      [x - 430, 720],
      [x - 100, 690],
      [x + 300, 700],
      [stage.width + 340, 760],
    ],
    stage.ink('#5f8055', 0.26),
    { min: 20, max: 46, step: 60 },
  );
  canvas.at(x - 20, 730, stage.fit(820), () => palace(stage));
  canopy(
    stage,
    'wood',
    [
      [-40, 880],
      [x - 620, 850],
      [x - 380, 770],
      [x, 740],
      [x + 360, 752],
      [stage.width + 340, 800],
    ],
    stage.ink('#4d7448', 0.12),
    { min: 26, max: 60, step: 70 },
  );
  let trees = '';
  for (const [dx, tall] of [
    [-360, 150],
    [-320, 190],
    [-60, 120],
    [150, 140],
    [190, 110],
    [380, 170],
  ] as const)
    trees += cypress(x + dx, 800, tall);
  canvas.fill(trees, stage.shade('#2f5a40', 0.12));
  roofs(stage);
  birds(stage, stage.asideX + 110, 360);
};

function palace(stage: Stage): void {
  const { canvas } = stage;
  const wall = '#c9825a';
  const light = stage.lit(wall, 0.12, 0.06);
  const dark = stage.shade(wall, 0.34, 0.06);
  const tower = (at: number, w: number, tall: number) => {
    canvas.fill(`M${at - w} 40v-${tall + 40}h${w * 2}v${tall + 40}z`, light);
    canvas.fill(`M${at + Math.round(w * 0.4)} 40v-${tall + 40}h${Math.round(w * 0.6)}v${tall + 40}z`, dark, 0.7);
    canvas.fill(gables({ from: at - w, y: -tall + 2, count: Math.floor(w / 9), step: 18, width: 12, tall: 15 }), light);
    canvas.fill(
      arches({
        from: at - Math.round(w * 0.5),
        y: -tall + 70,
        count: 2,
        step: Math.round(w * 0.56),
        width: 14,
        tall: 34,
      }),
      stage.light.lamp,
      0.8,
    );
  };
  canvas.fill('M-400 40v-120H400v120z', stage.ink(wall, 0.1));
  canvas.fill(gables({ from: -400, y: -78, count: 32, step: 25, width: 14, tall: 12 }), stage.ink(wall, 0.1));
  canvas.fill('M-230-80v-66h290v66z', stage.lit('#e3c49a', 0.1, 0.06));
  canvas.fill('M-244-142l26-30H46l28 30z', stage.ink('#9c5a42', 0.08));
  canvas.fill(arches({ from: -214, y: -86, count: 9, step: 30, width: 20, tall: 46 }), dark, 0.8);
  tower(-330, 58, 200);
  tower(-30, 66, 250);
  tower(-180, 30, 170);
  tower(130, 40, 190);
  tower(290, 46, 160);
  canvas.fill('M196-80v-84h60v84z', stage.lit('#e3c49a', 0.1, 0.06));
  canvas.fill('M190-162l36-34 36 34z', stage.ink('#9c5a42', 0.08));
}

/** White walls and tiled roofs of the quarter below. */
function roofs(stage: Stage): void {
  const random = stage.random.fork('roofs');
  let [walls, tiles, windows] = ['', '', ''];
  for (const y of [912, 960]) {
    for (let x = -20; x < stage.width + 20; ) {
      const w = Math.round(random.between(104, 150) * stage.sparseness);
      const top = y - random.whole(0, 26);
      walls += `M${Math.round(x)} 1000V${top}h${w}V1000z`;
      tiles += `M${Math.round(x) - 4} ${top + 3}l12-20h${w - 16}l12 20z`;
      windows += `M${Math.round(x) + 14} ${top + 22}h${w - 26}`;
      x += w + (y < 950 ? random.whole(0, 30) : 0);
    }
  }
  stage.canvas.fill(walls, stage.lit('#f4ead6', 0.15, 0.03));
  stage.canvas.fill(tiles, stage.ink('#b5654a', 0.03));
  stage.canvas.bars(windows, stage.light.lamp, 13, [9, 19], 0.8);
  palm(stage, Math.max(80, stage.calmUntil + 60), 960, 230, -14, stage.shade('#2f5a40', 0.2));
}
