import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { scrub } from '../layers/buttes.ts';
import { canopy, crags, hills, land, mist, peak } from '../layers/land.ts';
import { birds, figure, glow } from '../layers/life.ts';
import { arches, dome, domeShade, lancets, uprights } from '../layers/masonry.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Four seated colossi at the door of a temple in the cliff. */
export const abuSimbel: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const rock = '#c9985f';
  sky(stage, { horizon: 690, sunY: 250 });
  land(stage, hills(stage, 'far', 660, 30, 420), '#c9a882', 0.66, { melt: 0.3, drop: 120 });
  canvas.fill(
    `M0 700H${stage.width}V790H0z`,
    canvas.fade(700, 790, [
      [0, mix(stage.light.sky[2], stage.ink('#6fa5b5'), 0.5)],
      [1, stage.ink('#3f8aa5', 0.1)],
    ]),
  );
  ripples(stage, 712, 776, 10);
  const right = Math.max(stage.width + 40, x + 620);
  const edge = Math.max(x - 560, stage.calmUntil + 60);
  canvas.fill(
    `M${edge} 860Q${edge + 50} 700 ${edge + 90} 600Q${edge + 110} 430 ${x - 330} 330Q${x - 160} 230 ${x} 236Q${x + 200} 216 ${x + 360} 280T${right} 330V860z`,
    canvas.fade(230, 860, [
      [0, stage.lit(rock, 0.2, 0.08)],
      [1, stage.shade(rock, 0.12, 0.06)],
    ]),
  );
  let strata = '';
  for (let i = 0; i < 5; i++)
    strata += `M${x - 330 + i * 6} ${330 + i * 34}Q${x} ${270 + i * 30} ${right} ${370 + i * 36}v8Q${x} ${280 + i * 30} ${x - 330 + i * 6} ${338 + i * 34}z`;
  canvas.fill(strata, stage.shade(rock, 0.3, 0.06), 0.35);
  canvas.at(x, 852, stage.fit(760) * 1.02, () => facade(stage, rock));
  land(
    stage,
    [
      [-40, 850],
      [x, 846],
      [stage.width + 40, 852],
    ],
    '#dcb684',
    0.04,
    { melt: -0.04, drop: 160 },
  );
  figure(stage, 'walker', x - 30, 884, 0.85, stage.ink('#b8442e'));
  figure(stage, 'walker', x + 6, 888, 0.85, stage.shade('#2f5560', 0.2));
  figure(stage, 'camel', Math.max(stage.asideX - 80, stage.calmUntil), 912, 1.3, stage.shade('#6b4a30', 0.25));
  scrub(stage, 935, 985, '#8a8f55');
  birds(stage, stage.asideX + 100, 380);
};

function facade(stage: Stage, rock: string): void {
  const { canvas } = stage;
  const light = stage.lit(rock, 0.22, 0.03);
  const dark = stage.shade('#8a5f38', 0.34, 0.03);
  canvas.fill('M-380 0L-356-400H356L380 0z', stage.shade(rock, 0.22, 0.04));
  canvas.fill('M-364-400q14-44 40-46H324q26 2 40 46z', stage.ink(rock, 0.04));
  canvas.fill('M-360-404H360v12H-360z', light);
  canvas.fill(uprights({ from: -330, y: -410, count: 22, step: 30, width: 14, tall: 26 }), dark, 0.5);
  canvas.fill('M-40 0v-170h80V0z', stage.dark ? stage.light.lamp : stage.shade('#4a3424', 0.45));
  canvas.fill('M-52 0v-182H52V0H40v-170h-80V0z', light);
  canvas.fill('M-30-250q0-40 30-44 30 4 30 44v40h-60z', dark, 0.7);
  for (const at of [-280, -140, 140, 280]) colossus(stage, at, light, dark);
  canvas.fill('M-384 0v-26H384V0z', stage.lit(rock, 0.12, 0.03));
}

