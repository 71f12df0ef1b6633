import { mix } from '../drawing/color.ts';
import { curve, type Point, polygon } from '../drawing/path.ts';
import { animal } from '../layers/animals.ts';
import { crags, hills, land, mist, peak } from '../layers/land.ts';
import { birds, ship } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Flat floes that grow toward us. */
function floes(stage: Stage, from: number, to: number, count: number): void {
  const random = stage.random.fork(`floes${from}`);
  let [tops, sides] = ['', ''];
  for (let i = 0; i < (count * stage.width) / 1450 / stage.sparseness; i++) {
    const y = Math.round(random.between(from, to));
    const w = Math.round(random.between(30, 80) * (0.4 + (y - from) / (to - from)));
    const x = random.whole(-20, stage.width);
    tops += `M${x - w} ${y}l${Math.round(w * 0.4)}-${Math.round(w * 0.16)} ${w} 2 ${Math.round(w * 0.6)} ${Math.round(w * 0.14)}-${Math.round(w * 0.5)} ${Math.round(w * 0.14)}-${w}-2z`;
    sides += `M${x - w} ${y}l${Math.round(w * 0.5)} ${Math.round(w * 0.14)} ${w} 2 ${Math.round(w * 0.5)}-${Math.round(w * 0.14)}v9l-${Math.round(w * 0.5)} ${Math.round(w * 0.14)}-${w}-2-${Math.round(w * 0.5)}-${Math.round(w * 0.14)}z`;
  }
  stage.canvas.fill(sides, stage.ink('#7fb9cc', 0.1));
  stage.canvas.fill(tops, stage.lit('#f4f7f5', 0.25, 0.04));
}

/** The blue front of a glacier where it ends in a lake. */
export const glacier: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 740;
  sky(stage, { horizon: 620, sunY: 230 });
  land(stage, crags(stage, 'far', 560, 190, 300), '#7f98a8', 0.66, { melt: 0.4, drop: 240, sharp: true });
  peak(stage, {
    x: x - 420,
    base: 700,
    half: 330,
    height: 330,
    depth: 0.5,
    pigment: '#6f8494',
    snow: 0.5,
    label: 'left',
  });
  peak(stage, {
    x: x + 350,
    base: 700,
    half: 330,
    height: 390,
    depth: 0.46,
    pigment: '#6f8494',
    snow: 0.55,
    label: 'right',
  });
  const ice = '#dcebee';
  canvas.fill(
    `M${x - 130} 486Q${x} 462 ${x + 120} 490Q${x + 130} 556 ${x + 300} 590L${stage.width + 400} 626V700H${x - 760}Q${x - 480} 616 ${x - 300} 590Q${x - 150} 556 ${x - 130} 486z`,
    canvas.fade(400, 690, [
      [0, stage.lit('#f4f7f5', 0.2, 0.34)],
      [1, stage.ink(ice, 0.14)],
    ]),
  );
  canvas.stroke(
    `M${x - 70} 500Q${x - 60} 560 ${x - 220} 620M${x} 496Q${x + 10} 560 ${x - 40} 630M${x + 60} 500Q${x + 80} 560 ${x + 200} 620`,
    stage.ink('#9cc3d0', 0.2),
    6,
    0.6,
  );
  front(stage, x, waterY);
  water(stage, waterY, '#6fb9c0', '#2a7f92');
  canvas.fill(
    `M${x - 760} ${waterY}H${stage.width + 20}v46l-80-14-70 20-90-22-80 16-90-18-80 20-70-20-90 14-80-16-60 18z`,
    stage.lit('#e4f1f2', 0.2),
    0.4,
  );
  ripples(stage, 770, 985, 24);
  floes(stage, 790, 960, 13);
  ship(stage, stage.asideX + 10, 838, 0.62);
  const near: Point[] = [
    [stage.width * 0.62, 1005],
    [stage.width * 0.8, 960],
    [stage.width + 40, 930],
  ];
  canvas.fill(`${curve(near)}V1005z`, stage.shade('#4f6a5a', 0.3));
  birds(stage, stage.asideX + 110, 370);
};

