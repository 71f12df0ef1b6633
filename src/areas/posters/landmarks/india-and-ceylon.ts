import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { canopy, crags, hills, land, mist } from '../layers/land.ts';
import { birds, canoe, figure } from '../layers/life.ts';
import { arches, dome, domeShade, lancets } from '../layers/masonry.ts';
import { fern, palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A Rajput fort along its ridge, a palace in the lake below. */
export const hillFort: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 680, sunY: 260 });
  land(stage, crags(stage, 'far', 610, 110, 320), '#a08f8a', 0.68, { melt: 0.4, drop: 160 });
  const hill: Point[] = [
    [-40, 790],
    [x - 660, 770],
    [x - 440, 690],
    [x - 200, 590],
    [x + 60, 560],
    [x + 330, 590],
    [stage.width + 340, 690],
  ];
  land(stage, hill, '#a58f5f', 0.26, { melt: 0.14, drop: 240 });
  canopy(
    stage,
    'scrub',
    hill.map(([px, py]): Point => [px, py + 130]),
    stage.ink('#7f8a52', 0.22),
    { min: 12, max: 30, step: 40 },
  );
  canvas.at(x, 640, stage.fit(820), () => fort(stage));
  water(stage, 790, '#b5a58c', '#3f7078');
  sunTrack(stage, stage.sunX, 794, 960);
  canvas.reflected(868, 0.5, 0.22, () =>
    canvas.at(Math.max(stage.asideX + 20, stage.calmUntil + 110), 868, 0.8, () => waterPalace(stage)),
  );
  ripples(stage, 810, 985, 26);
  const near: Point[] = [
    [x - 60, 1005],
    [x + 120, 950],
    [x + 360, 930],
    [stage.width + 60, 900],
  ];
  canvas.fill(`${curve(near)}V1005z`, stage.shade('#a5804f', 0.14));
  figure(stage, 'elephant', x + 250, 962, 1.15, stage.shade('#4d4642', 0.25));
  canvas.fill(`M${x + 218} 886h56l8 22h-72z`, stage.ink('#c4412c'));
  birds(stage, stage.asideX + 110, 360);
};

function fort(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#dcb27a';
  const light = stage.lit(stone, 0.14, 0.06);
  const dark = stage.shade(stone, 0.34, 0.06);
  const gap = stage.dark ? stage.light.lamp : stage.shade('#7d5a38', 0.3);
  canvas.fill('M-420 90L-404-20H400L440 70 300 110-100 120z', stage.ink(stone, 0.1));
  canvas.bars('M-404-24H400', stage.ink(stone, 0.1), 16, [16, 10]);
  canvas.fill('M-330-10v-110H-60v110zM-20-10v-150h330v150z', light);
  canvas.fill('M220-10v-150h90v150zM-110-10v-110h50v110z', dark, 0.5);
  canvas.fill(
    lancets({ from: -312, y: -50, count: 8, step: 31, width: 18, tall: 44 }) +
      lancets({ from: 0, y: -70, count: 9, step: 34, width: 19, tall: 54 }) +
      lancets({ from: 0, y: -22, count: 9, step: 34, width: 15, tall: 30 }),
    gap,
    0.8,
  );
  canvas.fill('M-336-118h282v-9h-282zM-28-158h346v-10H-28z', stage.lit(stone, 0.34, 0.05));
  const kiosk = (at: number, y: number, half: number) => {
    canvas.fill(
      `M${at - half} ${y}v-34h6v34zM${at + half - 6} ${y}v-34h6v34zM${at - 3} ${y}v-34h6v34zM${at - half - 7} ${y - 32}h${half * 2 + 14}v-7h-${half * 2 + 14}z${dome(at, y - 38, half, Math.round(half * 1.2), 0.04)}`,
      light,
    );
    canvas.fill(domeShade(at, y - 38, half, Math.round(half * 1.2), 0.04), dark, 0.6);
  };
  for (const at of [-300, -200, -96]) kiosk(at, -126, 24);
  for (const at of [14, 276]) kiosk(at, -166, 28);
  kiosk(146, -168, 44);
  for (const [at, w, tall] of [
    [-410, 44, 120],
    [400, 50, 140],
    [-10, 36, 96],
  ] as const) {
    canvas.fill(`M${at - w} 110L${at - w + 8} -${tall - 60}h${w * 2 - 16}l8 ${tall + 50}z`, light);
    canvas.fill(`M${at + Math.round(w * 0.3)} 110V-${tall - 60}h${Math.round(w * 0.7) - 8}l8 ${tall + 50}z`, dark, 0.6);
    canvas.bars(`M${at - w + 8} -${tall - 56}h${w * 2 - 16}`, light, 15, [14, 9]);
  }
}

