import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { cascades } from '../landmarks/adriatic.ts';
import { iguazu } from '../landmarks/brazil.ts';
import { gorillas } from '../landmarks/east-africa.ts';
import { sigiriya } from '../landmarks/india-and-ceylon.ts';
import { canopy, crags, hills, land, mist } from '../layers/land.ts';
import { birds, canoe } from '../layers/life.ts';
import { fern, palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, stream, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const greens = ['#3f7a55', '#4a8052', '#387560'] as const;
const greenOf = (stage: Stage) => stage.random.fork('green').pick(greens);

/** Forested ranges that sink into steam. */
function ranges(stage: Stage, green: string): void {
  land(stage, hills(stage, 'far', 560, 50, 360), green, 0.74, { melt: 0.4, drop: 160 });
  land(stage, hills(stage, 'mid', 620, 44, 300), green, 0.56, { melt: 0.4, drop: 140 });
  canopy(stage, 'crowns', hills(stage, 'crowns', 680, 20, 300), stage.ink(green, 0.38), { min: 24, max: 50, step: 52 });
  mist(stage, 600, 150, 0.5);
}

/** Ferns and dark leaves in both corners. */
function thicket(stage: Stage, green: string): void {
  const paint = stage.shade(mix(green, '#0f4038', 0.6), 0.25);
  canopy(stage, 'under', hills(stage, 'under', 965, 12, 300), paint, { min: 20, max: 46, step: 60 });
  const leaf = stage.shade(mix(green, '#1f5a40', 0.4), 0.12);
  const size = stage.calmUntil ? 0.75 : 1;
  fern(stage, -10, 1000, 180 * size, 240 * size, leaf);
  fern(stage, 90, 1010, 120, 150, paint);
  fern(stage, stage.width + 10, 1000, -190, 260, leaf);
  fern(stage, stage.width - 110, 1010, -130, 170, paint);
}

const river: Draw = (stage) => {
  const green = greenOf(stage);
  sky(stage, { horizon: 640, sunY: 260 });
  ranges(stage, green);
  const { canvas, light } = stage;
  const x = stage.motifX;
  canopy(stage, 'back', hills(stage, 'back', 690, 12, 300), stage.ink(green, 0.26), { min: 30, max: 70, step: 64 });
  const paint = canvas.fade(700, 1000, [
    [0, mix(light.sky[2], stage.ink('#7fa08a'), 0.3)],
    [1, stage.ink('#3d6f66')],
  ]);
  canvas.fill(
    stream([
      [x + 40, 706, 14],
      [x + 150, 722, 40],
      [x + 120, 750, 70],
      [x - 150, 790, 140],
      [x - 190, 850, 200],
      [x - 40, 930, 300],
      [x - 60, 1010, 420],
    ]),
    paint,
  );
  ripples({ ...stage, width: x + 160 }, 850, 960, 5);
  bank(stage, green, x);
  canoe(stage, x - 110, 900, 0.95);
  macaw(stage, x - 330, 380);
  thicket(stage, green);
};

/** Trees on the near banks, the tallest at the motif. */
function bank(stage: Stage, green: string, x: number): void {
  const { canvas } = stage;
  const near = mix(green, '#1d5a45', 0.45);
  const right = stage.width + 20;
  const tree = (cx: number, base: number, tall: number, half: number, depth: number) => {
    canvas.fill(
      `M${cx - 9} ${base}Q${cx - 2} ${base - tall / 2} ${cx - 5} ${base - tall * 0.8}h12Q${cx + 4} ${base - tall / 2} ${cx + 14} ${base}z`,
      stage.lit('#a08a70', 0.05, depth + 0.1),
    );
    const y = base - tall;
    canvas.fill(
      `M${cx - half} ${y + 40}q${-half * 0.1} -54 ${half * 0.5} -56q${half * 0.2} -60 ${half * 0.66} -40q${half * 0.66} -12 ${half * 0.6} 46q${half * 0.44} 12 ${half * 0.2} 54q${-half * 0.9} 26 ${-half * 1.9} -4z`.replaceAll(
        /-?\d+\.\d+/g,
        (n) => `${Math.round(Number(n))}`,
      ),
      stage.ink(near, depth),
    );
    canvas.fill(
      `M${cx - Math.round(half * 0.7)} ${y + 10}q${Math.round(half * 0.3)} -66 ${Math.round(half * 0.8)} -50q${Math.round(half * 0.3)} 0 ${Math.round(half * 0.4)} 30q${-Math.round(half * 0.6)} -10 ${-Math.round(half * 1.2)} 20z`,
      stage.lit(near, 0.2, depth),
    );
  };
  tree(Math.min(x + 330, stage.width - 110), 800, 470, 120, 0.12);
  tree(Math.min(x + 200, stage.width - 250), 770, 330, 96, 0.2);
  tree(x - 520, 800, 260, 80, 0.24);
  const leftBank = [
    [-30, 812],
    [x - 560, 800],
    [x - 400, 812],
    [x - 340, 850],
    [x - 420, 960],
  ] as const;
  canopy(stage, 'left', leftBank, stage.ink(near, 0.1), { from: -30, to: x - 430, min: 30, max: 64, step: 60 });
  canvas.fill(
    `M${x + 60} 812Q${x + 90} 740 ${x + 170} 770Q${x + 210} 700 ${x + 290} 752Q${x + 350} 690 ${x + 420} 746Q${x + 520} 690 ${x + 600} 750L${right} 740V1000H${x + 420}Q${x + 330} 930 ${x + 130} 850z`,
    stage.ink(near, 0.04),
  );
  palm(stage, x + 450, 830, 330, -44, stage.shade(near, 0.3));
}

/** One red macaw on the wing: the poster's red note. */
function macaw(stage: Stage, x: number, y: number): void {
  if (x < stage.calmUntil + 60 || stage.random.fork('macaw').chance(0.5)) return;
  stage.canvas.at(x, y, 1, () => {
    stage.canvas.fill('M-48 34Q-20 4 4-2Q0-36 34-58Q40-24 22 2L34 6 24 14Q0 18-48 34z', stage.ink('#c8452c'));
    stage.canvas.fill('M4-2Q0-36 34-58Q20-26 16 0zM-48 34Q-20 12 2 10z', stage.ink('#2f7f9a'));
  });
}

const ziggurat: Draw = (stage) => {
  const green = greenOf(stage);
  sky(stage, { horizon: 660, sunY: 280 });
  ranges(stage, green);
  const { canvas } = stage;
  canvas.at(stage.motifX, 800, stage.fit(640), () => {
    const stone = '#c3b291';
    let front = '';
    let side = '';
    let lips = '';
    for (let i = 0; i < 8; i++) {
      const half = 260 - i * 25;
      const y = -i * 50;
      front += `M${-half} ${y}l9-50H${half - 9}l9 50z`;
      side += `M${Math.round(half * 0.5)} ${y}v-50H${half - 9}l9 50z`;
      lips += `M${-half + 5} ${y - 50}H${half - 5}v8H${-half + 5}z`;
    }
    canvas.fill(front, stage.ink(stone, 0.06));
    canvas.fill(side, stage.shade(stone, 0.3, 0.06), 0.55);
    canvas.fill(lips, stage.lit(stone, 0.4, 0.04));
    canvas.fill('M-58 4L-34-404H34L58 4z', stage.lit(stone, 0.24, 0.04));
    let treads = '';
    for (let y = -20; y > -400; y -= 19) treads += `M${-54 - Math.round(y / 19)} ${y}H${54 + Math.round(y / 19)}`;
    canvas.stroke(treads, stage.shade(stone, 0.35), 3, 0.5);
    canvas.fill('M-66 4L-42-404h8L-58 4zM66 4L42-404h-8L58 4z', stage.shade(stone, 0.2));
    canvas.fill('M-64-400v-62l10-14H54l10 14v62z', stage.ink(stone, 0.04));
    canvas.fill('M20-400v-76h34l10 14v62z', stage.shade(stone, 0.3), 0.5);
    canvas.fill('M-13-400v-44H13v44z', stage.dark ? stage.light.lamp : stage.shade('#3d342c', 0.4));
    canvas.fill('M-44-476l10-92H34l10 92z', stage.ink(stone, 0.08));
    canvas.fill(
      'M-30-500h12v22h-12zM-6-500H6v22H-6zM18-500h12v22H18zM-26-540h10v22h-10zM-5-540H5v22H-5zM16-540h10v22H16z',
      stage.shade(stone, 0.4),
      0.7,
    );
  });
  canopy(stage, 'foot', hills(stage, 'foot', 800, 16, 300), stage.ink(green, 0.18), { min: 34, max: 70, step: 66 });
  canopy(stage, 'front', hills(stage, 'front', 880, 16, 300), stage.ink(mix(green, '#1d5a45', 0.4), 0.06), {
    min: 34,
    max: 74,
    step: 84,
  });
  thicket(stage, green);
  birds(stage, stage.asideX + 190, 430);
};

const waterfall: Draw = (stage) => {
  const green = greenOf(stage);
  sky(stage, { horizon: 560, sunY: 220 });
  land(stage, crags(stage, 'far', 560, 130, 240), green, 0.74, { melt: 0.4, drop: 160 });
  canopy(stage, 'rim', hills(stage, 'rim', 470, 30, 320), stage.ink(green, 0.5), { min: 24, max: 54, step: 60 });
  const { canvas } = stage;
  const x = stage.motifX;
  const rock = '#5f6f66';
  const cliff = canvas.fade(330, 800, [
    [0, stage.ink(rock, 0.12)],
    [1, stage.ink(rock, 0.4)],
  ]);
  const brow: Point[] = [
    [x - 660, 860],
    [x - 560, 620],
    [x - 420, 430],
    [x - 250, 366],
    [x - 60, 352],
    [x + 60, 352],
    [x + 380, 330],
    [stage.width + 400, 300],
  ];
  canopy(stage, 'lip', brow, stage.ink(green, 0.1), { from: x - 600, min: 30, max: 66, step: 60 });
  canvas.fill(`${curve(brow.map(([px, py]): Point => [px + 34, py + 84]))}V830H${x - 600}z`, cliff);
  let cracks = '';
  const random = stage.random.fork('cracks');
  for (let dx = -380; dx < stage.width - x + 20; dx += 74) {
    if (Math.abs(dx) > 96)
      cracks += `M${x + dx} ${random.whole(500, 580)}l16 ${random.whole(60, 110)}-8 120h-26l6-130z`;
  }
  canvas.fill(cracks, stage.shade(rock, 0.35, 0.1), 0.55);
  const fall = canvas.fade(340, 830, [
    [0, stage.lit('#eef4f0', 0.3, 0.1)],
    [1, stage.lit('#cfe4e0', 0.2, 0.25)],
  ]);
  canvas.fill(`M${x - 70} 350Q${x} 334 ${x + 76} 350L${x + 92} 830H${x - 90}z`, fall);
  canvas.stroke(
    `M${x - 40} 400l-10 400M${x - 8} 380l2 300M${x + 30} 390l10 420M${x + 54} 470l8 240`,
    stage.ink('#8fbcb8', 0.15),
    6,
    0.6,
  );
  water(stage, 800, '#5fa59a', '#1f5f5a');
  canvas.fill(
    `M${x - 190} 816q30-60 80-44q50-50 110-14q70-36 110 14q50-6 80 44z`,
    stage.light.cloud,
    stage.hour === 'night' ? 0.3 : 0.8,
  );
  sunTrack(stage, x, 830, 950);
  ripples(stage, 830, 960, 22);
  canopy(
    stage,
    'shore',
    [
      [-30, 770],
      [x - 560, 790],
      [x - 360, 840],
      [x - 300, 860],
    ],
    stage.ink(mix(green, '#1d5a45', 0.4), 0.08),
    { from: -30, to: x - 400, min: 30, max: 70, step: 70 },
  );
  palm(stage, x + 340, 900, 330, -50, stage.shade(mix(green, '#1d5a45', 0.6), 0.25));
  thicket(stage, green);
  birds(stage, stage.asideX + 120, 320);
};

export const jungle = { river, ziggurat, waterfall, iguazu, cascades, gorillas, sigiriya };
