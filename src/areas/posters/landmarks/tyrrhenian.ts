import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { canopy, crags, grass, hills, land } from '../layers/land.ts';
import { birds, sailboat } from '../layers/life.ts';
import { arches, uprights } from '../layers/masonry.ts';
import { cypress, roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';
import { pine } from './antiquity.ts';

/** Vesuvius over the columns of a buried city and its bay. */
export const vesuvius: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 260 });
  const at = (dx: number, up: number) => `${Math.round(x + dx * 520)} ${Math.round(700 - up * 340)}`;
  const slope = canvas.fade(360, 700, [
    [0, stage.ink('#7a7f92', 0.26)],
    [1, mix(stage.ink('#7a8f8a', 0.4), stage.light.haze, 0.45)],
  ]);
  canvas.fill(
    `M${at(-1.5, 0)}Q${at(-0.9, 0.16)} ${at(-0.62, 0.5)}Q${at(-0.54, 0.66)} ${at(-0.42, 0.7)}L${at(-0.3, 0.58)} ${at(-0.16, 0.84)} ${at(-0.08, 0.98)} ${at(0, 0.94)} ${at(0.06, 1)} ${at(0.14, 0.92)}Q${at(0.4, 0.42)} ${at(0.8, 0.2)}Q${at(1.1, 0.06)} ${at(1.5, 0)}z`,
    slope,
  );
  canvas.fill(
    `M${at(0.06, 1)}L${at(0.14, 0.92)}Q${at(0.4, 0.42)} ${at(0.8, 0.2)}Q${at(1.1, 0.06)} ${at(1.5, 0)}H${Math.round(x + 140)}Q${at(0.14, 0.5)} ${at(0.06, 1)}z`,
    stage.shade('#5f6478', 0.3, 0.24),
    0.5,
  );
  canopy(stage, 'foot', hills(stage, 'foot', 694, 8, 320), stage.ink('#7f9a78', 0.42), { min: 12, max: 30, step: 40 });
  water(stage, 700, '#6fa9bd', '#3f87a5', 790);
  ripples(stage, 712, 776, 12);
  sailboat(stage, stage.asideX + 40, 766, 0.5);
  const plain: Point[] = [
    [-40, 800],
    [stage.width * 0.4, 786],
    [stage.width + 40, 792],
  ];
  land(stage, plain, '#b5a868', 0.1, { melt: -0.05, drop: 200 });
  canvas.at(x - 10, 868, stage.fit(780), () => forum(stage));
  const near: Point[] = [
    [-40, 905],
    [stage.width * 0.5, 925],
    [stage.width + 40, 900],
  ];
  canvas.fill(`${curve(near)}V1000H-40z`, stage.shade('#8f8a4c', 0.12));
  grass(stage, 'blades', near, stage.shade('#7a7a40', 0.2), { min: 18, max: 50, step: 18 });
  pine(stage, stage.asideX - 130, 960, 480, 0.04);
  birds(stage, stage.asideX + 130, 350);
};

function forum(stage: Stage): void {
  const { canvas } = stage;
  const brick = '#c99a72';
  canvas.fill('M-390 0v-70l40-16 60 20 70-30 50 26v70z', stage.ink(brick, 0.06));
  canvas.fill('M190 0v-96l50 10 46-28 60 34 50-12v92z', stage.ink(brick, 0.06));
  canvas.fill(
    arches({ from: 226, y: 0, count: 2, step: 74, width: 40, tall: 66 }),
    stage.shade('#6d4f38', 0.3, 0.04),
    0.8,
  );
  canvas.fill('M-170 0v-20h350V0z', stage.lit('#e6d3ae', 0.15, 0.04));
  const white = stage.lit('#ecdcb8', 0.2, 0.03);
  const shafts = [
    [-150, 190],
    [-92, 190],
    [-34, 190],
    [24, 190],
    [92, 120],
    [144, 190],
  ] as const;
  for (const [at, tall] of shafts) {
    canvas.fill(`M${at} -20v-${tall}h26v${tall}z`, white);
    canvas.fill(`M${at + 16} -20v-${tall}h10v${tall}z`, stage.shade('#b59a70', 0.28, 0.03), 0.75);
    if (tall > 150) canvas.fill(`M${at - 6} -${tall + 10}h38v-12h-38z`, white);
  }
  canvas.fill('M-160-222H56v-26H-156zM-160-248H30v-9H-160z', stage.ink('#e0cba0', 0.04));
  canvas.fill('M-300 6v-26h70V6zM-60 10l6-22h60l10 22z', white);
}