function waterPalace(stage: Stage): void {
  const { canvas } = stage;
  const stone = stage.lit('#e6b98a', 0.14, 0.06);
  const gap = stage.dark ? stage.light.lamp : stage.shade('#8a5f44', 0.25, 0.06);
  canvas.fill('M-130 0v-84h260V0z', stone);
  canvas.fill(
    arches({ from: -118, y: -8, count: 8, step: 31, width: 18, tall: 30 }) +
      arches({ from: -118, y: -50, count: 8, step: 31, width: 16, tall: 26 }),
    gap,
    0.8,
  );
  canvas.fill(
    `M-138-82h276v-8h-276z${dome(-112, -88, 22, 30)}${dome(112, -88, 22, 30)}${dome(0, -88, 34, 40)}`,
    stage.lit('#e6b98a', 0.26, 0.05),
  );
}

/** A thatched houseboat on the backwaters, coconut palms leaning over. */
export const houseboat: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 690;
  sky(stage, { horizon: 660, sunY: 290 });
  canopy(stage, 'far', hills(stage, 'far', 660, 8, 360), stage.ink('#6f9a78', 0.6), { min: 20, max: 46, step: 48 });
  const far = canvas.define(() => palm(stage, 0, 0, 180, 22, stage.ink('#4f8060', 0.42)));
  const random = stage.random.fork('palms');
  for (let i = 0; i < stage.width / 110 / stage.sparseness; i++) {
    const size = random.between(0.6, 1.05);
    canvas.copy(far, random.whole(0, stage.width), 700, random.chance(0.5) ? size : -size, size);
  }
  canopy(stage, 'mid', hills(stage, 'mid', 690, 6, 340), stage.ink('#4f8560', 0.34), { min: 16, max: 36, step: 44 });
  water(stage, waterY + 10, '#7fb5a5', '#2a6a68');
  sunTrack(stage, stage.sunX, waterY + 14, 950);
  ripples(stage, 720, 985, 30);
  canvas.reflected(850, 0.5, 0.24, () => canvas.at(x - 30, 850, stage.fit(700) * 1.1, () => thatchedBoat(stage)));
  canoe(stage, stage.asideX, 780, 0.6);
  const dark = stage.shade('#1f5142', 0.25);
  const bank: Point[] = [
    [stage.width * 0.74, 1005],
    [stage.width * 0.86, 962],
    [stage.width + 40, 940],
  ];
  canvas.fill(`${curve(bank)}V1005z`, dark);
  palm(stage, stage.width - 40, 980, 640, -230, dark);
  palm(stage, stage.width - 110, 990, 470, -110, dark);
  let weed = '';
  for (let i = 0; i < stage.width / 100; i++)
    weed += `M${random.whole(0, stage.width)} ${random.whole(930, 990)}q20-22 34-4q16-14 30 4z`;
  canvas.fill(weed, stage.ink('#5f9a58', 0.02));
  birds(stage, stage.asideX + 120, 370);
};

function thatchedBoat(stage: Stage): void {
  const { canvas } = stage;
  const thatch = '#c9a05c';
  const wood = stage.shade('#5a3a26', 0.25);
  canvas.fill('M-260-24v-100Q-240-200-150-206H130Q220-196 236-120V-24z', stage.ink(thatch));
  canvas.fill('M130-206Q220-196 236-120V-24H130z', stage.shade(thatch, 0.3), 0.6);
  canvas.stroke(
    'M-220-190V-30M-160-204V-30M-100-206V-30M-40-206V-30M20-206V-30M80-206V-30M140-204V-30M190-180V-30M-256-110H236M-246-150H226',
    stage.shade('#8f6a34', 0.2),
    4,
    0.45,
  );
  canvas.fill(
    'M-236-34v-66h56v66zM-150-34v-60h44v60zM-70-34v-60h44v60zM10-34v-60h44v60z',
    stage.dark ? stage.light.lamp : wood,
  );
  canvas.fill('M96-24v-92Q160-150 250-112L296-96V-88H286V-24H276V-90H200V-24z', stage.lit(thatch, 0.14));
  canvas.fill('M120-30v-56h80v56z', stage.dark ? stage.light.lamp : wood);
  canvas.fill('M300-40l4-42q13-14 26 0l4 42z', stage.lit('#f4ecd8', 0.2));
  canvas.disc(317, -94, 11, wood);
  canvas.stroke('M348-150L300 30', wood, 5);
  canvas.fill('M-330-90Q-318-40-260-30H260Q340-34 384-100l12 6Q370-6 280 18H-250Q-330 6-344-86z', wood);
  canvas.fill(
    'M-326-66Q-306-26-254-20H266Q330-26 372-78l-6 18Q330-12 270-6H-254Q-312-14-326-66z',
    stage.ink('#8a5a38'),
    0.7,
  );
}

