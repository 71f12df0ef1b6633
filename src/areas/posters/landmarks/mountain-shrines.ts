import { curve, type Point } from '../drawing/path.ts';
import { conifers, crags, grass, hills, land, mist, peak } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { arches, gables, uprights } from '../layers/masonry.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** A stone church on its hill before the ice of Kazbek. */
export const gergeti: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 640, sunY: 220 });
  peak(stage, {
    x: x - 90,
    base: 720,
    half: 480,
    height: 500,
    depth: 0.42,
    pigment: '#6f8496',
    snow: 0.56,
    label: 'kazbek',
  });
  land(stage, crags(stage, 'mid', 690, 110, 320), '#6f8a7a', 0.46, { melt: 0.4, drop: 160 });
  mist(stage, 600, 150, 0.55);
  const ridge: Point[] = [
    [-40, 860],
    [x - 520, 830],
    [x - 280, 760],
    [x - 110, 690],
    [x + 100, 676],
    [x + 260, 700],
    [x + 440, 770],
    [stage.width + 340, 830],
  ];
  land(stage, ridge, '#8fa855', 0.12, { melt: -0.05, drop: 260 });
  canvas.at(x, 690, 1, () => church(stage));
  canvas.stroke(
    `M${x + 60} 700Q${x + 150} 760 ${x - 40} 800T${x - 120} 900T${x - 300} 1000`,
    stage.lit('#e0d3b0', 0.1, 0.05),
    13,
    0.8,
  );
  figure(stage, 'walker', x - 30, 812, 0.8, stage.ink('#b8442e'));
  figure(stage, 'walker', x - 62, 818, 0.8, stage.shade('#2f5560', 0.2));
  const near: Point[] = [
    [-40, 900],
    [stage.width * 0.3, 930],
    [stage.width * 0.6, 1005],
  ];
  canvas.fill(`${curve(near)}H-40z`, stage.shade('#6f8f45', 0.16));
  for (const [dx, scale] of [
    [0, 0.7],
    [70, 0.55],
  ] as const)
    figure(
      stage,
      'horse',
      Math.max(90, stage.asideX - 110) + dx * 1.4,
      918 + dx * 0.2,
      scale + 0.3,
      stage.shade(dx ? '#8a5f40' : '#4a3428', 0.2),
    );
  grass(stage, 'blades', near, stage.shade('#6f8f45', 0.28), { min: 24, max: 66, step: 15, to: stage.width * 0.55 });
  birds(stage, stage.asideX + 110, 330);
};

function church(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#c2b298';
  const light = stage.lit(stone, 0.12, 0.05);
  const dark = stage.shade(stone, 0.34, 0.05);
  const roof = stage.shade('#7f8078', 0.1, 0.05);
  canvas.fill('M-110 16v-86H70v86z', light);
  canvas.fill('M10 16v-86h60v86z', dark, 0.6);
  canvas.fill('M-120-66L-90-104H46L80-66z', roof);
  canvas.fill('M-76-60v-70L-20-158 36-130v70z', light);
  canvas.fill('M-86-126L-20-170 46-126l-8 8L-20-156-78-118z', roof);
  canvas.fill('M-50-148v-86h62v86z', light);
  canvas.fill('M-10-148v-86h22v86z', dark, 0.6);
  canvas.fill('M-60-230L-19-316 22-230z', roof);
  canvas.fill('M-21-314h4v-26h-4zM-28-332h18v4h-18z', dark);
  canvas.fill(
    arches({ from: -42, y: -168, count: 3, step: 18, width: 8, tall: 44 }) +
      arches({ from: -28, y: -70, count: 1, step: 1, width: 16, tall: 44 }),
    stage.dark ? stage.light.lamp : stage.shade('#4f463a', 0.3),
  );
  canvas.fill('M110 20v-150h56V20z', light);
  canvas.fill('M144 20v-150h22V20z', dark, 0.7);
  canvas.fill('M102-128L138-186 174-128z', roof);
  canvas.fill(arches({ from: 122, y: -76, count: 1, step: 1, width: 30, tall: 42 }), dark);
  canvas.fill('M-180 22v-22H210v22z', stage.ink('#a89a80', 0.05));
}

