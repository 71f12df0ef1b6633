import { curve, heightAt, type Point } from '../drawing/path.ts';
import { canopy, grass, hills, land, mist } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A felucca under a lateen sail, palms on the bank, the pyramids beyond. */
export const nile: Draw = (stage) => {
  const { canvas } = stage;
  const waterY = 740;
  const sand = '#d9a866';
  sky(stage, { horizon: waterY, sunY: 280, radius: 92 });
  land(stage, hills(stage, 'far', 690, 26, 480), sand, 0.56, { melt: 0.3, drop: 120 });
  const x = stage.motifX;
  for (const [dx, half, tall, depth] of [
    [-300, 150, 190, 0.4],
    [330, 190, 240, 0.34],
    [20, 290, 372, 0.2],
  ] as const) {
    const [at, base, top] = [x + dx, 706, 706 - tall];
    canvas.fill(`M${at - half} ${base}L${at} ${top} ${at + half} ${base}z`, stage.lit(sand, 0.22, depth));
    canvas.fill(
      `M${at} ${top}L${at + half} ${base}H${at + Math.round(half * 0.3)}z`,
      stage.shade(sand, 0.4, depth),
      0.75,
    );
    let courses = '';
    for (let i = 3; i < 9; i++) {
      const t = i / 9;
      courses += `M${Math.round(at - half * t)} ${Math.round(top + tall * t)}H${Math.round(at + half * t)}`;
    }
    canvas.stroke(courses, stage.shade(sand, 0.3, depth), 2, 0.22);
  }
  land(stage, hills(stage, 'plain', 704, 8, 460), sand, 0.26, { melt: 0.06 });
  const bank = hills(stage, 'bank', 722, 8, 380);
  canopy(stage, 'green', bank, stage.ink('#6f8a4a', 0.16), { min: 12, max: 36, step: 40 });
  const green = stage.shade('#3f6440', 0.2, 0.08);
  for (const [dx, tall, lean] of [
    [-420, 170, -16],
    [-380, 130, 14],
    [210, 200, 20],
    [260, 150, -14],
    [430, 180, 18],
  ] as const)
    palm(stage, x + dx, heightAt(bank, x + dx) + 14, tall, lean, green);
  water(stage, waterY, '#5fa3a8', '#1c5c6a');
  sunTrack(stage, stage.sunX, waterY, 900);
  ripples(stage, 760, 985, 32);
  felucca(stage, stage.asideX + 110, 890, 1.25);
  felucca(stage, x + 270, 800, 0.55);
  const right = Math.max(stage.width * 0.8, x + 120);
  const near: Point[] = [
    [right - 60, 1005],
    [right + 60, 960],
    [stage.width + 20, 935],
  ];
  canvas.fill(`${curve(near)}V1005z`, stage.shade('#5f6b35', 0.25));
  grass(stage, 'papyrus', near, stage.shade('#4a6b3a', 0.25), { from: right, min: 60, max: 170, step: 17 });
  birds(stage, x - 330, 380);
  mist(stage, 690, 60, 0.25);
};

function felucca(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  canvas.at(x, y, scale, () => {
    canvas.fill('M-90 4H96L70 20H-60z', stage.light.shadow, 0.22);
    canvas.fill(
      'M-30-20Q-70-130-96-176Q40-210 96-262Q70-130 20-22z'.replace('-96-176', '-82-96'),
      stage.lit('#f8f2e0', 0.2),
    );
    canvas.fill('M96-262Q70-130 20-22H2Q50-140 96-262z', stage.shade('#cdbf9f', 0.2), 0.6);
    const dark = stage.shade('#5a3d2c', 0.25);
    canvas.stroke('M-90-92Q10-170 100-268M0-14V-176', dark, 4);
    canvas.fill('M-104-26Q-60-14 0-14T108-34Q96 0 72 6H-76Q-98-2-104-26z', dark);
    canvas.fill('M-104-26Q-60-14 0-14T108-34l-4 10Q60-8 0-6T-101-18z', stage.ink('#d9a84a'));
    canvas.fill('M-70-14l4-26q8-8 16 0l4 26z', stage.lit('#efe6d2', 0.1));
    canvas.disc(-58, -48, 8, dark);
  });
}