/** A village in pastels climbing the rocks above its small harbor. */
export const riviera: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 650;
  sky(stage, { horizon: seaY, sunY: 280 });
  const cape: Point[] = [
    [-40, seaY],
    [stage.width * 0.05, seaY - 30],
    [stage.width * 0.2, seaY - 84],
    [stage.width * 0.34, seaY - 20],
    [stage.width * 0.4, seaY],
  ];
  canvas.fill(`${curve(cape)}z`, stage.ink('#7f9a86', 0.6));
  water(stage, seaY, '#4fa9bf', '#11688a');
  sunTrack(stage, stage.sunX, seaY + 4, 900);
  ripples(stage, 680, 985, 30);
  const right = stage.width + 40;
  const cliff: Point[] = [
    [x - 470, 900],
    [x - 400, 800],
    [x - 330, 740],
    [x - 230, 640],
    [x - 100, 540],
    [x + 80, 430],
    [x + 260, 330],
    [x + 420, 280],
    [Math.max(right, x + 640), 210],
  ];
  canvas.fill(
    `${curve(cliff)}V900z`,
    canvas.fade(260, 900, [
      [0, stage.lit('#7f9a5c', 0.1, 0.16)],
      [0.6, stage.ink('#8a8a5c', 0.08)],
      [1, stage.shade('#7a6a58', 0.2)],
    ]),
  );
  let vines = '';
  for (let i = 0; i < 6; i++)
    vines += `M${x + 60 + i * 40} ${480 - i * 26}q${150 - i * 6} 10 ${520 - i * 30}-${70 - i * 4}`;
  canvas.stroke(vines, stage.shade('#5d7a42', 0.2, 0.12), 5, 0.5);
  village(stage, x);
  const rocks: Point[] = [
    [x - 520, 910],
    [x - 450, 860],
    [x - 330, 836],
    [x - 120, 850],
    [x + 60, 880],
    [x + 200, 850],
    [right, 868],
  ];
  canvas.fill(`${curve(rocks)}V920z`, stage.shade('#6d6258', 0.25));
  canvas.fill(`M${x - 40} 884h${right - x + 40}v22H${x - 40}z`, stage.lit('#d6c6a6', 0.1));
  for (const [dx, y, pigment] of [
    [60, 936, '#c4472c'],
    [190, 950, '#2f7f9a'],
    [320, 934, '#d9a23c'],
  ] as const)
    dinghy(stage, x + dx, y, pigment);
  sailboat(stage, stage.asideX, 812, 1.1);
  sailboat(stage, stage.asideX - 130, 730, 0.5);
  birds(stage, stage.asideX + 110, 370);
};

function dinghy(stage: Stage, x: number, y: number, pigment: string): void {
  stage.canvas.fill(`M${x - 44} ${y - 14}h92q-8 20-24 22h-50q-14-4-18-22z`, stage.ink(pigment));
  stage.canvas.fill(`M${x - 44} ${y - 14}h92l-4 7h-86z`, stage.lit('#f6f0e0', 0.2));
}

/** Tall narrow houses, each row standing on the roofs of the one below. */
function village(stage: Stage, x: number): void {
  const { canvas } = stage;
  const random = stage.random.fork('village');
  const paints = ['#e8a15c', '#d9705a', '#f0cf86', '#e9b7a0', '#c9584a', '#f4e3bd'] as const;
  const right = stage.width + 20;
  const rows = [
    [560, x + 40, 70],
    [640, x - 70, 76],
    [720, x - 190, 84],
    [800, x - 280, 92],
    [884, x - 330, 100],
  ] as const;
  for (const [row, [y, from, tall]] of rows.entries()) {
    const walls = paints.map(() => '');
    let [roofs, windows, shutters] = ['', '', ''];
    const end = Math.min(right, x + 330 + row * 60);
    let last = -1;
    for (let at = from; at < end; ) {
      const w = random.whole(44, 64);
      const h = tall + random.whole(0, 44);
      let paint = random.whole(0, paints.length - 1);
      if (paint === last) paint = (paint + 1) % paints.length;
      last = paint;
      walls[paint] += `M${at} ${y}v-${h}h${w}v${h}z`;
      roofs += `M${at - 3} ${y - h + 2}l9-15h${w - 12}l9 15z`;
      for (let wy = y - h + 14; wy < y - 30; wy += 32) windows += `M${at + 10} ${wy}h${w - 20}`;
      if (row === 4) shutters += `M${at + 14} ${y}v-30h16v30z`;
      at += w;
    }
    const depth = 0.14 - row * 0.03;
    for (const [i, wall] of walls.entries()) canvas.fill(wall, stage.lit(paints[i] ?? paints[0], 0.06, depth));
    canvas.fill(roofs, stage.ink('#a8553f', depth));
    canvas.bars(
      windows.replaceAll(/M(\d+) (\d+)/g, (_, px, py) => `M${px} ${Number(py) + 8}`),
      stage.dark ? stage.light.lamp : stage.shade('#3f6058', 0.2, depth),
      15,
      [9, 13],
    );
    canvas.fill(shutters, stage.shade('#4a3c34', 0.3));
  }
  canvas.at(x + 150, 560, 1, () => {
    canvas.fill('M-24 0v-190h48V0z', stage.lit('#f0d9a8', 0.1, 0.1));
    canvas.fill('M8 0v-190h16V0z', stage.shade('#c9a878', 0.25, 0.1), 0.6);
    canvas.fill('M-30-188h60v-8h-60zM-26-196q2-38 26-44 24 6 26 44z', stage.ink('#7f9a94', 0.1));
    canvas.fill(arches({ from: -12, y: -130, count: 1, step: 1, width: 24, tall: 44 }), stage.light.lamp, 0.85);
  });
}

