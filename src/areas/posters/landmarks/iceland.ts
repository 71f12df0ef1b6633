import { mix } from '../drawing/color.ts';
import { curve, heightAt, type Point } from '../drawing/path.ts';
import { crags, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A green witch's-hat mountain above a two-step fall. */
export const iceland: Draw = (stage) => {
  const { canvas } = stage;
  const moss = stage.random.fork('moss').pick(['#7d9a4f', '#6f8f52', '#8a9450']);
  const x = stage.motifX;
  sky(stage, { horizon: 690, sunY: 270 });
  land(stage, crags(stage, 'far', 660, 90, 300), '#7f97a8', 0.72, { melt: 0.4, drop: 140 });
  water(stage, 690, '#7fa6b0', '#4f8794');
  canvas.at(x + 50, 720, 1, () => {
    const slope = canvas.fade(-500, 0, [
      [0, stage.ink('#6f7f68', 0.12)],
      [0.5, stage.ink(moss, 0.14)],
      [1, stage.ink(moss, 0.4)],
    ]);
    canvas.fill(
      'M-470 6Q-370-40-290-110Q-220-170-170-260Q-130-350-90-420Q-50-490-4-496Q50-490 84-420Q130-330 170-260Q230-180 300-120Q390-50 500 6z',
      slope,
    );
    canvas.fill(
      'M-4-496Q50-490 84-420Q130-330 170-260Q230-180 300-120Q390-50 500 6H160L120-90 150-190 60-300 70-400z',
      stage.shade('#4f6650', 0.36, 0.12),
      0.7,
    );
    canvas.fill(
      'M-128-346Q-40-322 20-330T122-338l8 18Q60-308 0-312T-140-322zM-172-256Q-60-226 20-236T170-258l10 18Q90-214 10-216T-186-232zM-226-176Q-90-140 20-150T234-176l16 18Q120-128 10-130T-246-152z',
      stage.shade('#59594f', 0.3, 0.14),
      0.4,
    );
    canvas.fill(
      'M-60-452Q-40-492-4-496Q40-490 66-450L40-430 24-456 4-424-14-452-34-428z',
      stage.lit('#f2f3ee', 0.2, 0.08),
      0.85,
    );
  });
  mist(stage, 620, 120, 0.45);
  falls(stage, x - 150, moss);
  birds(stage, stage.asideX + 140, 400);
};

/** Three curtains over a basalt step, and the pool they fall into. */
function falls(stage: Stage, x: number, moss: string): void {
  const { canvas, light } = stage;
  const w = stage.width;
  const stream = mix(light.sky[2], stage.ink('#6fa3b0'), 0.4);
  land(
    stage,
    [
      [-40, 716],
      [w * 0.3, 722],
      [w * 0.6, 728],
      [w + 60, 712],
    ],
    moss,
    0.16,
    { melt: 0 },
  );
  canvas.fill(
    `M${x + 190} 724Q${x + 60} 734 ${x + 90} 750T${x - 60} 776H${x + 160}Q${x + 210} 752 ${x + 230} 724z`,
    stream,
  );
  const rock = '#4f5450';
  canvas.fill(
    `M-20 770Q${x - 300} 764 ${x - 140} 772H${x + 240}Q${x + 420} 758 ${w + 20} 764V1000H-20z`,
    canvas.fade(760, 900, [
      [0, stage.ink(moss, 0.06)],
      [0.12, stage.ink(rock, 0.06)],
      [1, stage.shade(rock, 0.4)],
    ]),
  );
  let columns = '';
  for (let at = -10; at < w; at += 34) columns += `M${at} 790h7l-2 ${70 + ((at * 7) % 40)}h-6z`;
  canvas.fill(columns, stage.shade(rock, 0.5), 0.45);
  const fall = canvas.fade(770, 900, [
    [0, stage.lit('#eef3f1', 0.3)],
    [1, stage.lit('#cfe0e2', 0.15)],
  ]);
  canvas.fill(`M${x - 90} 772h74l8 128h-96zM${x + 4} 772h92l10 130H${x - 6}zM${x + 126} 772h56l8 124h-74z`, fall);
  canvas.stroke(
    `M${x - 62} 790v90M${x - 36} 784v100M${x + 34} 790v96M${x + 66} 784v106M${x + 150} 790v90`,
    stage.ink('#8fb4bf', 0.1),
    4,
    0.6,
  );
  canvas.fill(
    `M-20 896Q${x - 240} 884 ${x} 890T${w + 20} 894V1000H-20z`,
    canvas.fade(890, 1000, [
      [0, mix(light.sky[1], stage.ink('#5f9aa8'), 0.5)],
      [1, stage.ink('#2f6675')],
    ]),
  );
  canvas.fill(
    `M${x - 140} 906q24-34 62-24q50-26 90-6q60-26 100 2q50-20 110 28z`,
    light.cloud,
    stage.hour === 'night' ? 0.3 : 0.8,
  );
  const bank: Point[] = [
    [-40, 900],
    [w * 0.1, 890],
    [Math.max(160, x - 340), 930],
    [Math.max(280, x - 220), 1010],
  ];
  canvas.fill(`${curve(bank)}H-40z`, stage.shade(moss, 0.25));
  const right: Point[] = [
    [x + 260, 1010],
    [x + 360, 930],
    [w - 20, 880],
    [w + 60, 880],
  ];
  canvas.fill(`${curve(right)}V1010z`, stage.shade(moss, 0.25));
  figure(stage, 'walker', Math.max(90, x - 400), heightAt(bank, Math.max(90, x - 400)) + 8, 0.72, stage.ink('#c4472c'));
}
