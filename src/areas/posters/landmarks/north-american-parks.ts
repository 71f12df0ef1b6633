import { curve, type Point } from '../drawing/path.ts';
import { animal } from '../layers/animals.ts';
import { conifers, grass, hills, land, mist, peak } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A geyser at its height above a white terrace. */
export const geyser: Draw = (stage) => {
  const { canvas, light } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 680, sunY: 270 });
  land(stage, hills(stage, 'far', 620, 60, 380), '#7f98a0', 0.72, { melt: 0.3, drop: 140 });
  const ridge = hills(stage, 'ridge', 680, 30, 360);
  land(stage, ridge, '#5f7f66', 0.5, { melt: 0.2, drop: 120 });
  conifers(stage, 'woods', ridge, stage.ink('#3f6654', 0.44), { min: 30, max: 70, step: 17 });
  land(stage, hills(stage, 'plain', 748, 8, 420), '#b3a35f', 0.24, { melt: 0.05, drop: 100 });
  const steam = stage.hour === 'night' ? 0.36 : 0.8;
  canvas.at(x, 800, 1, () => {
    canvas.fill(
      'M60-330Q150-400 130-470Q230-480 250-560Q340-590 330-660Q260-720 170-680Q100-730 30-670Q-40-650-30-570Q-70-520-30-470Q-60-400 0-340z',
      light.cloud,
      steam * 0.6,
    );
    canvas.fill(
      'M-16 0Q-34-160-70-260Q-90-330-50-360Q-70-420-20-440Q0-500 40-450Q90-440 74-380Q110-340 78-290Q44-180 20 0z',
      light.cloud,
      steam,
    );
    canvas.fill('M-6 0Q-16-200-36-330Q-10-400 10-420Q40-380 42-320Q18-180 10 0z', stage.lit('#ffffff', 0.3), steam);
    canvas.fill(
      'M-70-240q-30 10-40 60q20-30 44-30zM76-250q34 14 42 70q-22-36-48-34zM-44-130q-24 14-28 46q14-20 32-20zM36-140q26 12 30 50q-16-22-34-24z',
      light.cloud,
      steam * 0.8,
    );
  });
  canvas.fill(
    `M${x - 330} 812Q${x - 120} 776 ${x} 778T${x + 300} 812Q${x + 420} 826 ${x + 560} 830H${x - 560}Q${x - 420} 826 ${x - 330} 812z`,
    stage.lit('#e9dfc8', 0.2, 0.06),
  );
  land(
    stage,
    [
      [-40, 826],
      [x - 300, 818],
      [x + 200, 822],
      [stage.width + 40, 826],
    ],
    '#d8c8a2',
    0.06,
    { melt: -0.04, drop: 180 },
  );
  canvas.fill(
    `M${x - 30} 800Q${x - 90} 850 ${x - 250} 880Q${x - 420} 900 ${x - 460} 960Q${x - 300} 1000 ${x - 60} 990Q${x + 10} 930 ${x - 60} 890Q${x + 10} 850 ${x + 26} 800z`,
    stage.ink('#4f9fb5', 0.04),
  );
  canvas.stroke(
    `M${x - 70} 850Q${x - 160} 884 ${x - 300} 904Q${x - 440} 930 ${x - 452} 974`,
    stage.ink('#d98a3f'),
    12,
    0.7,
  );
  const grassLine = hills(stage, 'near', 980, 10, 420);
  land(stage, grassLine, '#8a8a44', 0, { melt: 0 });
  grass(stage, 'blades', grassLine, stage.shade('#7a7a38', 0.2), { min: 16, max: 46, step: 18 });
  birds(stage, stage.asideX + 100, 400);
};

/** Bison on the grass before a wall of peaks. */
export const bison: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 230 });
  for (const [dx, half, height, depth] of [
    [-470, 230, 210, 0.62],
    [-220, 220, 270, 0.54],
    [330, 240, 250, 0.56],
    [60, 250, 390, 0.46],
  ] as const)
    peak(stage, { x: x + dx, base: 680, half, height, depth, pigment: '#6c8496', snow: 0.4, label: `p${dx}` });
  mist(stage, 600, 110, 0.6);
  const woods = hills(stage, 'woods', 704, 12, 380);
  land(stage, woods, '#5a7f66', 0.42, { melt: 0.1, drop: 90 });
  conifers(stage, 'trees', woods, stage.ink('#3a624f', 0.34), { min: 24, max: 58, step: 18 });
  land(
    stage,
    [
      [-40, 744],
      [stage.width / 2, 738],
      [stage.width + 40, 744],
    ],
    '#b7a353',
    0.16,
    { melt: -0.04, drop: 220 },
  );
  canvas.fill(
    `M-20 800Q${stage.width * 0.3} 776 ${stage.width * 0.5} 790T${stage.width + 20} 776V800Q${stage.width * 0.6} 806 ${stage.width * 0.4} 812T-20 826z`,
    stage.ink('#6fa9b0', 0.12),
  );
  const dark = stage.shade('#5a3f2c', 0.25, 0.05);
  const coat = stage.shade('#8a6238', 0.1, 0.05);
  for (const [dx, y, scale] of [
    [-420, 784, 0.42],
    [-330, 778, 0.38],
    [300, 800, 0.5],
    [-210, 852, 0.95],
    [40, 900, 1.7],
    [290, 880, 1.05],
  ] as const)
    animal(stage, 'bison', x + dx, y, dx > 200 ? -scale : scale, dark, coat);
  canvas.fill(`M${x + 108} 786q8-20 22-22q-4 12-10 20z`, stage.lit('#e6dcc4', 0.1));
  const near = hills(stage, 'near', 950, 12, 460);
  land(stage, near, '#8f7f38', 0, { melt: 0 });
  grass(stage, 'blades', near, stage.shade('#80702f', 0.18), { min: 24, max: 76, step: 15 });
  birds(stage, stage.asideX + 110, 330);
};