/** A white castle of towers on a crag of the Alps, a lake in the plain. */
export const fairyCastle: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 640, sunY: 220 });
  for (const [dx, half, height, depth] of [
    [-480, 330, 260, 0.62],
    [-150, 330, 330, 0.54],
    [330, 390, 400, 0.48],
  ] as const)
    peak(stage, { x: x + dx, base: 680, half, height, depth, pigment: '#748898', snow: 0.36, label: `p${dx}` });
  mist(stage, 590, 130, 0.6);
  const forest = hills(stage, 'forest', 720, 34, 360);
  land(stage, forest, '#5a7f66', 0.4, { melt: 0.2, drop: 140 });
  conifers(stage, 'back', forest, stage.ink('#3f6a54', 0.36), { min: 30, max: 70, step: 26 });
  canvas.fill(
    `M-20 806Q${stage.width * 0.2} 784 ${stage.width * 0.44} 806Q${stage.width * 0.2} 826-20 818z`,
    stage.ink('#6fb0c0', 0.14),
  );
  const crag: Point[] = [
    [x - 430, 1010],
    [x - 340, 900],
    [x - 270, 800],
    [x - 220, 716],
    [x + 250, 700],
    [x + 330, 800],
    [x + 450, 900],
    [x + 640, 1010],
  ];
  canvas.fill(
    `${curve(crag)}z`,
    canvas.fade(700, 1000, [
      [0, stage.lit('#a8a594', 0.1, 0.08)],
      [1, stage.ink('#5f7a5a', 0.06)],
    ]),
  );
  canvas.at(x, 724, stage.fit(640), () => castle(stage));
  conifers(
    stage,
    'slope',
    [
      [x - 430, 940],
      [x - 260, 830],
      [x - 60, 800],
      [x + 200, 806],
      [x + 420, 900],
    ],
    stage.ink('#2f5f4a', 0.06),
    { from: x - 420, to: x + 440, min: 60, max: 130, step: 34 },
  );
  const near = hills(stage, 'near', 955, 14, 420);
  land(stage, near, '#3f6a4a', 0, { melt: 0 });
  conifers(stage, 'front', near, stage.shade('#24523f', 0.2), { min: 70, max: 150, step: 58 });
  birds(stage, stage.asideX + 110, 330);
};

function castle(stage: Stage): void {
  const { canvas } = stage;
  const white = stage.lit('#f1ead9', 0.2, 0.04);
  const dark = stage.shade('#b5b3ad', 0.2, 0.05);
  const slate = stage.ink('#4f6580', 0.06);
  const glass = stage.dark ? stage.light.lamp : stage.shade('#4f5560', 0.25);
  const tower = (at: number, w: number, tall: number, cap: number) => {
    canvas.fill(`M${at - w} 30v-${tall + 30}h${w * 2}v${tall + 30}z`, white);
    canvas.fill(`M${at + Math.round(w * 0.2)} 30v-${tall + 30}h${Math.round(w * 0.8)}v${tall + 30}z`, dark, 0.75);
    canvas.fill(`M${at - w - 4} -${tall - 6}L${at} -${tall + cap} ${at + w + 4} -${tall - 6}z`, slate);
    canvas.fill(
      uprights({ from: at - Math.round(w * 0.4), y: -tall + 44, count: 1, step: 1, width: 7, tall: 18 }),
      glass,
    );
  };
  tower(-70, 20, 350, 90);
  canvas.fill('M-150 30v-230H110V30z', white);
  canvas.fill('M40 30v-230h70V30z', dark, 0.6);
  canvas.fill('M-164-196L-96-286H60L124-196z', slate);
  canvas.fill(gables({ from: -120, y: -200, count: 3, step: 76, width: 44, tall: 50 }), white);
  canvas.fill(
    arches({ from: -134, y: -130, count: 8, step: 29, width: 12, tall: 34 }) +
      arches({ from: -134, y: -72, count: 8, step: 29, width: 12, tall: 32 }) +
      arches({ from: -134, y: -16, count: 8, step: 29, width: 12, tall: 30 }),
    glass,
    0.85,
  );
  tower(-168, 26, 240, 80);
  tower(120, 24, 290, 90);
  canvas.fill('M130 40v-140h130V40z', white);
  canvas.fill('M220 40v-140h40V40z', dark, 0.6);
  canvas.fill('M124-96l24-34h94l24 34z', slate);
  tower(246, 20, 170, 60);
  canvas.fill('M148 40v-66h44v66z', stage.ink('#b5654a', 0.05));
  canvas.fill(arches({ from: 158, y: 40, count: 1, step: 1, width: 24, tall: 44 }), glass);
  canvas.fill(gables({ from: 132, y: -98, count: 6, step: 20, width: 12, tall: 12 }), white);
}

