import { curve, type Point } from '../drawing/path.ts';
import { canopy, conifers, crags, grass, hills, land, mist, peak } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { uprights } from '../layers/masonry.ts';
import { sky } from '../layers/sky.ts';
import { ripples, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A fortress monastery where two rivers meet, jacarandas in bloom. */
export const dzong: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 640, sunY: 230 });
  land(stage, crags(stage, 'far', 580, 170, 340), '#7a98a0', 0.7, { melt: 0.4, drop: 240 });
  land(stage, hills(stage, 'mid', 630, 90, 360), '#5f8a6a', 0.5, { melt: 0.3, drop: 200 });
  mist(stage, 590, 130, 0.5);
  const woods = hills(stage, 'woods', 720, 30, 380);
  land(stage, woods, '#557f58', 0.3, { melt: 0.2, drop: 140 });
  conifers(stage, 'pines', woods, stage.ink('#3a664c', 0.26), { min: 24, max: 56, step: 24 });
  land(
    stage,
    [
      [-40, 806],
      [x, 800],
      [stage.width + 40, 806],
    ],
    '#86a558',
    0.12,
    { melt: 0, drop: 60 },
  );
  canvas.at(x, 806, stage.fit(800), () => fortress(stage));
  const bloom = stage.ink('#a58ac0', 0.06);
  canopy(
    stage,
    'jacaranda',
    [
      [-40, 816],
      [x - 440, 806],
      [x - 360, 820],
    ],
    bloom,
    { from: -30, to: x - 470, min: 30, max: 66, step: 54 },
  );
  canopy(
    stage,
    'bloom',
    [
      [x - 330, 826],
      [x, 822],
      [x + 340, 826],
    ],
    bloom,
    { from: x - 320, to: x - 120, min: 16, max: 40, step: 36 },
  );
  water(stage, 832, '#7fb5b5', '#2f7480');
  canvas.fill(`M0 828h${stage.width}v9H0z`, stage.ink('#c9b894', 0.06));
  ripples(stage, 850, 985, 28);
  const near: Point[] = [
    [-40, 960],
    [stage.width * 0.2, 968],
    [stage.width * 0.4, 1005],
  ];
  canvas.fill(`${curve(near)}H-40z`, stage.shade('#557f48', 0.2));
  grass(stage, 'blades', near, stage.shade('#557f48', 0.3), {
    from: -10,
    to: stage.width * 0.34,
    min: 24,
    max: 66,
    step: 14,
  });
  birds(stage, stage.asideX + 110, 340);
};

function fortress(stage: Stage): void {
  const { canvas } = stage;
  const white = stage.lit('#f4eddd', 0.2, 0.04);
  const dark = stage.shade('#c2b8a6', 0.24, 0.04);
  const red = stage.ink('#a0482f', 0.04);
  const gold = stage.ink('#d9a23c', 0.03);
  const wood = stage.dark ? stage.light.lamp : stage.shade('#6b4028', 0.2, 0.03);
  const block = (at: number, half: number, tall: number) => {
    canvas.fill(`M${at - half} 0L${at - half + 14} ${-tall}H${at + half - 14}L${at + half} 0z`, white);
    canvas.fill(`M${at + Math.round(half * 0.4)} 0V${-tall}H${at + half - 14}L${at + half} 0z`, dark, 0.6);
    canvas.fill(`M${at - half + 12} ${-tall + 14}h${half * 2 - 24}v18h-${half * 2 - 24}z`, red);
    canvas.fill(`M${at - half - 8} ${-tall + 3}l26-26h${half * 2 - 36}l26 26z`, red);
    canvas.fill(`M${at - half - 8} ${-tall + 3}h${half * 2 + 16}v5h-${half * 2 + 16}z`, gold);
    const count = Math.floor((half * 2 - 34) / 36);
    canvas.fill(
      uprights({ from: at - half + 22, y: -tall + 84, count, step: 36, width: 20, tall: 34 }) +
        (tall > 150 ? uprights({ from: at - half + 22, y: -tall + 140, count, step: 36, width: 16, tall: 26 }) : ''),
      wood,
    );
  };
  block(0, 86, 310);
  canvas.fill('M-56-332l20-26h72l20 26zM-30-358l12-18h36l12 18z', gold);
  canvas.fill('M-3-376h6v-30h-6z', gold);
  block(-190, 150, 180);
  block(200, 150, 180);
  block(-310, 76, 236);
  block(320, 76, 236);
  canvas.fill('M-352-256l16-22h52l16 22zM278-256l16-22h52l16 22z', gold);
  block(0, 110, 150);
  canvas.fill('M-26 0v-70h52V0z', wood);
  canvas.fill('M-46-66l20-18h52l20 18z', red);
}