/** Towers and clefts of the ice wall, brighter where the light strikes. */
function front(stage: Stage, x: number, waterY: number): void {
  const random = stage.random.fork('front');
  const from = x - 640;
  const crest: Point[] = [[from, waterY]];
  let [faces, clefts] = ['', ''];
  for (let at = from + 20; at < stage.width + 60; ) {
    const w = random.between(30, 64) * stage.sparseness;
    const rise = Math.min(1, (at - from) / 220);
    const top = Math.round(waterY - rise * random.between(84, 132));
    crest.push([at, top + 8], [at + w * 0.5, top - random.between(0, 16)], [at + w, top + 6]);
    faces += `M${Math.round(at + w * 0.55)} ${top}L${Math.round(at + w)} ${top + 6}V${waterY}h-${Math.round(w * 0.34)}z`;
    clefts += `M${Math.round(at + w)} ${top + 6}l7 8-4 ${Math.round((waterY - top) * 0.7)}-5-10z`;
    at += w + 3;
  }
  crest.push([stage.width + 80, waterY]);
  const { canvas } = stage;
  canvas.fill(
    polygon(crest),
    canvas.fade(waterY - 130, waterY, [
      [0, stage.lit('#f0f6f6', 0.25, 0.06)],
      [0.5, stage.ink('#b5dbe6', 0.06)],
      [1, stage.ink('#6fb4cf', 0.05)],
    ]),
  );
  canvas.fill(faces, stage.ink('#5fa8c8', 0.1), 0.5);
  canvas.fill(clefts, stage.shade('#2f7fa8', 0.1), 0.6);
}

/** The flukes of a diving whale before a coast of snow. */
export const whale: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 650;
  sky(stage, { horizon: seaY, sunY: 270 });
  for (let i = 0; i < stage.width / 260 / stage.sparseness + 1; i++) {
    const height = [170, 250, 190, 280, 210][i % 5] ?? 200;
    peak(stage, {
      x: i * 260 * stage.sparseness + 60,
      base: seaY,
      half: 230,
      height,
      depth: 0.58,
      pigment: '#7089a0',
      snow: 0.7,
      label: `p${i}`,
    });
  }
  mist(stage, seaY - 70, 80, 0.6);
  water(stage, seaY, '#4f93ab', '#123f5a');
  sunTrack(stage, stage.sunX, seaY + 4, 900);
  ripples(stage, 680, 985, 30);
  floes(stage, 680, 760, 6);
  canvas.at(x, 830, 1.3, () => {
    const skin = stage.shade('#33505f', 0.3);
    canvas.fill('M-150 18q70-30 150-26t150 26q-150 26-300 0z', stage.light.cloud, 0.7);
    canvas.fill(
      'M-40 8Q-22-70-24-130Q-70-128-120-156Q-158-180-182-232Q-110-214-60-206Q-20-200 0-176Q20-200 60-206Q110-214 182-232Q158-180 120-156Q70-128 26-130Q22-70 44 8Q0 20-40 8z',
      skin,
    );
    canvas.fill(
      'M-182-232Q-110-214-60-206Q-20-200 0-176Q-8-160-26-158Q-90-160-182-232zM26-130Q22-70 44 8Q30 14 14 14Q4-70 6-150z',
      stage.lit('#7f9aa5', 0.1),
      0.5,
    );
    canvas.fill('M-160-204q30 24 60 32q-40 4-60-32zM160-204q-30 24-60 32q40 4 60-32z', stage.lit('#e9efee', 0.1), 0.85);
    canvas.fill(
      'M-60 16q20-14 44-12l-10-18q-30 6-34 30zM50 16q-14-16-34-14l12-16q24 4 22 30z',
      stage.light.cloud,
      0.85,
    );
  });
  canvas.fill(`M${stage.asideX - 90} 770q60-34 130-8l40 14q-90 8-170-6z`, stage.shade('#33505f', 0.25, 0.12));
  canvas.fill(`M${stage.asideX + 20} 750q-14-50-40-74q30 4 44 28q8-30 34-36q-20 34-26 82z`, stage.light.cloud, 0.7);
  birds(stage, stage.asideX + 120, 390);
};