/** Paro's monastery on the ledge of its cliff, prayer flags across the gorge. */
export const tigersNest: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 220 });
  land(stage, crags(stage, 'far', 590, 190, 330), '#7a98a0', 0.72, { melt: 0.4, drop: 240, sharp: true });
  const mid = crags(stage, 'mid', 700, 120, 300);
  land(stage, mid, '#5f8572', 0.54, { melt: 0.4, drop: 180 });
  mist(stage, 560, 220, 0.6);
  const right = Math.max(stage.width + 60, x + 640);
  const cliff: Point[] = [
    [x - 250, 1010],
    [x - 220, 850],
    [x - 236, 700],
    [x - 190, 560],
    [x - 160, 420],
    [x - 90, 300],
    [x + 20, 190],
    [x + 200, 130],
    [x + 420, 90],
    [right, 60],
  ];
  canvas.fill(
    `M${cliff.map(([px, py]) => `${px} ${py}`).join('L')}V1010z`,
    canvas.fade(60, 960, [
      [0, stage.lit('#a8a08c', 0.14, 0.14)],
      [0.7, stage.ink('#8a8574', 0.08)],
      [1, stage.ink('#5f7460', 0.1)],
    ]),
  );
  let streaks = '';
  const random = stage.random.fork('streaks');
  for (let dx = -110; dx < right - x; dx += 72)
    streaks += `M${x + dx} ${random.whole(230, 330)}l12 ${random.whole(120, 220)} 6 160-22-40-8-180z`;
  canvas.fill(streaks, stage.shade('#5f584c', 0.3, 0.1), 0.34);
  canvas.fill(
    `M${x - 220} 640Q${x - 60} 660 ${x + 120} 640T${right} 660V720Q${x + 160} 690 ${x - 230} 690z`,
    stage.ink('#6f8f5a', 0.1),
    0.8,
  );
  canvas.at(x - 10, 652, 1, () => monastery(stage));
  const growth = [
    [x - 230, 830],
    [x - 40, 770],
    [x + 160, 790],
    [right, 760],
  ] as const;
  conifers(stage, 'ledge', growth, stage.ink('#2f604c', 0.1), {
    from: x - 210,
    to: right,
    min: 50,
    max: 110,
    step: 22,
  });
  flags(stage, x - 190, 600);
  const near = hills(stage, 'near', 940, 20, 380);
  land(stage, near, '#3f6a50', 0, { melt: 0 });
  conifers(stage, 'front', near, stage.shade('#245240', 0.2), { min: 70, max: 160, step: 50 });
  birds(stage, stage.asideX + 100, 360);
};

/** Five colors on a line that sags from the rock to the left edge. */
function flags(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  const left = Math.max(-20, stage.calmUntil - 100);
  canvas.stroke(`M${left} ${y - 60}Q${(left + x) / 2} ${y + 110} ${x} ${y}`, stage.shade('#4f4a44', 0.2), 3, 0.8);
  const paints = ['#3f7fb5', '#f4efe2', '#c4412c', '#4f9a5f', '#e3b340'] as const;
  const cloth = paints.map(() => '');
  const count = 20;
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const px = Math.round((1 - t) ** 2 * left + 2 * t * (1 - t) * ((left + x) / 2) + t * t * x);
    const py = Math.round((1 - t) ** 2 * (y - 60) + 2 * t * (1 - t) * (y + 110) + t * t * y);
    cloth[i % 5] += `M${px - 11} ${py}h22l-3 25h-20z`;
  }
  for (const [i, path] of cloth.entries()) canvas.fill(path, stage.ink(paints[i] ?? paints[0]));
}

function monastery(stage: Stage): void {
  const { canvas } = stage;
  const white = stage.lit('#f4eddc', 0.2, 0.04);
  const dark = stage.shade('#c4b9a6', 0.24, 0.04);
  const gold = stage.ink('#d9a23c', 0.02);
  const red = stage.ink('#9c3f30', 0.04);
  const hall = (at: number, y: number, w: number, tall: number) => {
    canvas.fill(`M${at} ${y}l6-${tall}h${w - 12}l6 ${tall}z`, white);
    canvas.fill(`M${at + Math.round(w * 0.66)} ${y}v-${tall}h${Math.round(w * 0.34) - 6}l6 ${tall}z`, dark, 0.65);
    canvas.fill(`M${at + 5} ${y - tall + 18}h${w - 10}v14h-${w - 10}z`, red);
    canvas.fill(`M${at - 14} ${y - tall + 4}l22-20h${w - 16}l22 20z`, stage.shade('#6b4a34', 0.1, 0.04));
    canvas.fill(`M${at + 16} ${y - tall - 16}l16-18h${w - 64}l16 18z`, gold);
    canvas.fill(`M${at + Math.round(w / 2) - 2} ${y - tall - 34}h4v-18h-4z`, gold);
    canvas.fill(
      uprights({
        from: at + 16,
        y: y - Math.round(tall * 0.3),
        count: Math.floor((w - 20) / 28),
        step: 28,
        width: 13,
        tall: 28,
      }),
      stage.dark ? stage.light.lamp : stage.shade('#6b4a34', 0.25),
    );
  };
  canvas.fill('M-170 30q170-30 380-10l-20 46q-160 20-340 0z', stage.shade('#8a8270', 0.2, 0.06));
  hall(-20, -110, 120, 110);
  hall(-150, 10, 118, 130);
  hall(-40, 20, 110, 110);
  hall(64, 24, 132, 140);
  canvas.stroke('M-150 40Q-190 90-160 140M190 40l60 60', stage.lit('#e0d6bd', 0.1, 0.06), 8, 0.8);
}