/** A red canoe on a lake the color of milkstone, below steep peaks and spruce. */
export const canoeLake: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 690;
  sky(stage, { horizon: 600, sunY: 190, radius: 64 });
  const scene = () => {
    peak(stage, {
      x: x + 30,
      base: waterY,
      half: 380,
      height: 480,
      depth: 0.36,
      pigment: '#74879a',
      snow: 0.34,
      label: 'middle',
    });
    peak(stage, {
      x: x - 370,
      base: waterY,
      half: 330,
      height: 340,
      depth: 0.46,
      pigment: '#6f8496',
      snow: 0.3,
      label: 'left',
    });
    peak(stage, {
      x: x + 400,
      base: waterY,
      half: 330,
      height: 390,
      depth: 0.42,
      pigment: '#6f8496',
      snow: 0.36,
      label: 'right',
    });
    canvas.fill(
      `M${x - 170} 470Q${x - 60} 540 ${x - 20} 600Q${x + 40} 540 ${x + 150} 500Q${x + 90} 620 ${x + 10} 640Q${x - 110} 610 ${x - 170} 470z`,
      stage.lit('#eef3f2', 0.2, 0.3),
      0.9,
    );
  };
  canvas.reflected(waterY, 0.5, 0.3, scene);
  const water0 = stage.hour === 'dusk' || stage.hour === 'night' ? 0.75 : 0.82;
  canvas.fill(
    `M0 ${waterY}H${stage.width}V1000H0z`,
    canvas.fade(waterY, 1000, [
      [0, stage.ink('#6cc6c8', 0.14)],
      [1, stage.ink('#1f8f9f')],
    ]),
    water0,
  );
  for (const [from, to, label, base] of [
    [-20, x - 330, 'left', 700],
    [x + 250, stage.width + 30, 'right', 706],
  ] as const) {
    const bank: Point[] =
      label === 'left'
        ? [
            [from, base - 60],
            [to - 240, base - 40],
            [to - 60, base - 6],
            [to + 60, base],
          ]
        : [
            [from - 60, base],
            [from + 60, base - 10],
            [from + 240, base - 50],
            [to + 200, base - 70],
          ];
    canvas.fill(`${curve(bank)}V${base + 8}H${Math.round(bank[0]?.[0] ?? 0)}z`, stage.ink('#4f7a5f', 0.16));
    conifers(stage, label, bank, stage.ink('#2f5f4c', 0.12), { from, to, min: 70, max: 170, step: 24 });
  }
  ripples(stage, 720, 985, 26);
  canvas.at(x - 150, 862, 1.3, () => {
    canvas.fill('M-120 8H120l-26 10H-94z', stage.light.shadow, 0.2);
    canvas.fill('M-40-18l4-40q12-12 24 0l4 40zM36-18l4-36q11-12 22 0l4 36z', stage.ink('#d9a84a'));
    canvas.disc(-24, -66, 10, stage.shade('#5a3c2c', 0.2));
    canvas.disc(51, -62, 9, stage.shade('#5a3c2c', 0.2));
    canvas.stroke('M-10-52L-64-6M64-44L104 4', stage.shade('#6b4a30', 0.2), 4);
    canvas.fill('M-134-36Q-120-16-90-16H90Q120-16 134-36Q128 8 84 12H-84Q-128 8-134-36z', stage.ink('#c4412c'));
    canvas.fill(
      'M-130-12Q-120 12-84 12H84Q120 12 130-12Q110 0 84 0H-84Q-110 0-130-12z',
      stage.shade('#8c2a20', 0.25),
      0.8,
    );
  });
  const near = hills(stage, 'near', 985, 10, 400);
  land(stage, near, '#2f5a48', 0, { melt: 0 });
  conifers(stage, 'front', near, stage.shade('#1f4a3c', 0.2), {
    from: Math.max(0, stage.calmUntil),
    to: stage.width * 0.2,
    min: 120,
    max: 240,
    step: 46,
  });
  birds(stage, stage.asideX + 110, 300);
};

