import { mix } from '../drawing/color.ts';
import type { Point } from '../drawing/path.ts';
import { meteora } from '../landmarks/adriatic.ts';
import { cappadocia } from '../landmarks/bosporus.ts';
import { siq, wadiRum } from '../landmarks/desert-kingdoms.ts';
import { petra } from '../landmarks/petra.ts';
import { victoriaFalls } from '../landmarks/southern-africa.ts';
import { uluru } from '../landmarks/uluru.ts';
import { butte, redOf, scrub } from '../layers/buttes.ts';
import { hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { stream } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

function plain(stage: Stage, red: string): void {
  land(stage, hills(stage, 'p1', 700, 12, 460), mix(red, '#d9a870', 0.5), 0.44, { melt: 0.1 });
}

/** The buttes of the Colorado Plateau: two mittens or a chain of mesas. */
const mesa: Draw = (stage) => {
  const red = redOf(stage);
  const x = stage.motifX;
  sky(stage, { horizon: 690, sunY: 290, radius: 84 });
  land(
    stage,
    [
      [-20, 600],
      [stage.width * 0.3, 600],
      [stage.width * 0.32, 624],
      [stage.width * 0.6, 628],
      [stage.width * 0.62, 606],
      [stage.width + 20, 606],
    ],
    red,
    0.74,
    { sharp: true, melt: 0.4, drop: 120 },
  );
  butte(stage, stage.asideX - 60, 704, 110, 180, 0.56, red, 'b1');
  butte(stage, stage.asideX + 240, 706, 50, 130, 0.6, red, 'b2');
  plain(stage, red);
  butte(stage, x + 430, 780, 170, 360, 0.28, red, 'b3');
  mist(stage, 690, 90, 0.3);
  land(stage, hills(stage, 'p2', 770, 12, 480), mix(red, '#d09058', 0.4), 0.24, { melt: 0.06 });
  const tall = stage.random.fork('size').between(600, 660);
  butte(stage, x, 850, 170, tall, 0.06, red, 'b4');
  if (stage.random.fork('thumb').chance(0.6)) butte(stage, x - 238, 850, 34, tall * 0.56, 0.08, red, 'b5');
  land(stage, hills(stage, 'p3', 846, 14, 460), mix(red, '#b97a45', 0.4), 0.1, { melt: 0.04 });
  road(stage, x);
  scrub(stage, 860, 960, '#7f8a52');
  land(stage, hills(stage, 'near', 975, 12, 520), mix(red, '#4f261c', 0.45), 0, { melt: 0 });
  birds(stage, stage.asideX + 170, 400);
};

function road(stage: Stage, x: number): void {
  if (stage.random.fork('road').chance(0.5)) return;
  stage.canvas.fill(
    stream([
      [x - 330, 848, 6],
      [x - 240, 870, 14],
      [x - 400, 900, 26],
      [x - 420, 1010, 70],
    ]),
    stage.lit('#e0b080', 0.2, 0.08),
    0.8,
  );
}

/** Looking down a bend of river between stepped walls. */
const gorge: Draw = (stage) => {
  const { canvas, light } = stage;
  const red = redOf(stage);
  const x = stage.motifX;
  const w = stage.width;
  sky(stage, { horizon: 520, sunY: 210, radius: 70 });
  const rims = [
    { y: 440, depth: 0.72, label: 'r1' },
    { y: 490, depth: 0.56, label: 'r2' },
  ];
  for (const { y, depth, label } of rims) {
    const random = stage.random.fork(label);
    const points: Point[] = [[-20, y]];
    let [at, low] = [0, false];
    while (at < w + 100) {
      const to = at + random.between(130, 320);
      const level = y + (low ? 40 : 0) + random.between(-8, 8);
      points.push([at, level], [to, level + random.between(-4, 4)]);
      at = to + random.between(16, 40);
      low = !low;
    }
    land(stage, points, red, depth, { sharp: true, melt: 0.3, drop: 180 });
  }
  mist(stage, 470, 120, 0.4);
  const floorPaint = canvas.fade(540, 1000, [
    [0, stage.ink(red, 0.42)],
    [1, stage.shade(red, 0.28)],
  ]);
  canvas.fill(`M-20 560H${w + 20}V1000H-20z`, floorPaint);
  const river = [
    [x + 60, 590, 10],
    [x - 220, 640, 30],
    [x - 330, 720, 50],
    [x - 120, 800, 74],
    [x + 240, 830, 90],
    [x + 300, 900, 120],
    [x - 20, 1010, 200],
  ] as const;
  canvas.fill(stream(river.map(([px, y, half]) => [px, y - 8, half + 22])), stage.ink('#8a9a5c', 0.12));
  canvas.fill(
    stream(river),
    canvas.fade(590, 1000, [
      [0, mix(light.sky[2], stage.ink('#5fa08f'), 0.4)],
      [1, stage.ink('#2f7f7a')],
    ]),
  );
  terraced(stage, red, -1, Math.min(x - 330, w * 0.42), 0);
  terraced(stage, red, 1, w - x - 90, 1);
  horn(stage, red, x - 20);
  figure(stage, 'walker', Math.max(70, Math.min(x - 330, w * 0.42) * 0.24), 690, 0.86, stage.shade('#3a2528', 0.35));
  birds(stage, x - 150, 380);
};

/** One wall of the gorge as four receding steps. `reach` is how far it comes in from its edge. */
function terraced(stage: Stage, red: string, side: 1 | -1, reach: number, offset: number): void {
  const { canvas } = stage;
  const edge = side > 0 ? stage.width + 20 : -20;
  const px = (share: number) => Math.round(edge - side * reach * share);
  const tops = [540 - offset * 40, 590, 634, 700];
  for (const [i, top] of tops.entries()) {
    const share = 1 - (3 - i) * 0.06 - i * 0.17;
    const depth = 0.3 - i * 0.09;
    const lit = canvas.fade(top, 1000, [
      [0, side > 0 ? stage.lit(red, 0.22, depth) : stage.shade(red, 0.16, depth)],
      [1, stage.shade(red, 0.4, depth)],
    ]);
    canvas.fill(
      `M${edge} ${top - 20}L${px(share * 0.7)} ${top} ${px(share * 0.82)} ${top + 12} ${px(share)} ${top + 30}L${px(share * 1.03)} ${top + 130} ${px(share * 1.12)} ${top + 160} ${px(share * 1.16)} ${Math.min(1000, top + 330)} ${px(share * 1.2)} 1000H${edge}z`,
      lit,
    );
    canvas.fill(
      `M${edge} ${top + 52}L${px(share * 1.01)} ${top + 70}v9L${edge} ${top + 64}zM${edge} ${top + 96}L${px(share * 1.02)} ${top + 112}v14L${edge} ${top + 114}z`,
      stage.lit(red, 0.42, depth),
      0.28,
    );
  }
}

/** The rock island the river goes around. */
function horn(stage: Stage, red: string, x: number): void {
  const { canvas } = stage;
  canvas.at(x, 800, 1, () => {
    canvas.fill(
      'M-150 0L-136-60-110-74-96-150-70-164-60-214 30-222 60-160 96-150 120-70 160-56 200 10z',
      stage.lit(red, 0.16, 0.16),
    );
    canvas.fill('M30-222l30 62 36 10 24 80 40 14 40 66H70L60-60 30-80 40-150z', stage.shade(red, 0.4, 0.14), 0.7);
    canvas.fill('M-110-74L120-70l4 9L-114-64zM-70-164L60-160l4 8L-72-154z', stage.lit(red, 0.45, 0.12), 0.45);
  });
}

export const canyon = {
  mesa,
  petra,
  uluru,
  gorge,
  meteora,
  cappadocia,
  'victoria-falls': victoriaFalls,
  siq,
  'wadi-rum': wadiRum,
};
