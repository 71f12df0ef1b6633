import { mix } from '../drawing/color.ts';
import { flamingos } from '../landmarks/altiplano.ts';
import { craterLake } from '../landmarks/atlantic-edge.ts';
import { galapagos } from '../landmarks/australia-and-reefs.ts';
import { blackBeach } from '../landmarks/black-beach.ts';
import { fuji } from '../landmarks/fuji.ts';
import { iceland } from '../landmarks/iceland.ts';
import { geyser } from '../landmarks/north-american-parks.ts';
import { vesuvius } from '../landmarks/tyrrhenian.ts';
import { canopy, crags, grass, hills, land, mist } from '../layers/land.ts';
import { birds, sailboat } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A plume that leans and spreads downwind. */
function plume(stage: Stage, x: number, y: number): void {
  const random = stage.random.fork('plume');
  let path = '';
  for (let i = 0; i < 10; i++) {
    const t = i / 9;
    const r = Math.round(20 + 66 * t);
    const [px, py] = [Math.round(x + t * t * 290 + random.between(-16, 16)), Math.round(y - 12 - t * 200)];
    path += `M${px - r} ${py}a${r} ${Math.round(r * 0.8)} 0 1 1 ${2 * r} 0a${r} ${Math.round(r * 0.8)} 0 1 1 ${-2 * r} 0z`;
  }
  stage.canvas.fill(path, stage.light.cloud, stage.hour === 'night' ? 0.4 : stage.dark ? 0.5 : 0.75);
}

/** A steep cone with gullies and a broken crater lip. */
function steepCone(
  stage: Stage,
  x: number,
  base: number,
  half: number,
  tall: number,
  depth: number,
  rock: string,
): void {
  const { canvas } = stage;
  const lip = Math.round(half * 0.1);
  const top = base - tall;
  const body = canvas.fade(top, base, [
    [0, stage.lit(rock, 0.1, depth)],
    [1, mix(stage.ink(rock, depth), stage.light.haze, 0.42)],
  ]);
  const right = `Q${Math.round(x + half * 0.36)} ${Math.round(base - tall * 0.36)} ${x + half} ${base}`;
  canvas.fill(
    `M${x - half} ${base}Q${Math.round(x - half * 0.36)} ${Math.round(base - tall * 0.36)} ${x - lip} ${top + 8}L${x - Math.round(lip * 0.4)} ${top + 20} ${x + Math.round(lip * 0.3)} ${top + 12} ${x + lip} ${top}${right}z`,
    body,
  );
  canvas.fill(
    `M${x + lip} ${top}${right}H${x + Math.round(half * 0.3)}L${x + Math.round(half * 0.16)} ${Math.round(base - tall * 0.26)} ${x + Math.round(half * 0.22)} ${Math.round(base - tall * 0.5)} ${x + Math.round(lip * 0.3)} ${top + 12}z`,
    stage.shade(rock, 0.4, depth),
    0.7,
  );
  let gullies = '';
  for (const [share, up, long] of [
    [-0.1, 0.78, 0.24],
    [-0.2, 0.6, 0.3],
    [-0.36, 0.4, 0.24],
    [-0.04, 0.5, 0.3],
    [-0.5, 0.26, 0.16],
  ] as const) {
    const gx = Math.round(x + half * share);
    gullies += `M${gx} ${Math.round(base - tall * up)}l${Math.round(half * 0.03)} ${Math.round(tall * long * 0.5)}l${-Math.round(half * 0.07)} ${Math.round(tall * long)}l${-Math.round(half * 0.02)} ${-Math.round(tall * long * 0.9)}z`;
  }
  canvas.fill(gullies, stage.shade(rock, 0.3, depth), 0.5);
}

/** A smoking cone over a lake; some carry snow, some glow. */
const cone: Draw = (stage) => {
  const { canvas } = stage;
  const rock = stage.random.fork('rock').pick(['#5a6f78', '#6b5f62', '#4f6b70']);
  const x = stage.motifX;
  sky(stage, { horizon: 680, sunY: 290 });
  land(stage, crags(stage, 'far', 620, 100, 280), '#7a9a9f', 0.74, { melt: 0.4, drop: 160 });
  plume(stage, x, 250);
  steepCone(stage, stage.asideX - 20, 730, 300, 240, 0.5, rock);
  steepCone(stage, x, 752, 500, 510, 0.14, rock);
  if (stage.dark) {
    canvas.fill(
      `M${x - 46} 252L${x - 18} 264 ${x + 16} 254 ${x + 44} 244 ${x + 30} 300 ${x + 12} 360 ${x + 22} 420 ${x} 470 ${x + 2} 390 ${x - 8} 350 ${x - 14} 300z`,
      '#ff8a4a',
      0.9,
    );
    canvas.disc(x, 246, 110, '#ff9a5a', 0.16);
  } else if (stage.random.fork('snow').chance(0.5)) {
    const snow = stage.lit('#f5f3ec', 0.2, 0.06);
    canvas.fill(
      `M${x - 48} 250L${x - 20} 262 ${x + 15} 254 ${x + 50} 242L${x + 92} 330 ${x + 110} 396 ${x + 78} 360 ${x + 60} 420 ${x + 34} 350 ${x + 8} 440 ${x - 14} 356 ${x - 44} 410 ${x - 58} 350 ${x - 96} 384 ${x - 84} 330z`,
      snow,
    );
  }
  mist(stage, 640, 120, 0.55);
  const shore = hills(stage, 'shore', 742, 18, 300);
  canopy(stage, 'wood', shore, stage.ink('#4f7f5c', 0.28), { min: 14, max: 40, step: 38 });
  water(stage, 800, '#5f9fa5', '#1f5866');
  sunTrack(stage, stage.sunX, 806, 930);
  ripples(stage, 815, 985, 26);
  sailboat(stage, stage.asideX + 60, 878, 0.95);
  const bank = hills(stage, 'bank', 972, 12, 400);
  const paint = stage.shade('#24513f', 0.3);
  canopy(stage, 'bank', bank, paint, { min: 16, max: 40, step: 54 });
  grass(stage, 'grass', bank, paint, { from: stage.width * 0.7, min: 40, max: 120, step: 17 });
  birds(stage, stage.asideX + 60, 430);
};

export const volcano = {
  cone,
  iceland,
  'black-beach': blackBeach,
  fuji,
  flamingos,
  geyser,
  vesuvius,
  'crater-lake': craterLake,
  galapagos,
};
