import { mix } from '../drawing/color.ts';
import type { Point } from '../drawing/path.ts';
import { hills, land, mist } from '../layers/land.ts';
import { birds, figure, glow } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Tents on the high desert below the glaciers of Kibo, giant groundsels beside them. */
export const kiboCamp: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 640, sunY: 230 });
  land(stage, hills(stage, 'clouds', 640, 20, 240), '#e9eef0', 0.4, { melt: 0.3, drop: 120 });
  canvas.at(x - 30, 760, 1, () => {
    const rock = canvas.fade(-500, 0, [
      [0, stage.ink('#7f7f8a', 0.14)],
      [1, mix(stage.ink('#8f8478', 0.3), stage.light.haze, 0.35)],
    ]);
    canvas.fill(
      'M-700 0Q-520-90-440-190L-380-300-330-340-280-430-200-470-90-486 40-500 150-484 250-460 310-390 360-330 420-210Q520-100 760 0z',
      rock,
    );
    canvas.fill(
      'M150-484L250-460 310-390 360-330 420-210Q520-100 760 0H300L330-140 230-230 250-330 180-380z',
      stage.shade('#5a5c6a', 0.34, 0.16),
      0.55,
    );
    canvas.fill(
      'M-284-428L-200-470-90-486 40-500 150-484 236-464 214-420 232-330 196-370 180-280 150-380 120-290 84-400 50-300 10-404-26-270-64-396-110-310-146-400-190-330-216-412-250-380z',
      stage.lit('#f4f5f2', 0.25, 0.08),
    );
    canvas.fill('M150-484l86 20-22 44 18 90-36-40-16 90-30-100z', stage.shade('#a9c0cc', 0.14, 0.1), 0.8);
    canvas.stroke(
      'M-330-300q20 90-30 200M-210-280q10 110-40 250M-60-240q30 90 0 220M90-250q20 110 40 220',
      stage.shade('#5a5650', 0.2, 0.2),
      5,
      0.35,
    );
  });
  mist(stage, 670, 140, 0.55);
  const plain: Point[] = [
    [-40, 840],
    [x - 480, 820],
    [x - 100, 806],
    [x + 300, 816],
    [stage.width + 60, 800],
  ];
  land(stage, plain, '#a08f70', 0.1, { melt: -0.05, drop: 220 });
  const rocks = stage.shade('#6b6052', 0.2);
  const random = stage.random.fork('rocks');
  let stones = '';
  for (let i = 0; i < stage.width / 60; i++) {
    const [rx, ry, r] = [random.whole(0, stage.width), random.whole(850, 985), random.whole(8, 26)];
    stones += `M${rx - r} ${ry}q${Math.round(r * 0.2)}-${r} ${r}-${r}t${r} ${r}z`;
  }
  canvas.fill(stones, rocks);
  for (const [dx, y, scale, paint] of [
    [-210, 846, 0.75, '#d98a35'],
    [-70, 840, 0.7, '#3f7f6a'],
    [70, 850, 0.8, '#d98a35'],
    [-150, 908, 1.2, '#d9a23c'],
    [90, 926, 1.4, '#c4522c'],
  ] as const)
    tent(stage, x + dx, y, scale, paint);
  figure(stage, 'walker', x - 20, 930, 1.1, stage.shade('#2f5560', 0.2));
  figure(stage, 'walker', x + 220, 892, 0.95, stage.ink('#b8442e'));
  groundsel(stage, x + 330, 900, 1.05);
  groundsel(stage, Math.max(stage.asideX - 150, stage.calmUntil + 40), 930, 1.3);
  groundsel(stage, Math.max(stage.asideX - 30, stage.calmUntil + 150), 896, 0.85);
  birds(stage, stage.asideX + 110, 330);
};

function tent(stage: Stage, x: number, y: number, scale: number, paint: string): void {
  glow(stage, x, y - 20, 70 * scale);
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    canvas.fill(
      'M-78 0Q-54-62 0-66Q54-62 78 0z',
      stage.dark ? mix(stage.ink(paint), stage.light.lamp, 0.5) : stage.lit(paint, 0.12),
    );
    canvas.fill('M0-66Q54-62 78 0H34Q30-40 0-66z', stage.shade(paint, 0.3), 0.7);
    canvas.fill('M-24 0Q-20-36 0-48Q18-36 22 0z', stage.dark ? stage.light.lamp : stage.shade('#4a3a30', 0.3));
  });
}

/** A giant groundsel: dead leaves for a coat, a rosette on every arm. */
function groundsel(stage: Stage, x: number, y: number, scale: number): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    const coat = stage.shade('#6b5a42', 0.25);
    canvas.fill('M-20 0Q-26-70-18-130L-60-190-30-200 0-150 34-210 62-196 22-130Q28-70 20 0z', coat);
    const leaf = stage.ink('#6f9058');
    let rosettes = '';
    for (const [cx, cy, r] of [
      [-46, -204, 38],
      [48, -214, 42],
      [0, -160, 32],
    ] as const) {
      for (let i = 0; i < 9; i++) {
        const a = Math.PI + (i / 8) * Math.PI;
        const [tx, ty] = [Math.round(cx + Math.cos(a) * r * 1.1), Math.round(cy + Math.sin(a) * r)];
        rosettes += `M${cx - 8} ${cy}L${tx} ${ty}L${cx + 8} ${cy}z`;
      }
      rosettes += `M${cx - Math.round(r * 0.8)} ${cy}a${Math.round(r * 0.8)} ${Math.round(r * 0.4)} 0 0 0 ${Math.round(r * 1.6)} 0z`;
    }
    canvas.fill(rosettes, leaf);
  });
}