/** The white steeple of a village among maples in autumn. */
export const steeple: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 240 });
  land(stage, hills(stage, 'far', 560, 70, 420), '#8a8f9c', 0.7, { melt: 0.3, drop: 180 });
  wood(stage, 'back', 640, 30, ['#b5743f', '#a8553a', '#8a8a4a'], 0.46);
  wood(stage, 'mid', 706, 24, ['#c9823c', '#b54a32', '#d9a548'], 0.3);
  canvas.at(x, 800, 1.1, () => village(stage));
  wood(stage, 'near', 790, 8, ['#c4472c', '#d98a35', '#9a8a3f'], 0.14, [0, x - 330]);
  wood(stage, 'right', 796, 8, ['#d98a35', '#b5432e', '#c9a23f'], 0.12, [x + 270, stage.width + 20]);
  land(
    stage,
    [
      [-40, 806],
      [x, 800],
      [stage.width + 40, 806],
    ],
    '#8fa552',
    0.1,
    { melt: -0.05, drop: 120 },
  );
  water(stage, 846, '#5f97a8', '#2c5f74');
  ripples(stage, 860, 985, 24);
  canvas.fill(`M${Math.round(x - 20)} 850h40l14 130h-68z`, stage.lit('#f4f0e6', 0.2), 0.4);
  const near = hills(stage, 'bank', 986, 8, 420);
  land(stage, near, '#6a7a3a', 0, { melt: 0 });
  grass(stage, 'blades', near, stage.shade('#7a6a30', 0.2), { min: 20, max: 66, step: 17 });
  birds(stage, stage.asideX + 110, 330);
};

/** Round crowns in three autumn colors along a line. */
function wood(
  stage: Stage,
  label: string,
  y: number,
  amplitude: number,
  colors: readonly string[],
  depth: number,
  [from, to]: readonly [number, number] = [-20, stage.width + 20],
): void {
  const random = stage.random.fork(label);
  const line = hills(stage, label, y, amplitude, 360);
  const crowns = colors.map(() => '');
  for (let x = from; x < to; x += random.between(34, 58) * stage.sparseness) {
    const i = random.whole(0, colors.length - 1);
    const [r, tall] = [random.whole(26, 40), random.whole(50, 84)];
    const at = line.findLast(([px]) => px <= x)?.[1] ?? y;
    crowns[i] +=
      `M${Math.round(x) - r} ${Math.round(at + 40)}v-${tall - r}a${r} ${Math.round(r * 1.1)} 0 0 1 ${r * 2} 0v${tall - r}z`;
  }
  for (const [i, crown] of crowns.entries()) stage.canvas.fill(crown, stage.ink(colors[i] ?? '#b5743f', depth));
}

function village(stage: Stage): void {
  const { canvas } = stage;
  const white = stage.lit('#f6f2e8', 0.25, 0.03);
  const side = stage.shade('#c9ccc8', 0.16, 0.03);
  canvas.fill('M-150 6v-96L-70-150 10-90V6z', white);
  canvas.fill('M10-90L-70-150H90L170-90z', stage.shade('#5a6670', 0.1, 0.04));
  canvas.fill('M10 6v-96h160V6z', side);
  canvas.fill('M-100-120h60v-120h-60z', white);
  canvas.fill('M-58-120h18v-120h-18z', side);
  canvas.fill('M-106-240h72v-10h-72zM-92-250h44v-56h-44z', white);
  canvas.fill('M-60-250h12v-56h-12z', side);
  canvas.fill('M-98-306h56L-70-430z', stage.shade('#5a6670', 0.05, 0.03));
  canvas.fill('M-72-430h4v-26h-4z', stage.ink('#d9a84a'));
  canvas.fill(
    'M-80-262v-30q10-12 20 0v30zM-86-16v-52h32v52zM-80-100v-28q10-12 20 0v28zM36-24v-44h18v44zM76-24v-44h18v44zM116-24v-44h18v44z',
    stage.dark ? stage.light.lamp : stage.shade('#4d6068', 0.2),
  );
  canvas.disc(-70, -206, 13, stage.shade('#4d6068', 0.2));
  canvas.fill('M210 8v-66l50-36 50 36V8zM-330 8v-60l46-34 46 34V8z', stage.ink('#b5432e', 0.06));
  canvas.fill(
    'M204-56l56-42 56 42h-12l-44-32-44 32zM-336-50l52-40 52 40h-12l-40-30-40 30z',
    stage.shade('#5a4640', 0.2, 0.06),
  );
  canvas.fill('M246 8v-34h28V8zM-296 8v-32h26V8z', white);
}