function colossus(stage: Stage, at: number, light: string, dark: string): void {
  stage.canvas.at(at, -26, 1, () => {
    const { canvas } = stage;
    canvas.fill('M-64 0v-110h20v-90l-16-8 4-44 30-14h52l30 14 4 44-16 8v90h20V0z', light);
    canvas.fill('M20-266h6l30 14 4 44-16 8v90h20V0H34l-4-110z', dark, 0.6);
    canvas.fill('M-44-110h88v14h-88zM-8 0v-96H8V0z', dark, 0.55);
    canvas.fill('M-36-262q-8-60 6-78h60q14 18 6 78z', stage.ink('#d9ae72', 0.03));
    canvas.fill('M-22-276q-6-52 22-56 28 4 22 56-10 14-22 16-12-2-22-16z', light);
    canvas.fill('M0-332q28 4 22 56-10 14-22 16z', dark, 0.5);
    canvas.fill('M-26-336q-2-54 26-70 28 16 26 70z', light);
    canvas.fill('M-5-262H5v24H-5z', dark, 0.8);
    canvas.fill('M-15-306h10v4h-10zM5-306h10v4H5z', dark);
    canvas.fill('M-48-130h34v12h-34zM14-130h34v12H14z', light);
  });
}

/** The Treasury, lit at the end of the dark Siq. */
export const siq: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const rose = '#d08a66';
  sky(stage, { horizon: 620, sunY: 220, sunX: x - 10, radius: 60, cloudless: true });
  canvas.fill(
    `M${x - 170} 1000V170Q${x} 120 ${x + 180} 170V1000z`,
    canvas.fade(150, 900, [
      [0, stage.lit(rose, 0.3, 0.12)],
      [1, stage.lit(rose, 0.16, 0.06)],
    ]),
  );
  canvas.at(x + 4, 850, 0.62, () => treasuryFront(stage));
  canvas.fill(`M${x - 200} 846H${x + 200}L${x + 320} 1000H${x - 420}z`, stage.lit('#e3b48c', 0.2, 0.04));
  figure(stage, 'camel', x + 40, 900, 0.85, stage.shade('#6b3f2a', 0.3));
  figure(stage, 'walker', x - 20, 906, 0.8, stage.ink('#b8442e'));
  for (const [reach, pigment, dusk] of [
    [150, '#a85f48', 0.28],
    [240, '#8f4c3c', 0.4],
  ] as const) {
    const wall = (side: 1 | -1): Point[] =>
      ([0, 140, 300, 460, 620, 780, 900, 1000] as const).map((y, i): Point => {
        const bulge = [40, -10, 34, -24, 20, -16, 70, 130][i] ?? 0;
        return [x + side * (reach - 30 + bulge + (reach > 200 ? -20 : 16) * Math.sin(i * 1.9 + side)), y];
      });
    canvas.fill(`${curve(wall(-1))}H-20V0z`, stage.shade(pigment, dusk, 0.03));
    canvas.fill(`${curve(wall(1))}H${stage.width + 20}V0z`, stage.shade(pigment, dusk + 0.1, 0.03));
  }
  let bands = '';
  for (let i = 0; i < 7; i++) {
    const y = 90 + i * 130;
    bands += `M-20 ${y}Q${(x - 250) * 0.5} ${y + 40} ${x - 280} ${y + (i % 2 ? 20 : -14)}v14Q${(x - 250) * 0.5} ${y + 64} -20 ${y + 30}z`;
    bands += `M${stage.width + 20} ${y + 20}Q${(x + 270 + stage.width) / 2} ${y + 60} ${x + 300} ${y}v14Q${(x + 270 + stage.width) / 2} ${y + 84} ${stage.width + 20} ${y + 52}z`;
  }
  canvas.fill(bands, stage.lit('#c9785a', 0.1, 0.02), 0.28);
};

function treasuryFront(stage: Stage): void {
  const { canvas } = stage;
  const light = stage.lit('#eab48c', 0.3);
  const mid = stage.ink('#dc9c76');
  const dark = stage.shade('#8d4a38', 0.35);
  canvas.fill('M-206 0v-340H206V0z', mid);
  canvas.fill(uprights({ from: -196, y: 0, count: 6, step: 74, width: 26, tall: 290 }), light);
  canvas.fill(uprights({ from: -180, y: 0, count: 6, step: 74, width: 10, tall: 290 }), dark, 0.4);
  canvas.fill('M-42 0v-230h84V0z', stage.dark ? stage.light.lamp : dark);
  canvas.fill('M-216-290H216v-30H-216z', light);
  canvas.fill('M-120-320L0-380 120-320z', light);
  canvas.fill('M-206-386h120v-190l-60-50-60 44zM86-386h120v-196l-60-44-60 50z', mid);
  canvas.fill('M-60-386v-200q0-30 60-34 60 4 60 34v200z', mid);
  canvas.fill(
    uprights({ from: -200, y: -386, count: 3, step: 48, width: 18, tall: 180 }) +
      uprights({ from: 86, y: -386, count: 3, step: 48, width: 18, tall: 180 }) +
      uprights({ from: -54, y: -386, count: 2, step: 86, width: 22, tall: 180 }),
    light,
  );
  canvas.fill('M-66-600Q0-690 66-600zM-14-650h28v-40h-28zM-22-690q22-40 44 0z', light);
}

