import { mix } from '../drawing/color.ts';
import { curve, heightAt, oval, type Point } from '../drawing/path.ts';
import { canopy, grass, hills, land, mist } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { arches } from '../layers/masonry.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Green-topped cliffs one behind another, the swell breaking at their feet. */
export const cliffs: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 640;
  sky(stage, { horizon: seaY, sunY: 280 });
  water(stage, seaY, '#4f93a8', '#1a4f6b');
  sunTrack(stage, stage.sunX, seaY + 4, 900);
  ripples(stage, 670, 985, 34);
  for (const [dx, top, foot, depth] of [
    [-190, 480, 690, 0.5],
    [-60, 440, 730, 0.34],
    [90, 400, 780, 0.2],
    [280, 350, 860, 0.06],
  ] as const)
    headland(stage, x + dx, top, foot, depth);
  canvas.at(x + 330, 356, 1, () => {
    canvas.fill('M-26 10v-92h52v92z', stage.lit('#a8a294', 0.1, 0.05));
    canvas.fill(
      'M4 10v-92h22v92zM-30-82h8v-10h8v10h10v-10h8v10h10v-10h8v10h8v8h-60z',
      stage.shade('#a8a294', 0.34, 0.05),
    );
  });
  canvas.at(Math.max(x - 330, stage.calmUntil + 60), 770, 1, () => {
    canvas.fill('M-40 6L-30-90-10-130 8-120 22-60 44 6z', stage.shade('#4f5458', 0.2, 0.1));
    canvas.fill('M-60 8q60-16 120 0l-20 8h-80z', stage.light.cloud, 0.8);
  });
  const near: Point[] = [
    [x + 60, 1010],
    [x + 190, 930],
    [x + 340, 880],
    [stage.width + 60, 830],
  ];
  canvas.fill(`${curve(near)}V1010z`, stage.shade('#5d8a48', 0.2));
  grass(stage, 'blades', near, stage.shade('#5d8a48', 0.3), { from: x + 130, min: 20, max: 60, step: 13 });
  let thrift = '';
  const random = stage.random.fork('thrift');
  for (let i = 0; i < 14; i++) thrift += `M${random.whole(x + 200, stage.width)} ${random.whole(930, 985)}h0`;
  canvas.stroke(thrift, stage.ink('#d98aa5'), 13);
  birds(stage, stage.asideX + 120, 400);
};

function headland(stage: Stage, x: number, top: number, foot: number, depth: number): void {
  const { canvas } = stage;
  const right = Math.max(stage.width + 40, x + 640);
  const random = stage.random.fork(`head${foot}`);
  const edge: Point[] = [
    [x, foot],
    [x + 18, foot - (foot - top) * 0.5],
    [x + 10, foot - (foot - top) * 0.8],
    [x + 60, top + 6],
    [x + 200, top - 14],
    [right, top - 50],
  ];
  canvas.fill(
    `M${x - 10} ${foot}L${edge.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join(' ')}V${foot}z`,
    canvas.fade(top, foot, [
      [0, stage.lit('#75716a', 0.1, depth)],
      [1, stage.shade('#4f5054', 0.2, depth)],
    ]),
  );
  let bands = '';
  for (let i = 1; i < 6; i++) {
    const y = Math.round(top + ((foot - top) * i) / 6);
    bands += `M${x + 16} ${y}Q${x + 200} ${y - 10} ${right} ${y - 30}v7Q${x + 200} ${y - 3} ${x + 16} ${y + 7}z`;
  }
  canvas.fill(bands, stage.lit('#9a948a', 0.1, depth), 0.4);
  let clefts = '';
  for (let i = 0; i < 6; i++) {
    const cx = x + 60 + i * 100 + random.whole(-20, 20);
    clefts += `M${cx} ${top + 30}l10 ${Math.round((foot - top) * 0.5)} 12 ${Math.round((foot - top) * 0.4)}h-34l2-${Math.round((foot - top) * 0.5)}z`;
  }
  canvas.fill(clefts, stage.shade('#3f4246', 0.35, depth), 0.4);
  canvas.fill(
    `M${x + 10} ${Math.round(foot - (foot - top) * 0.8)}L${x + 60} ${top + 4}Q${x + 140} ${top - 14} ${x + 220} ${top - 18}L${right} ${top - 56}V${top - 18}Q${x + 240} ${top + 14} ${x + 130} ${top + 26}z`,
    stage.ink('#6f9a52', depth),
  );
  canvas.fill(`M${x - 30} ${foot + 4}q40-20 90-8t120-4 120 2 140-2 160-2v18H${x - 10}z`, stage.light.cloud, 0.7);
}

