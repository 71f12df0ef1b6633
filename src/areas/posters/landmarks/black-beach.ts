import { curve, type Point } from '../drawing/path.ts';
import { birds, figure } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Basalt stacks in the surf, column cliff and black sand. */
export const blackBeach: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const w = stage.width;
  const basalt = '#4a4f57';
  const seaY = 690;
  sky(stage, { horizon: seaY, sunY: 300 });
  canvas.fill(
    `M-20 ${seaY}Q${Math.round(w * 0.1)} ${seaY - 90} ${Math.round(w * 0.24)} ${seaY - 110}L${Math.round(w * 0.28)} ${seaY - 96} ${Math.round(w * 0.33)} ${seaY}z`,
    stage.ink('#6f7f88', 0.6),
  );
  water(stage, seaY, '#6f9aa8', '#33606f');
  sunTrack(stage, stage.sunX, seaY, 830);
  const stack = (path: string, dx: number, y: number, scale: number, depth: number) => {
    canvas.copy(canvas.stamp(path), x + dx, y, scale, scale, stage.ink(basalt, depth));
    canvas.copy(
      canvas.stamp('M10-330L34-220 44-120 60-40 74 0H20L0-120 10-220z'),
      x + dx,
      y,
      scale,
      scale,
      stage.shade(basalt, 0.5, depth),
    );
    canvas.fill(
      `M${x + dx - Math.round(96 * scale)} ${y + 4}q${Math.round(30 * scale)}-22 ${Math.round(60 * scale)}-8q${Math.round(40 * scale)}-24 ${Math.round(80 * scale)} 0q${Math.round(30 * scale)}-14 ${Math.round(60 * scale)} 8z`,
      stage.light.cloud,
      stage.hour === 'night' ? 0.4 : 0.85,
    );
  };
  const spire = 'M-76 0L-60-80-46-160-30-240-10-300 10-330 34-220 44-120 60-40 74 0z';
  const block = 'M-84 0L-76-110-64-210-40-262-14-250 10-330 30-250 44-120 64-60 80 0z';
  stack(block, -330, 720, 0.5, 0.36);
  stack(spire, -210, 732, 0.72, 0.26);
  stack(block, -60, 752, 1.16, 0.14);
  ripples(stage, 720, 850, 30, 0.4);
  columns(stage, x + 150, basalt);
  const sand: Point[] = [
    [-40, 880],
    [w * 0.2, 900],
    [w * 0.42, 868],
    [w * 0.62, 880],
    [w * 0.8, 850],
    [w + 60, 846],
  ];
  const lifted = (by: number) => sand.map(([px, py]): Point => [px, py - by]);
  canvas.fill(`${curve(lifted(44))}V1000H-40z`, stage.light.cloud, stage.hour === 'night' ? 0.25 : 0.5);
  canvas.fill(`${curve(lifted(14))}V1000H-40z`, stage.light.cloud, stage.hour === 'night' ? 0.5 : 0.9);
  canvas.fill(
    `${curve(sand)}V1000H-40z`,
    canvas.fade(850, 1000, [
      [0, stage.ink('#3d4148', 0.06)],
      [1, stage.shade('#2b2e35', 0.3)],
    ]),
  );
  figure(stage, 'walker', stage.asideX + 90, 936, 0.8, stage.ink('#c4472c'));
  figure(stage, 'walker', stage.asideX + 130, 940, 0.76, stage.ink('#d9a84a'));
  birds(stage, x - 300, 360, 7);
};

/** Organ pipes of basalt climbing to the right edge. */
function columns(stage: Stage, x: number, basalt: string): void {
  const { canvas } = stage;
  const random = stage.random.fork('columns');
  let [lit, dark] = ['', ''];
  let tall = 60;
  for (let at = x; at < stage.width + 40; at += 32) {
    tall = Math.max(40, tall + (at < x + 560 ? 1 : -1) * random.between(4, 54));
    const top = Math.round(870 - tall + random.between(-16, 16));
    lit += `M${at} 900V${top}l16-10 16 10V900z`;
    dark += `M${at + 20} 900V${top - 7}l12 7V900z`;
  }
  canvas.fill(lit, stage.ink('#5c6168', 0.06));
  canvas.fill(dark, stage.shade(basalt, 0.5, 0.04), 0.75);
}
