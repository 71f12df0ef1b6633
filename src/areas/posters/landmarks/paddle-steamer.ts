import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { canopy, grass, hills } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { uprights } from '../layers/masonry.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A sternwheeler on the Mississippi between cottonwoods. */
export const paddleSteamer: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 720;
  sky(stage, { horizon: 690, sunY: 300 });
  canopy(stage, 'far', hills(stage, 'far', 690, 8, 380), stage.ink('#6f9070', 0.6), { min: 16, max: 40, step: 50 });
  canopy(stage, 'mid', hills(stage, 'mid', 712, 8, 360), stage.ink('#55805a', 0.42), { min: 24, max: 60, step: 58 });
  water(stage, waterY, '#a59a72', '#46685f');
  sunTrack(stage, stage.sunX, waterY + 4, 930);
  ripples(stage, 745, 985, 30);
  canvas.reflected(858, 0.45, 0.24, () => canvas.at(x - 20, 858, stage.fit(640) * 1.16, () => steamer(stage)));
  const bank: Point[] = [
    [-40, 940],
    [stage.width * 0.2, 950],
    [stage.width * 0.4, 1005],
  ];
  const dark = stage.shade('#3d5f40', 0.3);
  canvas.fill(`${curve(bank)}H-40z`, dark);
  grass(stage, 'reeds', bank, dark, { from: -10, to: stage.width * 0.34, min: 40, max: 120, step: 16 });
  oak(stage, -30, 960);
  birds(stage, stage.asideX + 130, 400);
};

/** A live oak at the edge, hung with moss. */
function oak(stage: Stage, x: number, y: number): void {
  if (stage.calmUntil) return;
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    canvas.fill(
      'M-40 20Q0-80-10-240Q-20-330-60-420H60Q40-330 60-260Q120-330 230-360L240-340Q120-290 70-180Q40-80 70 20z',
      stage.shade('#4a3c30', 0.35),
    );
    canvas.fill(
      'M-120-330Q-80-480 40-470Q120-540 220-470Q330-460 340-370Q280-330 200-356Q120-310 40-350Q-40-300-120-330z',
      stage.shade('#3f6445', 0.25),
    );
    canvas.fill(
      'M60-352q6 50 0 96q-10-50-12-92zM130-340q8 60 2 110q-12-50-14-106zM210-352q6 50 2 84q-10-40-14-80zM280-344q6 40 0 70q-8-30-12-68zM-10-330q6 40 0 70q-10-30-12-66z',
      stage.shade('#8a9a78', 0.2),
      0.9,
    );
  });
}

function steamer(stage: Stage): void {
  const { canvas, light } = stage;
  const white = stage.lit('#f6f1e2', 0.2);
  const shade = stage.shade('#7f8c90', 0.2);
  const black = stage.shade('#2c3338', 0.3);
  canvas.fill('M170-196h22v-170h-22zM224-196h22v-150h-22z', black);
  canvas.fill('M162-366q6-22 19-24q13 2 19 24l-8 8h-22zM216-346q6-20 19-22q13 2 19 22l-8 8h-22z', black);
  canvas.fill(
    'M190-392q30-40 6-70q40-6 34-50q50 0 50-50q-90-30-130 30q-20 30-4 60q-4 60 26 80z',
    light.cloud,
    stage.hour === 'night' ? 0.24 : 0.6,
  );
  canvas.fill('M60-224h86v-42H60z', white);
  canvas.fill('M52-266h102v-9H52z', stage.ink('#b8442e'));
  canvas.fill('M70-256h66v20H70z', light.lamp);
  for (const [y, from, to] of [
    [-176, -170, 250],
    [-106, -210, 280],
    [-40, -230, 300],
  ] as const) {
    canvas.fill(`M${from} ${y}v-46h${to - from}v46z`, y === -176 ? white : shade);
    canvas.fill(
      `M${from - 10} ${y - 46}h${to - from + 20}v-9h-${to - from + 20}zM${from - 6} ${y}h${to - from + 12}v6h-${to - from + 12}z`,
      white,
    );
    canvas.fill(
      uprights({ from: from + 8, y, count: Math.floor((to - from) / 34), step: 34, width: 5, tall: 46 }),
      white,
    );
    canvas.fill(
      uprights({ from: from + 18, y: y - 10, count: Math.floor((to - from) / 34) - 1, step: 34, width: 12, tall: 24 }),
      light.lamp,
      stage.dark ? 1 : 0.7,
    );
    canvas.fill(`M${from} ${y - 16}h${to - from}v4h-${to - from}z`, white);
  }
  canvas.fill('M-240-34H316Q306-6 280 6H-226z', stage.ink('#b8442e'));
  canvas.fill('M-240-34H316l-4 9H-238z', white);
  canvas.disc(-268, -62, 70, stage.ink('#b8442e'));
  canvas.disc(-268, -62, 56, mix(stage.ink('#b8442e'), light.shadow, 0.55));
  let spokes = '';
  for (let i = 0; i < 8; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 8) * 68, Math.sin((i * Math.PI) / 8) * 68];
    spokes += `M${Math.round(-268 - c)} ${Math.round(-62 - s)}L${Math.round(-268 + c)} ${Math.round(-62 + s)}`;
  }
  canvas.stroke(spokes, stage.lit('#d98a60', 0.1), 6);
  canvas.fill('M-352 6q40-26 84-20t84 20z', light.cloud, 0.7);
}