/** A lane of cypresses to a farmhouse on round hills. */
export const tuscany: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 260 });
  land(stage, hills(stage, 'far', 560, 60, 420), '#8f9fa8', 0.72, { melt: 0.4, drop: 180 });
  land(stage, hills(stage, 'mid', 620, 56, 380), '#a5a66a', 0.54, { melt: 0.3, drop: 160 });
  const wheat = stage.random.fork('wheat').pick(['#c9b45c', '#a9b45a', '#d6b060']);
  land(stage, hills(stage, 'low', 690, 40, 420), '#9aa555', 0.38, { melt: 0.2, drop: 140 });
  const knoll: Point[] = [
    [-40, 860],
    [x - 700, 830],
    [x - 460, 790],
    [x - 200, 706],
    [x + 20, 664],
    [x + 260, 690],
    [x + 500, 770],
    [stage.width + 360, 830],
  ];
  land(stage, knoll, wheat, 0.16, { melt: -0.06, drop: 260 });
  let furrows = '';
  for (let i = 0; i < 9; i++)
    furrows += `M${x - 180 + i * 50} ${712 + Math.abs(i - 4) * 7}Q${x - 330 + i * 84} 800 ${x - 560 + i * 130} 900`;
  canvas.stroke(furrows, stage.shade('#8f8a3f', 0.15, 0.12), 4, 0.35);
  farmhouse(stage, x + 50, 684);
  canvas.fill(
    `M${x - 52} 702Q${x - 150} 748 ${x - 156} 800Q${x - 150} 880 ${x - 310} 1000H${x - 150}Q${x - 60} 880 ${x - 104} 800Q${x - 118} 750 ${x - 32} 702z`,
    stage.lit('#e6d6b0', 0.12, 0.06),
  );
  let lane = '';
  for (const [dx, y, tall] of [
    [-104, 722, 66],
    [-14, 726, 62],
    [-196, 766, 96],
    [-64, 772, 90],
    [-232, 836, 138],
    [-56, 846, 130],
    [-320, 944, 210],
    [-84, 966, 210],
  ] as const)
    lane += cypress(x + dx, y, tall);
  canvas.fill(lane, stage.shade('#2f5a40', 0.12));
  let olives = '';
  for (const [i, tall] of [64, 70, 66, 84, 90].entries())
    olives += roundTree(x + 170 + (i % 3) * 96 + (i > 2 ? 52 : 0), i > 2 ? 870 : 786, tall);
  canvas.fill(olives, stage.ink('#7f9a6c', 0.08));
  const near = hills(stage, 'near', 965, 14, 460);
  land(stage, near, '#7f8f3f', 0, { melt: 0 });
  grass(stage, 'blades', near, stage.shade('#7a8a3a', 0.2), { min: 20, max: 60, step: 16 });
  const random = stage.random.fork('poppies');
  let poppies = '';
  for (let i = 0; i < stage.width / 70; i++) poppies += `M${random.whole(0, stage.width)} ${random.whole(930, 985)}h0`;
  canvas.stroke(poppies, stage.ink('#c4412c'), 11);
  birds(stage, stage.asideX + 110, 350);
};

function farmhouse(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1.1, () => {
    const { canvas } = stage;
    const wall = '#dcb988';
    canvas.fill('M-90 20v-78H40v78z', stage.lit(wall, 0.14, 0.08));
    canvas.fill('M40 20v-62h90v62z', stage.shade(wall, 0.16, 0.08));
    canvas.fill('M-40-56v-56h50v56z', stage.lit(wall, 0.18, 0.08));
    canvas.fill('M-100-54l20-26h102l24 26zM34-40l14-22h78l14 22zM-48-108l33-26 33 26z', stage.ink('#a8583f', 0.06));
    canvas.fill(
      uprights({ from: -74, y: -24, count: 4, step: 28, width: 11, tall: 17 }) +
        uprights({ from: 58, y: -14, count: 3, step: 24, width: 10, tall: 15 }) +
        uprights({ from: -22, y: -76, count: 1, step: 1, width: 12, tall: 18 }),
      stage.light.lamp,
      0.85,
    );
    canvas.fill(arches({ from: -30, y: 20, count: 1, step: 1, width: 20, tall: 32 }), stage.shade('#6b4a34', 0.3));
    canvas.fill(
      cypress(-120, 22, 130) + cypress(-148, 26, 104) + cypress(160, 24, 120),
      stage.shade('#2f5a40', 0.1, 0.04),
    );
  });
}