/** The painted eyes of a great white stupa above its flags. */
export const stupa: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 240 });
  for (const [dx, half, height] of [
    [-560, 300, 170],
    [-240, 330, 220],
    [330, 360, 240],
    [620, 300, 180],
  ] as const)
    peak(stage, { x: x + dx, base: 650, half, height, depth: 0.64, pigment: '#7389a0', snow: 0.6, label: `p${dx}` });
  land(stage, hills(stage, 'hills', 660, 40, 360), '#6f8a70', 0.5, { melt: 0.3, drop: 120 });
  mist(stage, 610, 110, 0.5);
  houses(stage, 800);
  canvas.at(x, 860, stage.fit(800), () => dome(stage));
  lines(stage, x, 860);
  const plaza = canvas.fade(856, 1000, [
    [0, stage.lit('#d9b894', 0.12, 0.06)],
    [1, stage.ink('#b08a68')],
  ]);
  canvas.fill(`M0 858H${stage.width}V1000H0z`, plaza);
  for (const [dx, y, pigment] of [
    [-300, 900, '#9c3f30'],
    [-264, 904, '#9c3f30'],
    [-120, 886, '#2f5560'],
    [170, 894, '#c98a35'],
    [330, 906, '#9c3f30'],
  ] as const)
    figure(stage, 'walker', x + dx, y, 0.85, stage.ink(pigment));
  let doves = '';
  const random = stage.random.fork('doves');
  for (let i = 0; i < 14; i++) doves += `M${random.whole(0, stage.width)} ${random.whole(910, 985)}q7-11 14-2l5-2-6 7z`;
  canvas.fill(doves, stage.shade('#6b6f78', 0.2));
  birds(stage, stage.asideX + 90, 340);
};

function houses(stage: Stage, y: number): void {
  const random = stage.random.fork('houses');
  const paints = ['#c98f6a', '#d9b58a', '#b5746a', '#8fa5a0'] as const;
  const walls = paints.map(() => '');
  let windows = '';
  for (let at = -20, i = 0; at < stage.width + 20; i++) {
    const [w, h] = [Math.round(random.between(84, 124) * stage.sparseness), random.whole(110, 190)];
    walls[(i + random.whole(0, 2)) % 4] += `M${at} ${y + 70}v-${h + 70}h${w}v${h + 70}z`;
    for (let wy = y - h + 24; wy < y + 20; wy += 52) windows += `M${at + 12} ${wy}h${w - 24}`;
    at += w;
  }
  for (const [i, wall] of walls.entries()) stage.canvas.fill(wall, stage.ink(paints[i] ?? paints[0], 0.3));
  stage.canvas.bars(windows, stage.light.lamp, 22, [15, 14], 0.6);
}