/** A polar bear on the drifting pack. */
export const polarBear: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 640;
  sky(stage, { horizon: seaY, sunY: 290 });
  land(stage, crags(stage, 'far', 620, 130, 320), '#8196ab', 0.66, { melt: 0.4, drop: 160, sharp: true });
  peak(stage, {
    x: x + 180,
    base: seaY + 4,
    half: 360,
    height: 210,
    depth: 0.56,
    pigment: '#7089a0',
    snow: 0.8,
    label: 'cape',
  });
  mist(stage, seaY - 60, 70, 0.5);
  water(stage, seaY, '#6aa5b8', '#1c5a74');
  sunTrack(stage, stage.sunX, seaY + 4, 860);
  floes(stage, 664, 780, 16);
  const ice: Point[] = [
    [x - 620, 860],
    [x - 460, 822],
    [x - 160, 806],
    [x + 160, 812],
    [x + 420, 796],
    [stage.width + 60, 816],
  ];
  canvas.fill(
    `${polygon([...ice, [stage.width + 60, 940], [x + 200, 930], [x - 300, 936], [x - 560, 900]])}`,
    stage.ink('#74b4cb', 0.04),
  );
  canvas.fill(
    polygon([...ice, [stage.width + 60, 900], [x + 200, 890], [x - 300, 896], [x - 560, 880]]),
    stage.lit('#f1f5f4', 0.25, 0.02),
  );
  canvas.fill(`M${x - 120} 862q140-16 300 0l-60 14h-180z`, stage.light.shadow, 0.16);
  animal(
    stage,
    'bear',
    x,
    862,
    1.75,
    stage.lit('#f3e8cc', 0.12),
    mix(stage.shade('#c9b48a', 0.12), stage.ink('#f3e8cc'), 0.35),
  );
  canvas.disc(x + 92, 862 - 176, 4, stage.shade('#2a2c30', 0.2));
  canvas.fill(`M${x + 126} ${862 - 188}l14 3-10 9z`, stage.shade('#2a2c30', 0.2));
  animal(stage, 'bear', x - 230, 858, 0.8, stage.lit('#f3e8cc', 0.12), stage.shade('#c9b48a', 0.14));
  floes(stage, 930, 990, 9);
  birds(stage, stage.asideX + 110, 380);
};

/** Painted houses on bare rock above a bay of icebergs. */
export const iceVillage: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 640;
  sky(stage, { horizon: seaY, sunY: 260 });
  land(stage, crags(stage, 'far', 610, 150, 330), '#8498aa', 0.68, { melt: 0.4, drop: 160, sharp: true });
  water(stage, seaY, '#5f9fb8', '#1f5f7c');
  sunTrack(stage, stage.sunX, seaY + 4, 880);
  ripples(stage, 670, 900, 22);
  for (const [dx, y, scale] of [
    [-560, 690, 1.2],
    [-330, 668, 0.7],
    [120, 664, 0.9],
  ] as const)
    berg(stage, x + dx, y, scale);
  berg(stage, Math.max(stage.asideX - 60, stage.calmUntil), 760, 1.7);
  floes(stage, 700, 830, 8);
  const rock: Point[] = [
    [x - 420, 1005],
    [x - 330, 900],
    [x - 230, 850],
    [x - 60, 806],
    [x + 160, 776],
    [x + 380, 700],
    [stage.width + 200, 650],
  ];
  canvas.fill(
    `${curve(rock)}V1005z`,
    canvas.fade(680, 1000, [
      [0, stage.lit('#8f8676', 0.1, 0.08)],
      [1, stage.shade('#6b6558', 0.2)],
    ]),
  );
  canvas.fill(
    `M${x - 200} 1005Q${x - 60} 880 ${x + 120} 850T${stage.width + 40} 770V1005z`,
    stage.shade('#6f7a4f', 0.16, 0.02),
  );
  const paints = ['#c4412c', '#d9a23c', '#3f7fa0', '#4f8a68', '#c4412c', '#3f7fa0'] as const;
  for (const [i, [dx, y, scale]] of (
    [
      [-170, 858, 0.9],
      [-20, 830, 1],
      [150, 800, 1.05],
      [300, 746, 0.9],
      [60, 900, 1.2],
      [260, 870, 1.3],
    ] as const
  ).entries())
    hut(stage, x + dx, y, scale, paints[i % paints.length] ?? paints[0]);
  birds(stage, stage.asideX + 110, 390);
};

