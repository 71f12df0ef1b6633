import { canopy, hills } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { uprights } from '../layers/masonry.ts';
import { fern, palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Sampans under conical hats where the river is a market. */
export const sampan: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 680;
  sky(stage, { horizon: 650, sunY: 290 });
  canopy(stage, 'far', hills(stage, 'far', 650, 8, 360), stage.ink('#7f9f80', 0.6), { min: 16, max: 40, step: 50 });
  for (const [dx, tall] of [
    [-480, 150],
    [-400, 120],
    [360, 170],
    [430, 130],
  ] as const)
    palm(stage, x + dx, 684, tall, dx < 0 ? -14 : 14, stage.ink('#4f8060', 0.4));
  canopy(stage, 'mid', hills(stage, 'mid', 676, 6, 320), stage.ink('#558560', 0.36), { min: 14, max: 34, step: 42 });
  for (const [dx, y, scale] of [
    [-250, 706, 0.7],
    [60, 716, 0.9],
    [260, 728, 1.05],
  ] as const)
    stilts(stage, x + dx, y, scale);
  water(stage, waterY + 24, '#b5a582', '#6b7058');
  sunTrack(stage, stage.sunX, waterY + 28, 960);
  ripples(stage, 730, 985, 30);
  for (const [dx, y, scale, load] of [
    [-300, 776, 0.6, '#d9a23c'],
    [160, 792, 0.72, '#6f9a45'],
    [-120, 880, 1.3, '#c4522c'],
    [260, 930, 1.1, '#d9b03c'],
  ] as const)
    trader(stage, x + dx, y, scale, load);
  const dark = stage.shade('#2f5f45', 0.2);
  fern(stage, -10, 1000, 170, 220, dark);
  canvas.fill(`M-20 1005V970q60-20 110 0t90 35z`, stage.ink('#5f9a58', 0.02));
  birds(stage, stage.asideX + 120, 370);
};

function stilts(stage: Stage, x: number, y: number, scale: number): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    canvas.fill(
      uprights({ from: -76, y: 40, count: 6, step: 29, width: 7, tall: 54 }),
      stage.shade('#5a4230', 0.25, 0.16),
    );
    canvas.fill('M-84-8v-60H84v60z', stage.ink('#b5895c', 0.18));
    canvas.fill('M30-8v-60h54v60z', stage.shade('#8a6038', 0.25, 0.18), 0.6);
    canvas.fill('M-104-60L-64-116H64l40 56z', stage.ink('#8f7a52', 0.18));
    canvas.fill('M-90-8H90v8H-90z', stage.ink('#8f6a44', 0.16));
    canvas.fill('M-50-20v-30h24v30zM0-20v-30h24v30z', stage.light.lamp, 0.9);
  });
}

/** A boat heaped with fruit, its rower standing. */
function trader(stage: Stage, x: number, y: number, scale: number, load: string): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    const dark = stage.shade('#3f2c20', 0.25);
    canvas.fill('M-130 8H130l-24 10H-106z', stage.light.shadow, 0.2);
    canvas.fill('M-76-14q10-30 34-26q10-18 34-8q30-10 40 18l8 16z', stage.ink(load));
    canvas.fill('M-60-16q8-22 28-18q10 6 12 18z', stage.lit(load, 0.3), 0.7);
    canvas.stroke('M92-92L40 20', dark, 4);
    canvas.fill('M62-14l-2-56q12-22 28-18 14 4 14 24l4 50z', stage.ink('#6f5f8f'));
    canvas.disc(84, -98, 11, stage.ink('#c98f68'));
    canvas.fill('M52-98Q84-104 116-98L84-126z', stage.lit('#ead6a0', 0.16));
    canvas.fill('M-170-34Q-110-12 0-12T170-40Q130 10 84 12H-94Q-140 8-170-34z', dark);
    canvas.fill('M-160-26Q-110-4 0-4T160-32Q126 10 84 12H-94Q-136 8-160-26z', stage.ink('#8a5f3f'), 0.7);
  });
}