function dome(stage: Stage): void {
  const { canvas } = stage;
  const white = stage.lit('#f6f0e2', 0.2, 0.03);
  const side = stage.shade('#bfb8aa', 0.2, 0.03);
  const gold = '#dca83e';
  canvas.fill('M-390 10v-56H390v56zM-320-46v-44H320v44z', white);
  canvas.fill('M200 10v-56h190v56zM170-46v-44h150v44z', side, 0.5);
  canvas.fill(
    uprights({ from: -376, y: -10, count: 28, step: 27, width: 14, tall: 22 }),
    stage.shade('#8f5a3a', 0.2),
    0.8,
  );
  canvas.fill('M-270-88Q-270-290 0-296T270-88z', white);
  canvas.fill('M60-292Q270-280 270-88H150Q170-230 60-292z', side, 0.7);
  canvas.stroke('M-252-170Q-150-120 0-150T250-176', stage.ink('#d99a3c'), 9, 0.55);
  canvas.fill('M-72-290v-96H72v96z', stage.ink(gold, 0.02));
  canvas.fill('M36-290v-96h36v96z', stage.shade(gold, 0.34), 0.5);
  canvas.fill('M-84-384H84v-14H-84z', stage.lit(gold, 0.2));
  canvas.fill('M-58-340q20-22 44-4-22 18-44 4zM14-340q20-22 44-4-22 18-44 4z', stage.lit('#fbf6ea', 0.3));
  canvas.disc(-36, -342, 8, stage.ink('#2f5f8a'));
  canvas.disc(36, -342, 8, stage.ink('#2f5f8a'));
  canvas.stroke('M-62-352q24-18 52-2M10-352q26-16 52 0M-4-330q10 10 2 22 10 8-2 14', stage.shade('#7a3f2a', 0.2), 5);
  for (let i = 0; i < 9; i++)
    canvas.fill(
      `M${-58 + i * 6} ${-398 - i * 15}h${116 - i * 12}l-5-13h-${106 - i * 12}z`,
      i % 2 ? stage.ink(gold) : stage.lit(gold, 0.22),
    );
  canvas.fill('M-30-534q30-34 60 0zM-4-556h8v-36h-8z', stage.lit(gold, 0.25));
}

/** Lines of flags from the spire to the square. */
function lines(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  const scale = stage.fit(800);
  const top = y - 540 * scale;
  const paints = ['#3f7fb5', '#f4efe2', '#c4412c', '#4f9a5f', '#e3b340'] as const;
  const cloth = paints.map(() => '');
  let cords = '';
  for (const reach of [-430, -250, 260, 440]) {
    const endX = x + reach * scale;
    const endY = y - 70;
    const [midX, midY] = [x + reach * scale * 0.5, (top + endY) / 2 + 60];
    cords += `M${Math.round(x)} ${Math.round(top)}Q${Math.round(midX)} ${Math.round(midY)} ${Math.round(endX)} ${Math.round(endY)}`;
    for (let i = 2; i < 15; i++) {
      const t = i / 15;
      const at = (a: number, b: number, c: number) => Math.round((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c);
      cloth[i % 5] += `M${at(x, midX, endX) - 8} ${at(top, midY, endY)}h16l-2 19h-13z`;
    }
  }
  canvas.stroke(cords, stage.shade('#5a4f48', 0.2), 2, 0.7);
  for (const [i, path] of cloth.entries()) canvas.fill(path, stage.ink(paints[i] ?? paints[0]));
}

/** A monastery heaped on its hill above the barley of a high valley. */
export const gompa: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 640, sunY: 220 });
  for (const [dx, half, height, depth] of [
    [-500, 330, 220, 0.62],
    [-110, 360, 310, 0.56],
    [360, 380, 280, 0.58],
  ] as const)
    peak(stage, { x: x + dx, base: 660, half, height, depth, pigment: '#7d8798', snow: 0.44, label: `p${dx}` });
  land(stage, crags(stage, 'brown', 690, 90, 300), '#a58a70', 0.46, { melt: 0.3, drop: 140 });
  mist(stage, 620, 110, 0.45);
  const hill: Point[] = [
    [x - 520, 900],
    [x - 400, 830],
    [x - 250, 720],
    [x - 120, 610],
    [x + 20, 560],
    [x + 170, 600],
    [x + 300, 720],
    [x + 430, 830],
    [x + 620, 900],
  ];
  canvas.fill(
    `${curve(hill)}z`,
    canvas.fade(560, 900, [
      [0, stage.lit('#b59a7c', 0.12, 0.14)],
      [1, stage.ink('#a08a68', 0.12)],
    ]),
  );
  canvas.fill(
    `M${x + 60} 566Q${x + 170} 600 ${x + 300} 720Q${x + 360} 790 ${x + 430} 830L${x + 620} 900H${x + 200}Q${x + 180} 700 ${x + 60} 566z`,
    stage.shade('#806a52', 0.3, 0.1),
    0.5,
  );
  houseHeap(stage, x);
  const barley = stage.random.fork('barley').pick(['#9fb54f', '#c9b24c']);
  land(
    stage,
    [
      [-40, 866],
      [x - 420, 856],
      [x, 870],
      [x + 400, 858],
      [stage.width + 60, 866],
    ],
    barley,
    0.08,
    { melt: -0.05, drop: 140 },
  );
  let chortens = '';
  for (const dx of [-440, -380, -320])
    chortens += `M${x + dx - 22} 880v-24h44v24zM${x + dx - 16} 856q0-26 16-26t16 26zM${x + dx - 5} 830l5-34 5 34z`;
  canvas.fill(chortens, stage.lit('#f4eee0', 0.2, 0.02));
  canopy(
    stage,
    'poplars',
    [
      [x + 180, 884],
      [x + 300, 878],
      [stage.width + 300, 884],
    ],
    stage.ink('#6f8f52', 0.06),
    { from: x + 200, min: 34, max: 80, step: 30 },
  );
  const near = hills(stage, 'near', 950, 10, 460);
  land(stage, near, '#8f9a44', 0, { melt: 0 });
  grass(stage, 'barley', near, stage.shade('#a5a54a', 0.12), { min: 30, max: 74, step: 11 });
  birds(stage, stage.asideX + 110, 330);
};

