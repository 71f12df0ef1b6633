import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { riverShip } from '../landmarks/anywhere.ts';
import { porto } from '../landmarks/atlantic-edge.ts';
import { riverboat } from '../landmarks/brazil.ts';
import { cityBridge } from '../landmarks/city-bridge.ts';
import { sampan } from '../landmarks/mekong.ts';
import { nile } from '../landmarks/nile.ts';
import { felucca } from '../landmarks/nile-temples.ts';
import { steeple } from '../landmarks/north-american-parks.ts';
import { paddleSteamer } from '../landmarks/paddle-steamer.ts';
import { budapest, cologne, eiffel, westminster } from '../landmarks/river-capitals.ts';
import { canopy, grass, hills, land } from '../layers/land.ts';
import { birds, ship } from '../layers/life.ts';
import { cypress, roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, stream, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A paint for a river lying in a landscape: sky where far, its own color near. */
function riverPaint(stage: Stage, fromY: number): string {
  return stage.canvas.fade(fromY, 1000, [
    [0, mix(stage.light.sky[2], stage.ink('#7fb0b8'), 0.3)],
    [1, stage.ink('#2f7585')],
  ]);
}

/** S-curves through meadows; nothing that could only stand in one country. */
const bend: Draw = (stage) => {
  const { canvas } = stage;
  const green = stage.random.fork('green').pick(['#7fa35c', '#8fa558', '#6f9f68']);
  sky(stage, { horizon: 680, sunY: 280 });
  land(stage, hills(stage, 'far', 560, 60, 420), '#7f9a92', 0.72, { melt: 0.3 });
  land(stage, hills(stage, 'mid', 620, 56, 380), green, 0.54, { melt: 0.3 });
  canopy(stage, 'wood', hills(stage, 'wood', 672, 20, 340), stage.ink('#5f8a5a', 0.4), { min: 14, max: 36, step: 40 });
  land(stage, hills(stage, 'meadow', 700, 14, 460), green, 0.22, { melt: -0.05, drop: 280 });
  const x = stage.motifX;
  const bends = [
    [x + 60, 706, 8],
    [x + 240, 726, 26],
    [x + 200, 752, 46],
    [x - 190, 780, 70],
    [x - 260, 830, 110],
    [x + 60, 880, 170],
    [x + 60, 940, 240],
    [x - 120, 1010, 330],
  ] as const;
  canvas.fill(stream(bends.map(([px, y, half]) => [px, y - 7, half + 8])), stage.lit(green, 0.35, 0.1));
  canvas.fill(stream(bends), riverPaint(stage, 700));
  let trees = '';
  for (const [dx, y, tall] of [
    [330, 800, 150],
    [400, 812, 190],
    [470, 806, 140],
    [-380, 770, 90],
    [-430, 774, 110],
    [90, 800, 120],
    [-540, 860, 180],
    [-620, 850, 150],
  ] as const)
    trees += roundTree(x + dx, y, tall);
  canvas.fill(trees, stage.ink('#3f6f50', 0.1));
  let bales = '';
  for (const [dx, y] of [
    [-80, 745],
    [20, 742],
    [-20, 756],
  ] as const)
    bales += `M${x + dx} ${y}a11 11 0 1 1 22 0z`;
  canvas.fill(bales, stage.lit('#d9bd6a', 0.1, 0.12));
  rowboat(stage, x - 30, 890);
  const near = hills(stage, 'near', 975, 14, 420);
  const reach = Math.min(stage.width * 0.3, x - 380);
  canvas.fill(`M-20 900Q${Math.round(reach * 0.7)} 920 ${reach} 1000H-20z`, stage.shade('#55804a', 0.2));
  grass(
    stage,
    'reeds',
    [
      [-20, 905],
      [reach * 0.5, 940],
      [reach, 1000],
    ],
    stage.shade('#3f6b45', 0.25),
    { from: -10, to: reach * 0.9, min: 50, max: 130, step: 16 },
  );
  grass(stage, 'right', near, stage.shade('#3f6b45', 0.25), {
    from: Math.max(x + 330, stage.width * 0.86),
    min: 60,
    max: 150,
    step: 16,
  });
  birds(stage, stage.asideX + 110, 380);
};

function rowboat(stage: Stage, x: number, y: number): void {
  if (stage.random.fork('boat').chance(0.4)) return;
  stage.canvas.at(x, y, 1, () => {
    const dark = stage.shade('#4a3428', 0.3);
    stage.canvas.fill('M-66-14H66Q54 6 36 8H-40Q-58 4-66-14z', dark);
    stage.canvas.fill('M-14-12l4-32q10-8 18 0l4 32z', stage.ink('#c4472c'));
    stage.canvas.disc(0, -54, 9, dark);
    stage.canvas.stroke('M6-32L58 4', dark, 4);
  });
}

/** A castle on a vine-ribbed hill above a river ship. */
const vineyard: Draw = (stage) => {
  const { canvas } = stage;
  const green = stage.random.fork('green').pick(['#8fa552', '#a39f4c', '#7f9f58']);
  sky(stage, { horizon: 660, sunY: 250 });
  land(stage, hills(stage, 'far', 570, 60, 420), '#8f9c84', 0.7, { melt: 0.3 });
  land(stage, hills(stage, 'mid', 650, 70, 360), green, 0.46, { melt: 0.3 });
  const x = stage.motifX;
  canvas.fill(
    `M${x - 560} 800Q${x - 420} 770 ${x - 310} 640Q${x - 220} 500 ${x - 90} 462H${x + 130}Q${x + 280} 520 ${x + 400} 640Q${x + 560} 760 ${Math.max(stage.width, x + 700)} 800z`,
    canvas.fade(460, 800, [
      [0, stage.lit(green, 0.1, 0.16)],
      [1, stage.ink(green, 0.28)],
    ]),
  );
  let rows = '';
  for (let i = 0; i < 9; i++) {
    const dx = -270 + i * 76;
    rows += `M${x + Math.round(dx * 0.36) + 20} ${500 + Math.abs(i - 4) * 14}Q${x + Math.round(dx * 0.8)} ${620} ${x + dx} 786`;
  }
  for (let i = 0; i < 4; i++)
    rows += `M${x - 250 - i * 50} ${620 + i * 42}Q${x - 60} ${590 + i * 44} ${x + 210 + i * 60} ${620 + i * 42}`;
  canvas.stroke(rows, stage.shade('#5d7034', 0.2, 0.2), 4, 0.45);
  castle(stage, x + 20, 470);
  let poplars = '';
  for (const [dx, tall] of [
    [-350, 120],
    [-318, 150],
    [-290, 110],
    [330, 140],
    [366, 170],
    [400, 120],
  ] as const)
    poplars += cypress(x + dx, 800, tall);
  canvas.fill(poplars, stage.ink('#44683f', 0.16));
  village(stage, x + 60, 806);
  water(stage, 806, '#6fa6ad', '#24606e');
  ripples(stage, 830, 985, 24);
  sunTrack(stage, stage.sunX, 812, 930);
  ship(stage, stage.asideX + 70, 900, 1);
  const bank: Point[] = [
    [stage.width * 0.6, 1005],
    [stage.width * 0.74, 966],
    [stage.width + 20, 930],
  ];
  canvas.fill(`${curve(bank)}V1005z`, stage.shade('#4d6b36', 0.3));
  grass(stage, 'vines', bank, stage.shade('#3f6034', 0.3), { from: stage.width * 0.66, min: 30, max: 70, step: 22 });
  birds(stage, stage.asideX + 120, 390);
};

function castle(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    const stone = '#cdb995';
    canvas.fill('M-120 20v-66h12v-10h14v10h14v-10h14v10h14v-10h14v10h14v-10h14v10h110v66z', stage.ink(stone, 0.1));
    canvas.fill('M-96 10v-130h48V10zM30 10v-170H92V10zM-44 10v-76H34V10z', stage.lit(stone, 0.12, 0.08));
    canvas.fill('M70 10v-170h22V10zM-62 10v-130h14V10z', stage.shade(stone, 0.3, 0.08), 0.6);
    canvas.fill('M-104-116l32-70 32 70zM22-156l39-88 40 88zM-50-62L-6-104 40-62z', stage.ink('#a8503a', 0.06));
    canvas.fill(
      'M-78-92h12v20h-12zM54-130h14v24H54zM54-76h14v20H54zM-22-46h12v20h-12zM6-46h12v20H6z',
      stage.light.lamp,
      0.85,
    );
  });
}

/** A row of houses and a spire at the river's edge. */
function village(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  const random = stage.random.fork('village');
  let [walls, roofs] = ['', ''];
  for (let at = x - 180; at < x + 190; at += random.whole(44, 62)) {
    const h = random.whole(24, 40);
    walls += `M${at} ${y}v-${h}h44v${h}z`;
    roofs += `M${at - 4} ${y - h + 2}l14-24h24l14 24z`;
  }
  canvas.at(x - 30, y, 1, () => {
    canvas.fill('M-15 0v-90h30V0z', stage.lit('#efe4cc', 0.1, 0.08));
    canvas.fill('M-20-86L0-158 20-86z', stage.ink('#5f7076', 0.1));
  });
  canvas.fill(walls, stage.lit('#efe0c2', 0.1, 0.08));
  canvas.fill(roofs, stage.ink('#a8553c', 0.1));
}

export const river = {
  bend,
  vineyard,
  'city-bridge': cityBridge,
  nile,
  riverboat,
  steeple,
  'paddle-steamer': paddleSteamer,
  westminster,
  budapest,
  cologne,
  eiffel,
  porto,
  sampan,
  ship: riverShip,
  felucca,
};