/** The iron arch over the Douro, a rabelo boat with its barrels below. */
export const porto: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 770;
  sky(stage, { horizon: 700, sunY: 230, radius: 66 });
  bank(stage, -40, x - 240, 1);
  bank(stage, stage.width + 40, x + 290, -1);
  mist(stage, 660, 110, 0.3);
  water(stage, waterY, '#7fa5a5', '#2a5a6b');
  sunTrack(stage, stage.sunX, waterY + 6, 950);
  ripples(stage, waterY + 20, 985, 30);
  arch(stage, x + 20, waterY);
  canvas.reflected(890, 0.35, 0.2, () =>
    canvas.at(Math.max(stage.asideX - 20, stage.calmUntil + 260), 890, 1, () => rabelo(stage)),
  );
  birds(stage, stage.asideX + 130, 330);
};

/** Houses stepping down to the quay; `way` says on which side the hill rises. */
function bank(stage: Stage, from: number, to: number, way: 1 | -1): void {
  const { canvas } = stage;
  const random = stage.random.fork(`bank${way}`);
  const paints = ['#e9c48f', '#d98a68', '#f2e2c2', '#8fb0b5', '#c9705a'] as const;
  canvas.fill(
    `M${from} 780V${way > 0 ? 470 : 520}Q${(from + to) / 2} ${way > 0 ? 500 : 540} ${to} 780z`,
    stage.ink('#7f8f6a', 0.3),
  );
  if (stage.calmUntil && way > 0) return;
  for (const [row, lift] of [
    [0, 190],
    [1, 120],
    [2, 50],
    [3, 0],
  ] as const) {
    const walls = paints.map(() => '');
    let [roofs, windows] = ['', ''];
    const reach = Math.min(620, Math.abs(to - from) * (0.62 + row * 0.12));
    for (let d = 0; d < reach; ) {
      const w = Math.round(random.whole(66, 92) * stage.sparseness);
      const x = Math.round(way > 0 ? from + d : from - d - w);
      const y = 776 - Math.round(lift * (1 - (d / reach) * 0.4));
      const h = random.whole(80, 116);
      walls[random.whole(0, 4)] += `M${x} ${y + 40}v-${h + 40}h${w}v${h + 40}z`;
      roofs += `M${x - 3} ${y - h + 2}l9-15h${w - 12}l9 15z`;
      windows += `M${x + 9} ${y - h + 20}h${w - 16}M${x + 9} ${y - h + 54}h${w - 16}`;
      d += w;
    }
    const depth = 0.26 - row * 0.07;
    for (const [i, wall] of walls.entries()) canvas.fill(wall, stage.lit(paints[i] ?? paints[0], 0.06, depth));
    canvas.fill(roofs, stage.ink('#b0573f', depth));
    canvas.bars(windows, stage.dark ? stage.light.lamp : stage.shade('#5a5650', 0.2, depth), 15, [8, 12], 0.85);
  }
  if (way < 0) return;
  canvas.at(from + 150, 600, 1, () => {
    canvas.fill('M-18 20v-190h36V20z', stage.lit('#e6d6b4', 0.1, 0.2));
    canvas.fill('M-24-168h48v-9h-48zM-14-176q0-40 14-52 14 12 14 52z', stage.ink('#b5a484', 0.2));
  });
}

