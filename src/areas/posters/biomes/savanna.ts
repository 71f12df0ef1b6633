import { heightAt } from '../drawing/path.ts';
import { outback } from '../landmarks/australia-and-reefs.ts';
import { balloons } from '../landmarks/east-africa.ts';
import { mokoro } from '../landmarks/southern-africa.ts';
import { canopy, grass, hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const straws = ['#c9a24e', '#bf9150', '#b3a552'] as const;

const crown =
  'M-236-292Q-226-330-150-338Q-130-372-40-372Q10-396 80-378Q160-380 186-344Q244-332 246-296Q120-276 0-282T-236-292z';
const limbs =
  'M-22 0Q-6-70-16-150Q-40-212-130-290h22Q-40-230-8-186Q4-230-4-292h18Q20-236 14-186Q50-232 118-292h24Q50-206 20-150Q10-70 26 0z';

function acaciaTree(stage: Stage, x: number, y: number, scale: number, depth = 0): void {
  const { canvas } = stage;
  canvas.copy(canvas.stamp(limbs), x, y, scale, scale, stage.shade('#4d3524', 0.3, depth));
  canvas.copy(canvas.stamp(crown), x, y, scale, scale, stage.shade('#45602f', 0.18, depth));
  const top = canvas.stamp(
    'M-206-304Q-150-330-128-340Q-116-364-40-366Q10-388 78-370Q150-372 178-342Q110-352 40-334Q-40-350-100-322Q-150-318-206-304z',
  );
  canvas.copy(top, x, y, scale, scale, stage.lit('#6f8440', 0.14, depth));
}

/** Plain to the horizon, then two bands of grass. Returns the nearer band's line. */
function plain(stage: Stage, y: number) {
  const straw = stage.random.fork('straw').pick(straws);
  land(stage, hills(stage, 'low', y - 14, 10, 500), '#8e8a5a', 0.5, { melt: 0.2, drop: 90 });
  let scrub = '';
  const random = stage.random.fork('scrub');
  for (let i = 0; i < stage.width / 90; i++) {
    const [x, r] = [random.whole(0, stage.width), random.whole(9, 22)];
    scrub += `M${x - r} ${y}q${r} ${-r * 1.6} ${r * 2} 0z`;
  }
  stage.canvas.fill(scrub, stage.ink('#5d6b40', 0.42));
  land(
    stage,
    [
      [-20, y],
      [stage.width / 2, y + 4],
      [stage.width + 20, y],
    ],
    straw,
    0.2,
    { melt: -0.02, drop: 200 },
  );
  const near = hills(stage, 'near', 930, 14, 480);
  return { straw, near };
}

function nearGrass(stage: Stage, straw: string, near: ReturnType<typeof hills>): void {
  land(stage, near, straw === '#b3a552' ? '#6f6a2e' : '#8d5f2e', 0, { melt: 0 });
  grass(stage, 'blades', near, stage.shade('#7a5328', 0.15), { min: 16, max: 48, step: 15 });
}

/** One flat-topped acacia over a herd of elephants. */
const acacia: Draw = (stage) => {
  sky(stage, { horizon: 720, sunX: stage.hour === 'night' ? stage.sunX : stage.motifX - 190, sunY: 470, radius: 116 });
  land(stage, hills(stage, 'far', 690, 40, 420), '#a08c78', 0.66, { melt: 0.3, drop: 100 });
  const { straw, near } = plain(stage, 730);
  acaciaTree(stage, stage.asideX - 40, 752, 0.34, 0.3);
  acaciaTree(stage, stage.motifX + 330, 746, 0.26, 0.36);
  const dark = stage.shade('#4d4642', 0.35, 0.04);
  const x = stage.asideX;
  figure(stage, 'elephant', x, 850, 1.05, dark);
  figure(stage, 'elephant', x + 118, 852, 0.62, dark);
  figure(stage, 'elephant', x - 136, 842, 0.9, dark);
  acaciaTree(stage, stage.motifX, 890, Math.min(1.35, stage.fit(500) * 1.35));
  nearGrass(stage, straw, near);
  birds(stage, stage.asideX + 150, 380);
};

/** The broad flat summit of Kilimanjaro, snow running down its gullies, giraffes below. */
const kilimanjaro: Draw = (stage) => {
  sky(stage, { horizon: 700, sunY: 250 });
  const { canvas } = stage;
  canvas.at(stage.motifX - 20, 726, 1, () => {
    const rock = canvas.fade(-450, 0, [
      [0, stage.ink('#6d7f94', 0.2)],
      [1, stage.ink('#8b97a0', 0.76)],
    ]);
    canvas.fill(
      'M-820 0Q-520-70-400-180Q-300-290-240-352L-190-388-120-404-60-396 0-414 70-402 130-408 180-384 250-330Q330-220 430-150Q560-60 860 0z',
      rock,
    );
    canvas.fill(
      'M130-408l50 24 70 54Q330-220 430-150Q560-60 860 0H300Q220-160 150-240Q190-320 130-408z',
      stage.shade('#596b80', 0.25, 0.3),
      0.5,
    );
    canvas.fill(
      'M-256-336L-190-388-120-404-60-396 0-414 70-402 130-408 180-384 262-318 226-326 236-268 196-318 178-250 146-316 116-226 92-306 62-270 36-322 4-236-20-312-58-262-74-318-112-244-130-322-168-276-182-330-224-280-222-334z',
      stage.lit('#f6f4ee', 0.25, 0.1),
    );
  });
  mist(stage, 600, 140, 0.7);
  const { straw, near } = plain(stage, 730);
  acaciaTree(stage, stage.asideX - 30, 862, 0.72, 0.05);
  acaciaTree(stage, stage.motifX + 300, 758, 0.3, 0.3);
  acaciaTree(stage, stage.motifX - 250, 750, 0.22, 0.36);
  const dark = stage.shade('#6b4a2c', 0.35);
  figure(stage, 'giraffe', stage.motifX - 30, 876, 1.25, dark);
  figure(stage, 'giraffe', stage.motifX + 120, 868, 1, dark);
  figure(stage, 'giraffe', stage.motifX + 210, 872, -0.8, dark);
  nearGrass(stage, straw, near);
  birds(stage, stage.asideX + 190, 420);
};

const trunk =
  'M-34 0Q-22-30-27-120Q-32-260-25-390L-70-440-128-452-66-456-30-424-44-480-92-520-36-492-16-424-4-510 8-424 34-492 88-516 42-478 26-424 66-452 124-446 68-436 24-390Q32-260 27-120Q22-30 34 0z';
const tuft =
  'M-160-448q20-34 62-22q10-26 40-14q6-42 48-30q18-26 50-4q34-16 44 16q34-8 40 24q42-10 52 30q-50 14-90 6q-46 12-84-2q-50 14-90 0q-40 10-72-4z';

/** An avenue of Grandidier's baobabs: bottle trunks, crowns like roots. */
const baobabs: Draw = (stage) => {
  sky(stage, { horizon: 740, sunY: 420, radius: 92 });
  const { canvas } = stage;
  land(stage, hills(stage, 'far', 716, 18, 420), '#8d8a68', 0.6, { melt: 0.2, drop: 80 });
  const { straw, near } = plain(stage, 745);
  const x = stage.motifX;
  const end = x - 130;
  canvas.fill(`M${end - 8} 750h16L${end + 330} 1000H${end - 240}z`, stage.lit('#d49a62', 0.12, 0.08));
  const row = [
    [-190, 0.3, 762],
    [60, 0.32, 764],
    [-290, 0.5, 790],
    [150, 0.56, 800],
    [-420, 0.84, 850],
    [300, 1.08, 890],
  ] as const;
  for (const [dx, scale, y] of row) {
    const depth = 0.34 - scale * 0.3;
    canvas.copy(canvas.stamp(tuft), end + dx + 60, y, scale, scale, stage.ink('#5f7440', Math.max(0, depth)));
    canvas.copy(canvas.stamp(trunk), end + dx + 60, y, scale, scale, stage.shade('#7d5a48', 0.22, Math.max(0, depth)));
    canvas.copy(
      canvas.stamp('M6 0Q14-140 8-390h16Q32-260 27-120Q22-30 34 0z'),
      end + dx + 60,
      y,
      scale,
      scale,
      stage.shade('#5a3d38', 0.4, Math.max(0, depth)),
    );
  }
  figure(stage, 'walker', end + 30, 900, 0.8, stage.shade('#5a2f24', 0.3));
  nearGrass(stage, straw, near.map(([px, py]) => [px, py + 34] as const) as ReturnType<typeof hills>);
  birds(stage, stage.asideX + 120, 300);
};

/** A river delta: reeds, a dugout's channel and drinking elephants. */
const delta: Draw = (stage) => {
  sky(stage, { horizon: 690, sunY: 300 });
  const far = hills(stage, 'far', 676, 10, 380);
  canopy(stage, 'trees', far, stage.ink('#5d7048', 0.5), { min: 30, max: 70, step: 60 });
  const bank = hills(stage, 'bank', 722, 12, 460);
  land(stage, bank, '#b09a4e', 0.26, { melt: 0.06 });
  acaciaTree(stage, stage.motifX + 130, 752, 0.9, 0.1);
  acaciaTree(stage, stage.asideX - 100, 728, 0.36, 0.34);
  water(stage, 780, '#7aa9a2', '#2c5a58');
  ripples(stage, 800, 960, 26);
  const dark = stage.shade('#4d4642', 0.35, 0.04);
  for (const [dx, scale] of [
    [-250, 1],
    [-120, 0.6],
    [-10, 0.92],
  ] as const) {
    figure(stage, 'elephant', stage.motifX + dx, 806, scale, dark);
    stage.canvas.copy(
      stage.canvas.stamp('M-54 0H60L40 20H-40z'),
      stage.motifX + dx,
      806,
      scale,
      scale,
      stage.shade('#3c5a58', 0.3),
    );
  }
  const reeds = hills(stage, 'reeds', 975, 14, 420);
  land(stage, reeds, '#4d5a2c', 0, { melt: 0 });
  const paint = stage.shade('#5b6b30', 0.2);
  grass(stage, 'l', reeds, paint, { from: -10, to: stage.width * 0.26, min: 60, max: 190, step: 14 });
  grass(stage, 'r', reeds, paint, { from: stage.width * 0.84, min: 50, max: 150, step: 14 });
  birds(stage, stage.asideX + 150, heightAt(far, 0) - 300);
};

export const savanna = { acacia, kilimanjaro, baobabs, delta, mokoro, balloons, outback };