/** Camels in the red sand below the towers of Wadi Rum. */
export const wadiRum: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 690, sunY: 250 });
  const red = stage.random.fork('red').pick(['#b8654a', '#c07050', '#ad6250']);
  massif(stage, x - 520, 720, 330, 210, 0.6, red, 'm0');
  massif(stage, x + 300, 740, 400, 320, 0.42, red, 'm1');
  massif(stage, x - 180, 760, 230, 260, 0.3, red, 'm2');
  mist(stage, 680, 90, 0.4);
  massif(stage, x + 130, 830, 300, 480, 0.1, red, 'm3');
  land(stage, hills(stage, 'sand', 812, 14, 460), '#d98f62', 0.12, { melt: -0.04, drop: 160 });
  const near: Point[] = [
    [-40, 870],
    [stage.width * 0.3, 900],
    [stage.width * 0.65, 880],
    [stage.width + 40, 920],
  ];
  canvas.fill(
    `${curve(near)}V1010H-40z`,
    canvas.fade(870, 1010, [
      [0, stage.lit('#dc8f5c', 0.1)],
      [1, stage.shade('#a8552f', 0.1)],
    ]),
  );
  for (const [dx, y, scale] of [
    [-420, 868, 1],
    [-320, 872, 1.05],
    [-216, 878, 1.1],
  ] as const)
    figure(stage, 'camel', x + dx, y, scale, stage.shade('#5f3826', 0.3));
  figure(stage, 'walker', x - 150, 884, 1, stage.shade('#f0e4cc', 0.1));
  scrub(stage, 905, 985, '#8a8a52');
  birds(stage, stage.asideX + 90, 360);
};

/** A sandstone mountain: domed top, sheer flutes, a skirt of sand. */
function massif(
  stage: Stage,
  x: number,
  base: number,
  half: number,
  tall: number,
  depth: number,
  pigment: string,
  label: string,
): void {
  const { canvas } = stage;
  const random = stage.random.fork(label);
  const at = (dx: number, up: number) => `${Math.round(x + dx * half)} ${Math.round(base - up * tall)}`;
  canvas.fill(
    `M${at(-1.3, 0)}L${at(-1, 0.14)} ${at(-0.94, 0.6)}Q${at(-0.9, 0.84)} ${at(-0.7, 0.82)}L${at(-0.6, 0.7)} ${at(-0.5, 0.88)}Q${at(-0.34, 1.02)} ${at(-0.16, 0.95)}L${at(-0.06, 0.84)} ${at(0.06, 0.94)}Q${at(0.3, 1.03)} ${at(0.44, 0.9)}L${at(0.52, 0.72)} ${at(0.64, 0.78)}Q${at(0.9, 0.8)} ${at(0.93, 0.56)}L${at(1, 0.14)} ${at(1.35, 0)}z`,
    canvas.fade(base - tall, base, [
      [0, stage.lit(pigment, 0.2, depth)],
      [0.7, stage.ink(pigment, depth)],
      [1, mix(stage.ink('#d98f62', depth), stage.light.haze, 0.16)],
    ]),
  );
  let flutes = '';
  for (let i = 0; i < 8; i++) {
    const dx = -0.82 + i * 0.22 + random.between(-0.04, 0.04);
    flutes += `M${at(dx, 0.76)}L${at(dx + 0.05, 0.4)} ${at(dx + 0.02, 0.14)} ${at(dx + 0.12, 0.16)} ${at(dx + 0.1, 0.5)}z`;
  }
  canvas.fill(flutes, stage.shade(pigment, 0.45, depth), 0.5);
  canvas.fill(
    `M${at(0.44, 0.9)}L${at(0.52, 0.72)} ${at(0.64, 0.78)}Q${at(0.9, 0.8)} ${at(0.93, 0.56)}L${at(1, 0.14)} ${at(1.35, 0)}H${Math.round(x + half * 0.5)}L${at(0.4, 0.5)}z`,
    stage.shade(pigment, 0.4, depth),
    0.55,
  );
}