function berg(stage: Stage, x: number, y: number, scale: number): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    canvas.fill('M-96 6H100l-30 16H-66z', stage.ink('#9fd0dc', 0.1), 0.5);
    canvas.fill('M-100 4L-84-46-52-60-30-112 4-96 30-130 56-70 84-58 104 4z', stage.lit('#eef5f5', 0.25, 0.1));
    canvas.fill(
      'M30-130L56-70 84-58 104 4H40L20-50 34-84zM-30-112L-12-60-40-20-34 4H-60L-50-60z',
      stage.ink('#8cc0d4', 0.1),
      0.8,
    );
  });
}

function hut(stage: Stage, x: number, y: number, scale: number, paint: string): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    canvas.fill('M-46 8V-2H58V8z', stage.shade('#6b6a66', 0.2));
    canvas.fill('M-46 0v-50l28-34 28 34V0z', stage.ink(paint, 0.02));
    canvas.fill('M10 0v-50h48V0z', stage.shade(paint, 0.28));
    canvas.fill('M-18-88L14-50 62-50 30-88z', stage.shade('#4a5058', 0.15));
    canvas.fill('M-52-46L-18-88-14-84-46-44z', stage.lit('#f4f2ea', 0.2));
    canvas.fill(
      'M-34-38h14v16h-14zM-8-38H6v16H-8zM-26-66h14v12h-14zM22-36h12v16H22zM42-36h12v16H42z',
      stage.light.lamp,
    );
    canvas.stroke('M-34-38h14v16h-14zM-8-38H6v16H-8zM22-36h12v16H22zM42-36h12v16H42z', stage.lit('#f4f2ea', 0.2), 2);
  });
}

/** The lighthouse on its islet at the end of the world, snow ranges behind. */
export const beagle: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 660;
  sky(stage, { horizon: seaY, sunY: 270 });
  for (let i = 0; i < stage.width / 260 / stage.sparseness + 1; i++) {
    const height = [210, 150, 250, 190, 230][i % 5] ?? 200;
    peak(stage, {
      x: i * 260 * stage.sparseness + 30,
      base: seaY,
      half: 220,
      height,
      depth: 0.5,
      pigment: '#6b8496',
      snow: 0.52,
      label: `p${i}`,
    });
  }
  land({ ...stage }, hills(stage, 'shore', seaY - 22, 14, 260), '#5d7a6c', 0.42, { melt: 0.2, drop: 60 });
  water(stage, seaY, '#5a97a8', '#1a4a62');
  ripples(stage, 690, 985, 32);
  sunTrack(stage, stage.sunX, seaY + 4, 900);
  canvas.at(x, 812, 1.15, () => {
    canvas.fill(
      'M-300 24Q-270-14-220-20Q-170-46-110-40Q-60-66 10-60Q80-70 130-44Q190-44 230-18Q280-8 310 24z',
      stage.shade('#6b6358', 0.15),
    );
    canvas.fill('M10-60Q80-70 130-44Q190-44 230-18Q280-8 310 24H90Q110-20 10-60z', stage.shade('#4a443e', 0.35), 0.7);
    canvas.fill('M-44-56L-34-250h68L44-56z', stage.ink('#c4412c'));
    canvas.fill('M-41-106l3-50h76l3 50z', stage.lit('#f6f1e4', 0.2));
    canvas.fill('M12-56L10-250h24L44-56z', stage.shade('#8c2a22', 0.3), 0.4);
    canvas.fill('M-42-250h84v-9h-84zM-24-259h48v-38h-48z', stage.shade('#33424a', 0.3));
    canvas.fill('M-16-264h32v-28h-32z', stage.dark ? stage.light.lamp : stage.lit('#f4efdc', 0.3));
    canvas.fill('M-30-297q30-34 60 0z', stage.ink('#c4412c'));
    let colony = '';
    for (const at of [-240, -214, -190, -160, -130, 84, 112, 140, 168, 200, 232])
      colony += `M${at}-${at < 0 ? 30 : 36}q2-14 7-14t7 14z`;
    canvas.fill(colony, stage.shade('#23282c', 0.3));
  });
  if (stage.dark) canvas.halo(x, 490, 180, stage.light.lamp, 0.5);
  ship(stage, stage.asideX, 780, 0.72);
  birds(stage, stage.asideX + 120, 380);
};