function houseHeap(stage: Stage, x: number): void {
  const { canvas } = stage;
  const random = stage.random.fork('heap');
  const white = stage.lit('#f3ebda', 0.18, 0.06);
  const dark = stage.shade('#c0b4a0', 0.22, 0.06);
  let [walls, sides, windows, tops] = ['', '', '', ''];
  for (const [y, half] of [
    [640, 120],
    [700, 200],
    [760, 270],
    [812, 330],
  ] as const) {
    for (let at = x - half + 10; at < x + half - 40; ) {
      const [w, h] = [random.whole(54, 84), random.whole(40, 66)];
      walls += `M${at} ${y}l4-${h}h${w - 8}l4 ${h}z`;
      sides += `M${at + Math.round(w * 0.68)} ${y}v-${h}h${Math.round(w * 0.32) - 4}l4 ${h}z`;
      tops += `M${at + 2} ${y - h + 5}v-9h${w - 4}v9z`;
      windows += `M${at + 10} ${y - h + 26}h${w - 20}`;
      at += w + random.whole(-4, 16);
    }
  }
  canvas.fill(walls, white);
  canvas.fill(sides, dark, 0.7);
  canvas.fill(tops, stage.shade('#7a3f30', 0.15, 0.06));
  canvas.bars(windows, stage.light.lamp, 16, [10, 9], 0.85);
  canvas.fill(`M${x - 96} 600l8-110h190l8 110z`, stage.ink('#b0503a', 0.05));
  canvas.fill(`M${x + 40} 600v-110h62l8 110z`, stage.shade('#8a3a2c', 0.3, 0.05), 0.6);
  canvas.fill(`M${x - 94} 496v-14h202v14z`, stage.shade('#5a342a', 0.2, 0.05));
  canvas.fill(`M${x - 20} 482v-16h50v16zM${x - 14} 466l19-22 19 22z`, stage.ink('#d9a83c', 0.04));
  canvas.bars(`M${x - 74} 536h160M${x - 76} 576h164`, stage.light.lamp, 22, [15, 18], 0.85);
}