function arch(stage: Stage, x: number, waterY: number): void {
  const { canvas } = stage;
  const iron = stage.shade('#5a6a70', 0.2, 0.06);
  const [from, to] = [x - 330, x + 330];
  canvas.fill(`M${from} ${waterY}h44v-200h-44zM${to - 44} ${waterY}h44v-200h-44z`, stage.ink('#b5a58c', 0.1));
  canvas.fill(
    `M${from + 30} ${waterY - 60}Q${x} 330 ${to - 30} ${waterY - 60}h-26Q${x} 390 ${from + 56} ${waterY - 60}z`,
    iron,
  );
  let rods = '';
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const y = Math.round(waterY - 60 - 4 * 176 * t * (1 - t) - 14);
    rods += `M${Math.round(from + 40 + (to - from - 80) * t)} ${y}V512`;
  }
  canvas.bars(rods, iron, 6);
  canvas.fill(`M${-20} 500H${stage.width + 20}v16H-20z`, iron);
  canvas.fill(`M${from - 20} ${waterY - 86}H${to + 20}v12H${from - 20}z`, iron);
  let zigzag = `M${from + 60} ${waterY - 100}`;
  for (let i = 1; i < 16; i++) {
    const t = i / 16;
    const lift = 4 * 176 * t * (1 - t) * (i % 2 ? 0.86 : 1.02);
    zigzag += `L${Math.round(from + 50 + (to - from - 100) * t)} ${Math.round(waterY - 64 - lift)}`;
  }
  canvas.stroke(zigzag, stage.lit('#8a9aa0', 0.1, 0.06), 3, 0.6);
}

function rabelo(stage: Stage): void {
  const { canvas } = stage;
  const wood = stage.shade('#6b4630', 0.15);
  canvas.fill('M14-40v-250h9v250z', wood);
  canvas.fill('M-64-270Q20-290 108-266 90-160 96-70-10-92-72-66-54-170-64-270z', stage.lit('#f4ead2', 0.18));
  canvas.fill('M30-282Q70-278 108-266 90-160 96-70 60-80 34-80 60-180 30-282z', stage.shade('#d6c49c', 0.12), 0.7);
  canvas.stroke('M-66-276H112', wood, 6);
  canvas.fill('M-170-34Q-150 4-110 12H120Q180 2 214-66L196-62Q160-28 110-26H-110Q-150-30-190-52z', wood);
  canvas.fill(
    'M-176-40Q-140-22-110-20H110Q170-24 206-64l-8 18Q160-16 110-12H-110Q-150-16-176-40z',
    stage.ink('#c98a4c'),
  );
  for (const [at, y] of [
    [-90, -34],
    [-52, -34],
    [52, -34],
    [90, -34],
    [-71, -62],
    [71, -62],
  ] as const)
    canvas.fill(oval(at, y, 19, 15), stage.ink('#a5683c'));
  canvas.stroke('M-90-49v30M-52-49v30M52-49v30M90-49v30M-71-77v30M71-77v30', stage.shade('#5a3a24', 0.3), 4);
  canvas.stroke('M-150-60L-262 16', wood, 7);
}