/** An earthen kasbah among palms below the snow of the Atlas. */
export const kasbah: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 640, sunY: 240 });
  for (const [dx, half, height] of [
    [-560, 330, 190],
    [-200, 360, 240],
    [240, 360, 220],
    [560, 320, 250],
  ] as const)
    peak(stage, { x: x + dx, base: 650, half, height, depth: 0.6, pigment: '#8a8fa5', snow: 0.5, label: `p${dx}` });
  land(stage, crags(stage, 'foot', 670, 50, 320), '#b58a6a', 0.46, { melt: 0.3, drop: 120 });
  mist(stage, 610, 100, 0.45);
  const hill: Point[] = [
    [-40, 830],
    [x - 480, 800],
    [x - 230, 740],
    [x + 60, 690],
    [x + 300, 730],
    [stage.width + 340, 810],
  ];
  land(stage, hill, '#c98f66', 0.18, { melt: 0.06, drop: 220 });
  const house = canvas.define(() => earthHouse(stage));
  for (const [dx, y, scale] of [
    [60, 730, 1],
    [-110, 780, 0.94],
    [200, 790, 0.9],
    [30, 836, 1.06],
    [-230, 842, 0.74],
  ] as const)
    canvas.copy(house, x + dx, y, scale, scale);
  canopy(
    stage,
    'palms',
    [
      [-40, 890],
      [x - 420, 880],
      [x, 884],
      [x + 420, 880],
      [stage.width + 300, 890],
    ],
    stage.ink('#5f8a52', 0.06),
    { min: 16, max: 40, step: 42 },
  );
  const dark = stage.shade('#3a6a48', 0.2);
  for (const [dx, y, tall, lean] of [
    [-380, 900, 210, -14],
    [-310, 910, 260, 16],
    [330, 905, 230, 14],
    [410, 915, 280, -16],
    [-460, 915, 240, 10],
  ] as const)
    palm(stage, x + dx, y, tall, lean, dark);
  canvas.fill(
    `M-20 930Q${x - 300} 906 ${x} 926T${stage.width + 20} 920V960Q${x} 950-20 968z`,
    stage.ink('#6fa9ad', 0.03),
  );
  canvas.fill(`M-20 956Q${stage.width / 2} 940 ${stage.width + 20} 950V1010H-20z`, stage.shade('#b58a60', 0.1));
  figure(stage, 'camel', Math.max(stage.asideX - 110, stage.calmUntil), 968, 1, stage.shade('#6b4630', 0.25));
  figure(stage, 'walker', Math.max(stage.asideX - 40, stage.calmUntil + 70), 970, 0.95, stage.ink('#3f6f9a'));
  birds(stage, stage.asideX + 110, 350);
};

/** A house of rammed earth between tapering corner towers. */
function earthHouse(stage: Stage): void {
  const { canvas } = stage;
  const earth = '#c4855a';
  const slit = stage.shade('#6b3f2a', 0.3, 0.05);
  canvas.fill('M-66 20v-144H66V20z', stage.ink(earth, 0.08));
  canvas.fill('M14 20v-144h52V20z', stage.shade(earth, 0.3, 0.08), 0.6);
  for (const at of [-66, 66]) {
    canvas.fill(`M${at - 24} 20l6-210h36l6 210z`, at < 0 ? stage.lit(earth, 0.16, 0.06) : stage.ink(earth, 0.06));
    canvas.fill(`M${at + 4} 20v-210h14l6 210z`, stage.shade(earth, 0.36, 0.06), 0.65);
    canvas.fill(
      `M${at - 20} -186h8v-14h-8zM${at - 4} -186h8v-18h-8zM${at + 12} -186h8v-14h-8z`,
      stage.lit(earth, 0.1, 0.06),
    );
    canvas.fill(`M${at - 12} -132l5-10 5 10-5 10zM${at + 2} -132l5-10 5 10-5 10zM${at - 4} -72h8v18h-8z`, slit, 0.8);
  }
  canvas.fill(lancets({ from: -32, y: -48, count: 2, step: 44, width: 14, tall: 32 }), stage.light.lamp, 0.85);
}