/** The crags of the far shore, for a wooden gulet at anchor in a turquoise cove. */
export const gulet: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 620;
  sky(stage, { horizon: seaY, sunY: 250 });
  land(stage, crags(stage, 'far', 590, 150, 340), '#8ba0a5', 0.68, { melt: 0.4, drop: 140 });
  const cape: Point[] = [
    [x + 40, 624],
    [x + 150, 570],
    [x + 270, 470],
    [x + 420, 410],
    [Math.max(stage.width + 40, x + 620), 360],
  ];
  canopy(
    stage,
    'pines',
    cape.map(([px, py]): Point => [px, py + 16]),
    stage.ink('#5f8f62', 0.2),
    { from: x + 120, min: 20, max: 46, step: 44 },
  );
  water(stage, seaY, '#3fa5bd', '#1a8fa5');
  canvas.fill(
    `M0 780Q${stage.width * 0.3} 740 ${stage.width * 0.6} 790T${stage.width} 770V1000H0z`,
    stage.ink('#3fbfc0', 0.02),
    0.6,
  );
  canvas.fill(
    `M0 890Q${stage.width * 0.35} 860 ${stage.width * 0.7} 900T${stage.width} 880V1000H0z`,
    stage.ink('#7fd6c8', 0.02),
    0.6,
  );
  canvas.fill(
    `M${x - 10} 640Q${x + 200} 606 ${stage.width + 40} 600V652Q${x + 200} 640 ${x - 10} 640z`,
    stage.lit('#d6bf98', 0.1, 0.06),
  );
  sunTrack(stage, stage.sunX, seaY + 4, 860);
  ripples(stage, 650, 960, 30, 0.42);
  canvas.reflected(838, 0.3, 0.18, () => canvas.at(x - 70, 838, stage.fit(640) * 1.3, () => ketch(stage)));
  sailboat(stage, stage.asideX - 30, 706, 0.5);
  const dark = stage.shade('#2f5f48', 0.2);
  canvas.fill(`M-20 1005V960Q${stage.width * 0.1} 940 ${stage.width * 0.22} 1005z`, stage.shade('#8a7a60', 0.2));
  pine(stage, 70, 990, 380, 0.02);
  canvas.fill(roundTree(150, 1000, 70), dark);
  birds(stage, stage.asideX + 120, 360);
};

function ketch(stage: Stage): void {
  const { canvas } = stage;
  const wood = '#b0703f';
  const spar = stage.shade('#6b4528', 0.2);
  canvas.fill('M-170 12H200l-40 12H-130z', stage.light.shadow, 0.2);
  canvas.fill('M26-34v-330h8v330zM-84-34v-240h7v240z', spar);
  canvas.stroke(
    'M30-360L236-54M30-360L-80-270-196-60M30-300L-176-46M-80-270L-190-50M30-240l90 200',
    stage.shade('#5a4636', 0.1),
    2,
    0.8,
  );
  canvas.fill('M42-64Q120-190 34-340L200-70z', stage.lit('#f4ecd6', 0.2));
  canvas.fill('M22-66V-330Q-40-180-70-74z', stage.shade('#e0d3b4', 0.08));
  canvas.fill('M-90-70V-250Q-130-150-172-66z', stage.lit('#f4ecd6', 0.1));
  canvas.fill('M-130-34v-30H70l16 30z', stage.lit('#f0e4c8', 0.16));
  canvas.fill('M-118-42v-14h22v14zm34 0v-14h22v14zm34 0v-14h22v14zm34 0v-14H6v14zm34 0v-14h22v14z', stage.light.lamp);
  canvas.fill('M-196-50Q-100-28 60-30T220-66L262-84 258-76Q206-14 150 10H-140Q-190-8-196-50z', stage.ink(wood));
  canvas.fill('M-194-34Q-100-10 60-12T236-62Q200-10 150 10H-140Q-184-4-194-34z', stage.shade('#7a4528', 0.2));
  canvas.fill('M-200-52h8v-40h-8zM-198-92q-26 2-40 14 20 8 40 2z', stage.ink('#c4412c'));
}