/** Twin lakes in the crater of an old volcano, hydrangeas along the rim. */
export const craterLake: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 520, sunY: 210 });
  canvas.fill(`M0 490H${stage.width}V620H0z`, stage.ink('#5f9fb8', 0.42));
  const right = Math.max(stage.width, x + 560) + 60;
  const rim: Point[] = [
    [-60, 470],
    [x - 760, 500],
    [x - 480, 560],
    [x - 200, 530],
    [x + 80, 560],
    [x + 330, 500],
    [right, 440],
  ];
  canvas.fill(
    `${curve(rim)}V1000H-60z`,
    canvas.fade(480, 720, [
      [0, stage.lit('#7fa75c', 0.1, 0.3)],
      [1, stage.ink('#4a7d55', 0.2)],
    ]),
  );
  let folds = '';
  for (let at = -20; at < right; at += 96)
    folds += `M${at} ${Math.round(heightAt(rim, at)) + 12}q34 50 6 110q60-50 40-118z`;
  canvas.fill(folds, stage.shade('#3f6f48', 0.3, 0.22), 0.45);
  canvas.fill(oval(x - 20, 740, 640, 112), stage.lit('#9cba64', 0.14, 0.12));
  const sheen = (color: string) =>
    canvas.fade(650, 810, [
      [0, mix(stage.light.sky[1], stage.ink(color), 0.55)],
      [1, stage.ink(color, 0.03)],
    ]);
  canvas.fill(oval(x - 170, 726, 380, 66), sheen('#1f7fb5'));
  canvas.fill(oval(x + 330, 756, 190, 46), sheen('#2f9a72'));
  canvas.fill(`M${x + 180} 716l34-8 18 66-40 12z`, stage.ink('#d6cba8', 0.06));
  let [houses, roofs] = ['', ''];
  for (const [dx, dy] of [
    [150, 690],
    [190, 682],
    [232, 690],
    [276, 684],
    [320, 694],
  ] as const) {
    houses += `M${x + dx} ${dy}v-20h30v20z`;
    roofs += `M${x + dx - 4} ${dy - 18}l19-18 19 18z`;
  }
  canvas.fill(houses, stage.lit('#f6efe0', 0.2, 0.04));
  canvas.fill(roofs, stage.ink('#b8573c', 0.05));
  canvas.fill(oval(x - 40, 730, 60, 7), stage.light.cloud, 0.25);
  const woods: Point[] = [
    [-60, 700],
    [x - 760, 800],
    [x - 480, 880],
    [x + 40, 900],
    [x + 420, 860],
    [right, 740],
  ];
  canopy(stage, 'wood', woods, stage.ink('#3f7350', 0.08), { min: 20, max: 46, step: 50 });
  const near: Point[] = [
    [-60, 900],
    [x - 500, 940],
    [x, 960],
    [right, 900],
  ];
  canvas.fill(`${curve(near)}V1010H-60z`, stage.shade('#4f8048', 0.14));
  const random = stage.random.fork('flowers');
  let [heads, leaves] = ['', ''];
  for (let i = 0; i < stage.width / 46 / stage.sparseness; i++) {
    const [hx, hy] = [random.whole(0, stage.width), random.whole(935, 990)];
    heads += `M${hx} ${hy}h0`;
    leaves += `M${hx - 34} ${hy + 10}q34-30 68 0q-34 26-68 0z`;
  }
  canvas.fill(leaves, stage.shade('#3f7045', 0.2));
  canvas.stroke(heads, stage.ink('#8fa5d6'), 36);
  canvas.stroke(
    heads.replaceAll(/M(\d+) (\d+)/g, (_, hx, hy) => `M${Number(hx) - 6} ${Number(hy) - 6}`),
    stage.lit('#c4cfee', 0.2),
    15,
    0.7,
  );
  birds(stage, stage.asideX + 110, 330);
};

/** A tarred wooden church with dragon heads above a fjord. */
export const staveChurch: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 700;
  sky(stage, { horizon: 620, sunY: 240 });
  for (const [dx, top, depth] of [
    [-640, 330, 0.6],
    [520, 280, 0.5],
    [-430, 430, 0.66],
  ] as const) {
    const side = dx < 0 ? -1 : 1;
    canvas.fill(
      `M${x + dx - side * 20} ${waterY}Q${x + dx + side * 20} ${top + 160} ${x + dx + side * 70} ${top + 60}Q${x + dx + side * 160} ${top} ${x + dx + side * 260} ${top + 14}L${x + dx + side * 900} ${top - 60}V${waterY}z`,
      canvas.fade(top, waterY, [
        [0, stage.ink('#5d7f7a', depth)],
        [1, mix(stage.ink('#5d7f7a', depth), stage.light.haze, 0.4)],
      ]),
    );
  }
  mist(stage, 620, 90, 0.5);
  water(stage, waterY, '#5a97a5', '#2a6a80');
  ripples(stage, 716, 800, 16);
  sunTrack(stage, stage.sunX, waterY + 4, 800);
  const hill: Point[] = [
    [-40, 930],
    [x - 560, 900],
    [x - 330, 840],
    [x - 60, 806],
    [x + 240, 812],
    [stage.width + 60, 850],
  ];
  land(stage, hill, '#86a854', 0.08, { melt: -0.06, drop: 200 });
  canvas.at(x, 830, 1.06, () => church(stage));
  let stones = '';
  for (const [dx, y] of [
    [-230, 872],
    [-190, 884],
    [-262, 890],
    [190, 872],
    [232, 880],
  ] as const)
    stones += `M${x + dx} ${y}v-20q9-10 18 0v20z`;
  canvas.fill(stones, stage.ink('#a5a89c', 0.04));
  let birches = '';
  for (const [dx, tall] of [
    [330, 210],
    [390, 170],
  ] as const)
    birches += `M${x + dx} 850v-${tall}h7v${tall}z`;
  canvas.fill(birches, stage.lit('#f0ece0', 0.1));
  for (const [dx, y, r] of [
    [333, 660, 54],
    [393, 700, 44],
    [350, 720, 40],
  ] as const)
    canvas.fill(oval(x + dx, y, r, Math.round(r * 1.2)), stage.ink('#8fae55', 0.06), 0.92);
  const near = hills(stage, 'near', 975, 10, 420);
  land(stage, near, '#5f8a40', 0, { melt: 0 });
  grass(stage, 'blades', near, stage.shade('#5f8a40', 0.25), { min: 24, max: 70, step: 15 });
  birds(stage, stage.asideX + 110, 360);
};