/** A white mosque below bare mountains. */
export const mosque: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 690, sunY: 260 });
  land(stage, crags(stage, 'far', 640, 210, 260), '#a58f80', 0.64, { melt: 0.4, drop: 220, sharp: true });
  land(stage, crags(stage, 'mid', 700, 130, 230), '#9c7f6a', 0.46, { melt: 0.4, drop: 180, sharp: true });
  mist(stage, 640, 130, 0.5);
  canvas.at(x, 800, stage.fit(820), () => whiteMosque(stage));
  const court = canvas.fade(796, 1000, [
    [0, stage.lit('#eee2c8', 0.15, 0.08)],
    [1, stage.ink('#cdb894')],
  ]);
  canvas.fill(`M0 800H${stage.width}V1000H0z`, court);
  water(stage, 858, '#8fc4c4', '#2f8a9a', 950);
  canvas.fill(`M${x - 30} 860h60l10 88h-80z`, stage.lit('#f6f2e6', 0.25), 0.5);
  canvas.fill(`M0 850h${stage.width}v10H0zM0 948h${stage.width}v9H0z`, stage.lit('#f6efdf', 0.2, 0.02));
  const dark = stage.shade('#3a6a4c', 0.2);
  for (const [dx, tall, lean] of [
    [-560, 280, -16],
    [-480, 230, 12],
    [430, 260, 14],
    [-660, 220, 8],
  ] as const)
    palm(stage, x + dx, 826, tall, lean, dark);
  figure(stage, 'walker', x - 210, 846, 0.8, stage.lit('#f6f2e6', 0.1));
  figure(stage, 'walker', x - 176, 846, 0.8, stage.shade('#33383c', 0.2));
  glow(stage, x, 700, 200);
  birds(stage, stage.asideX + 110, 370);
};

function whiteMosque(stage: Stage): void {
  const { canvas } = stage;
  const white = stage.lit('#f6f0e2', 0.22, 0.04);
  const side = stage.shade('#c2bdb4', 0.16, 0.05);
  const arch = stage.dark ? stage.light.lamp : stage.shade('#8a8f96', 0.2, 0.04);
  const minaret = (at: number, tall: number) => {
    canvas.fill(
      `M${at - 17} 0v-${Math.round(tall * 0.5)}h34V0zM${at - 13} -${Math.round(tall * 0.5)}v-${Math.round(tall * 0.28)}h26v${Math.round(tall * 0.28)}zM${at - 9} -${Math.round(tall * 0.78)}v-${Math.round(tall * 0.12)}h18v${Math.round(tall * 0.12)}z`,
      white,
    );
    canvas.fill(
      `M${at + 4} 0v-${Math.round(tall * 0.5)}h13V0zM${at + 3} -${Math.round(tall * 0.5)}v-${Math.round(tall * 0.28)}h10v${Math.round(tall * 0.28)}z`,
      side,
      0.8,
    );
    canvas.fill(
      `M${at - 24} -${Math.round(tall * 0.5)}h48v8h-48zM${at - 19} -${Math.round(tall * 0.78)}h38v8h-38z`,
      side,
    );
    canvas.fill(dome(at, -Math.round(tall * 0.9), 10, 26, 0.16), stage.ink('#d9a84a'));
  };
  minaret(-390, 400);
  minaret(390, 400);
  canvas.fill('M-360 0v-110H360V0z', white);
  canvas.fill('M200 0v-110h160V0z', side, 0.5);
  canvas.fill(lancets({ from: -346, y: 0, count: 12, step: 58, width: 36, tall: 80 }), arch, 0.8);
  for (const [at, half, tall] of [
    [-250, 44, 58],
    [250, 44, 58],
    [-150, 56, 72],
    [150, 56, 72],
  ] as const) {
    canvas.fill(`M${at - half} -108v-20h${half * 2}v20z`, white);
    canvas.fill(dome(at, -126, half, tall, 0.12), white);
    canvas.fill(domeShade(at, -126, half, tall, 0.12), side, 0.8);
    canvas.fill(`M${at - 2} -${124 + tall}h4v-18h-4z`, stage.ink('#d9a84a'));
  }
  canvas.fill('M-104-108v-90H104v90z', white);
  canvas.fill('M50-108v-90h54v90z', side, 0.6);
  canvas.fill(arches({ from: -90, y: -138, count: 7, step: 27, width: 16, tall: 40 }), arch, 0.8);
  canvas.fill(dome(0, -196, 98, 130, 0.14), white);
  canvas.fill(domeShade(0, -196, 98, 130, 0.14), side, 0.8);
  canvas.fill('M-3-322h6v-44h-6z', stage.ink('#d9a84a'));
  canvas.fill('M-62 0v-150H62V0z', white);
  canvas.fill(lancets({ from: -40, y: 0, count: 1, step: 1, width: 80, tall: 126 }), arch);
}