/** The lion rock of Sigiriya above gardens and jungle. */
export const sigiriya: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const green = '#4a8052';
  sky(stage, { horizon: 680, sunY: 250 });
  land(stage, hills(stage, 'far', 630, 50, 380), '#7a9a98', 0.72, { melt: 0.4, drop: 140 });
  canopy(stage, 'back', hills(stage, 'back', 690, 16, 340), stage.ink(green, 0.46), { min: 22, max: 50, step: 52 });
  mist(stage, 630, 120, 0.5);
  canvas.at(x, 780, stage.fit(640), () => {
    const rock = canvas.fade(-430, 0, [
      [0, stage.lit('#c98f62', 0.16, 0.08)],
      [1, mix(stage.ink('#b0765a', 0.16), stage.light.haze, 0.16)],
    ]);
    canvas.fill(
      'M-300 0Q-270-60-262-150Q-282-230-270-310Q-262-380-220-404L-120-420 20-430 170-418 232-396Q270-360 266-280Q282-190 262-110Q270-50 310 0z',
      rock,
    );
    canvas.fill(
      'M170-418l62 22Q270-360 266-280Q282-190 262-110Q270-50 310 0H130Q170-120 140-220Q180-330 170-418z',
      stage.shade('#7d4c3a', 0.36, 0.08),
      0.55,
    );
    canvas.stroke(
      'M-226-370q16 120-6 250M-170-390q20 150 0 330M-104-400q10 180-6 360M-30-404q20 190 4 380M44-408q6 180-8 370M110-404q14 130 4 300',
      stage.shade('#6b4438', 0.3, 0.08),
      8,
      0.34,
    );
    canvas.fill('M-268-330Q-60-300 262-316v18Q-60-280-270-308z', stage.shade('#7d4c3a', 0.3, 0.08), 0.4);
    canvas.fill(
      'M-226-400q10-24 40-20 20-24 60-12 30-22 66-4 40-20 76 0 40-18 76 4 40-8 60 20 40 0 52 24L20-426z',
      stage.ink('#5f9a55', 0.08),
    );
    canvas.fill('M-120 0v-46h60V0zM60 0v-46h60V0z', stage.ink('#d9b088', 0.04));
    canvas.fill('M-50 6L-30-40H34L54 6z', stage.lit('#e0c09a', 0.12, 0.04));
    canvas.stroke('M-42-8H46M-36-22H40M-30-34H34', stage.shade('#8d6a4c', 0.2), 3, 0.7);
    canvas.stroke('M34-40L120-150 60-250 150-340 130-416', stage.shade('#5a4a44', 0.2, 0.04), 4, 0.7);
  });
  canopy(
    stage,
    'foot',
    [
      [-40, 800],
      [x - 360, 790],
      [x - 140, 812],
      [x + 140, 812],
      [x + 360, 786],
      [stage.width + 340, 800],
    ],
    stage.ink(green, 0.2),
    { min: 26, max: 60, step: 58 },
  );
  canvas.fill(`M${x - 40} 822H${x + 40}L${x + 130} 1000H${x - 210}z`, stage.lit('#d6b58c', 0.1, 0.05));
  canvas.fill(
    `M${x - 190} 868h110l-26 50h-130zM${x + 70} 868h110l60 50h-130z`,
    canvas.fade(860, 930, [
      [0, stage.light.sky[2]],
      [1, stage.ink('#4f8f96')],
    ]),
  );
  canopy(
    stage,
    'left',
    [
      [-40, 860],
      [x - 460, 880],
      [x - 330, 960],
      [x - 300, 1000],
    ],
    stage.ink(mix(green, '#1d5a45', 0.4), 0.06),
    { from: -30, to: x - 430, min: 30, max: 70, step: 66 },
  );
  canopy(
    stage,
    'right',
    [
      [x + 260, 960],
      [x + 400, 890],
      [stage.width + 300, 870],
    ],
    stage.ink(mix(green, '#1d5a45', 0.4), 0.06),
    { from: x + 330, min: 30, max: 70, step: 66 },
  );
  const leaf = stage.shade('#1f5a40', 0.14);
  fern(stage, -10, 1000, 190, 250, leaf);
  fern(stage, stage.width + 10, 1000, -190, 260, leaf);
  birds(stage, stage.asideX + 110, 340);
};