function church(stage: Stage): void {
  const { canvas } = stage;
  const tar = '#6b4a34';
  const wall = stage.lit(tar, 0.1, 0.03);
  const roof = stage.shade('#4a3a34', 0.1, 0.03);
  const dark = stage.shade('#33261f', 0.4, 0.02);
  const tier = (y: number, half: number, eave: number, tall: number, up: number) => {
    canvas.fill(`M${-half} ${y}v-${tall}h${half * 2}v${tall}z`, wall);
    canvas.fill(
      `M${Math.round(half * 0.3)} ${y}v-${tall}h${Math.round(half * 0.7)}v${tall}z`,
      stage.shade(tar, 0.3, 0.03),
      0.6,
    );
    canvas.fill(
      `M${-eave} ${y - tall + 8}L${-Math.round(half * 0.62)} ${y - tall - up}H${Math.round(half * 0.62)}L${eave} ${y - tall + 8}z`,
      roof,
    );
    canvas.fill(
      `M${-eave} ${y - tall + 8}L${-Math.round(half * 0.62)} ${y - tall - up}h12L${-eave + 20} ${y - tall + 8}z`,
      stage.lit('#8a6a50', 0.1, 0.03),
      0.7,
    );
  };
  tier(0, 150, 176, 64, 62);
  tier(-122, 92, 116, 64, 60);
  tier(-240, 56, 78, 50, 52);
  canvas.fill('M-34-338v-40h68v40z', wall);
  canvas.fill('M-46-374L0-470 46-374z', roof);
  canvas.fill('M-2-466h4v-36h-4zM-9-492h18v4H-9z', dark);
  canvas.fill(
    'M-176-56q-24-6-30-26 16 6 26 4l10 14zM176-56q24-6 30-26-16 6-26 4l-10 14zM-116-178q-22-6-28-24 16 6 24 4l10 12zM116-178q22-6 28-24-16 6-24 4l-10 12zM-78-282q-20-4-26-22 14 6 22 4l10 12zM78-282q20-4 26-22-14 6-22 4l-10 12z',
    dark,
  );
  canvas.fill('M-24-62L0-124 24-62z', stage.lit('#8a6a50', 0.1, 0.03));
  canvas.fill(
    arches({ from: -18, y: 0, count: 1, step: 1, width: 36, tall: 56 }),
    stage.dark ? stage.light.lamp : dark,
  );
  canvas.fill(
    arches({ from: -134, y: 0, count: 4, step: 28, width: 18, tall: 36 }) +
      arches({ from: 34, y: 0, count: 4, step: 28, width: 18, tall: 36 }),
    dark,
    0.7,
  );
  canvas.fill('M-60-140h14v16h-14zM-8-140H8v16H-8zM46-140h14v16H46zM-8-254H8v18H-8z', stage.light.lamp);
}
