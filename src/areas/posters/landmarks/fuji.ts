import { fujiCone } from '../layers/fuji.ts';
import { conifers, hills, land, mist } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Fuji over a lake, a vermilion gate standing in the water. */
export const fuji: Draw = (stage) => {
  const { canvas } = stage;
  const waterY = 730;
  const x = stage.motifX;
  sky(stage, { horizon: waterY, sunY: 260 });
  land(stage, hills(stage, 'far', 660, 40, 380), '#7f9aa0', 0.72, { melt: 0.3 });
  water(stage, waterY, '#7fa6b5', '#2f6478');
  canvas.reflected(waterY, 0.5, 0.32, () => {
    fujiCone(stage, x, waterY, 540, 480, 0.22);
  });
  mist(stage, 640, 130, 0.55);
  conifers(
    stage,
    'shore',
    [
      [-20, waterY - 6],
      [stage.width / 2, waterY - 6],
      [stage.width + 20, waterY - 6],
    ],
    stage.ink('#3f6a60', 0.28),
    { min: 22, max: 56, step: 15 },
  );
  canvas.fill(`M0 ${waterY - 8}H${stage.width}v10H0z`, stage.ink('#3f6a60', 0.28));
  sunTrack(stage, stage.sunX, waterY + 4, 900);
  ripples(stage, 770, 985, 26);
  const gateX = stage.calmUntil ? stage.sunX : stage.asideX + 60;
  canvas.reflected(890, 0.5, 0.3, () => torii(stage, gateX, 890));
  const bank = hills(stage, 'bank', 975, 10, 420);
  const paint = stage.shade('#1f4a45', 0.35);
  land(stage, bank, '#1f4a45', 0, { melt: 0 });
  conifers(stage, 'right', bank, paint, { from: stage.width * 0.82, min: 110, max: 240, step: 60 });
  birds(stage, gateX + 150, 380);
};

function torii(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 0.92, () => {
    const { canvas } = stage;
    const red = stage.ink('#c4472c');
    canvas.fill('M-104 0l12-250h26l-8 250zM104 0L92-250H66l8 250zM-116-196h232v22h-232zM-14-250h28v56h-28z', red);
    canvas.fill('M-150-256Q0-240 150-256l6-22Q0-258-156-278z', red);
    canvas.fill('M-168-284Q0-260 168-284l-6 14Q0-248-162-270z', stage.shade('#2d3338', 0.2));
    canvas.fill('M-108 0v-22h38V0zM70 0v-22h38V0z', stage.shade('#2d3338', 0.2));
    canvas.fill('M88 0l-8-250h12L104 0z', stage.light.shadow, 0.22);
  });
}
