import { heightAt } from '../drawing/path.ts';
import { greatWall } from '../landmarks/east-asia.ts';
import { himalaya } from '../landmarks/himalaya.ts';
import { gompa } from '../landmarks/himalayan-houses.ts';
import { kiboCamp } from '../landmarks/kilimanjaro-camp.ts';
import { fairyCastle, gergeti, tigersNest } from '../landmarks/mountain-shrines.ts';
import { canoeLake } from '../landmarks/north-american-parks.ts';
import { conifers, crags, hills, land, mist, peak } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const pine = '#23564a';

function backdrop(stage: Stage, stone: string): void {
  sky(stage, { horizon: 700, sunY: 270 });
  land(stage, crags(stage, 'far', 640, 130, 230), stone, 0.78, { sharp: true, drop: 180, melt: 0.5 });
  land(stage, crags(stage, 'mid', 690, 130, 170), stone, 0.58, { sharp: true, drop: 160, melt: 0.6 });
}

/** Forest in the corners, never before the motif's foot. */
function foreground(stage: Stage, y: number): void {
  const bank = hills(stage, 'bank', y, 16, 420);
  const paint = stage.shade(pine, 0.35);
  land(stage, bank, '#1d4a42', 0, { melt: 0 });
  const reach = Math.min(stage.width * 0.24, 420);
  conifers(stage, 'left', bank, paint, { from: -20, to: reach, min: 90, max: 210, step: 52 });
  conifers(stage, 'right', bank, paint, { from: stage.width - reach * 0.5, min: 80, max: 180, step: 54 });
}

const lake: Draw = (stage) => {
  const stone = stage.random.fork('stone').pick(['#6f8ea3', '#7d8797', '#6c93a0']);
  backdrop(stage, stone);
  const x = stage.motifX;
  peak(stage, { x: x + 330, base: 745, half: 260, height: 330, depth: 0.4, pigment: stone, snow: 0.4, label: 'east' });
  peak(stage, {
    x: x - 400,
    base: 745,
    half: 250,
    height: 270,
    depth: 0.46,
    pigment: stone,
    snow: 0.36,
    label: 'west',
  });
  peak(stage, { x, base: 750, half: 350, height: 560, depth: 0.2, pigment: stone, snow: 0.42, label: 'main' });
  mist(stage, 620, 150, 0.5);
  const shore = hills(stage, 'shore', 748, 16, 300);
  land(stage, shore, '#5d9078', 0.3, { melt: 0.1 });
  conifers(stage, 'shore', shore, stage.ink(pine, 0.32), { min: 26, max: 56, step: 17 });
  water(stage, 800, '#5f9fae', '#1d5a6b');
  sunTrack(stage, stage.sunX, 806, 960);
  ripples(stage, 815, 985, 22);
  foreground(stage, 955);
  birds(stage, stage.asideX + 130, 400);
};

/** The three granite towers as seen from their lake: South, Central, North. */
const torres: Draw = (stage) => {
  backdrop(stage, '#7f8ea0');
  const { canvas } = stage;
  canvas.at(stage.motifX, 760, Math.max(0.86, stage.fit(760)), () => {
    const rock = (a: string, depth: number) =>
      canvas.fade(-600, 0, [
        [0, stage.lit(a, 0.14, depth)],
        [0.75, stage.ink(a, depth)],
        [1, stage.ink(a, depth + 0.35)],
      ]);
    const granite = rock('#c79f86', 0.1);
    const slate = rock('#6f7787', 0.24);
    canvas.fill(
      'M-560 0L-470-96-420-150-352-168-300-250-262-268-200-190H240L300-300 338-352 372-340 420-250 470-210 540-90 640 0z',
      slate,
    );
    canvas.fill(
      'M338-352l34 12 48 90 50 40 70 120 100 90H420l-50-110-20-90 12-60z',
      stage.shade('#5d6577', 0.28, 0.2),
      0.6,
    );
    canvas.fill(
      'M-246-130L-232-260-222-300-212-392-196-440-188-486-160-512-138-508-118-486-108-430-98-400-84-270-60-160z',
      granite,
    );
    canvas.fill(
      'M-138-508l20 22 10 56 10 30 14 130 24 110h-86l22-90-10-80 14-90-6-60z',
      stage.shade('#8d6f68', 0.28, 0.08),
      0.72,
    );
    canvas.fill(
      'M-62-150L-46-300-40-360-26-420-20-500-4-560 14-596 34-560 46-520 60-440 66-360 84-280 100-150z',
      granite,
    );
    canvas.fill(
      'M14-596l20 36 12 40 14 80 6 80 18 80 16 130H24l12-110-14-90 10-110-14-90z',
      stage.shade('#8d6f68', 0.28, 0.08),
      0.72,
    );
    canvas.fill('M112-140L128-262 140-300 150-380 166-420 180-452 204-418 214-360 232-310 244-230 280-130z', granite);
    canvas.fill(
      'M180-452l24 34 10 58 18 50 12 80 36 100h-80l2-100-12-70 4-80z',
      stage.shade('#8d6f68', 0.28, 0.08),
      0.72,
    );
    const snow = stage.lit('#f1f3f0', 0.15, 0.12);
    canvas.fill(
      'M-330-60L-250-150-206-182-150-168-76-188-50-172 10-196 70-170 106-182 140-160 200-176 262-146 330-60 250-84 200-60 140-96 90-66 30-100-20-60-80-96-140-56-190-90-260-50z',
      snow,
    );
    canvas.fill(
      'M-262-268l62 78-20 16-34-34-20 20-24-14-22 12 20-60zM338-352l34 12 26 50-30-14-14 26-22-22-26 20 12-44z',
      snow,
    );
    canvas.fill(
      'M-560 0l160-76 80 20 100-40 90 50 80-38 80 40 70-44 90 46 100-30 90 30 110-14 150 56z',
      stage.ink('#7b8078', 0.3),
      0.95,
    );
  });
  mist(stage, 650, 120, 0.45);
  const shore = hills(stage, 'shore', 758, 14, 260);
  land(stage, shore, '#6d8f70', 0.24, { melt: 0.1 });
  conifers(stage, 'shore', shore, stage.ink('#2c5d4a', 0.25), { min: 24, max: 58, step: 16 });
  water(stage, 806, '#63b5b4', '#1c6673');
  sunTrack(stage, stage.sunX, 812, 950);
  ripples(stage, 820, 985, 24);
  foreground(stage, 958);
  birds(stage, stage.asideX + 150, 380);
};

/** A bent tooth of rock, lit east face and dark north face, above a village of chalets. */
const matterhorn: Draw = (stage) => {
  backdrop(stage, '#7189a0');
  const { canvas } = stage;
  canvas.at(stage.motifX, 770, 1, () => {
    const stone = canvas.fade(-640, 0, [
      [0, stage.lit('#8398ab', 0.2, 0.1)],
      [1, stage.ink('#8398ab', 0.5)],
    ]);
    canvas.fill(
      'M-520 0L-400-110-330-150-250-228-190-270-140-360-96-420-66-500-40-560-18-606 18-640 44-634 66-600 74-550 96-486 104-420 150-350 172-280 240-230 300-160 390-110 520 0z',
      stone,
    );
    canvas.fill(
      'M18-640l26 6 22 34 8 50 22 64 8 66 46 70 22 70 68 50 60 70 90 50 130 110H90L40-120 64-210 10-300 30-390-6-470 16-560z',
      stage.shade('#53687f', 0.34, 0.08),
      0.85,
    );
    const snow = stage.lit('#f5f4ee', 0.22, 0.06);
    canvas.fill(
      'M18-640l-36 34-22 46-26 60-30 80-44 60-50 90-60 42 20 40 46-40 20 30 36-70 22 40 26-80 24 30 18-80 26 40 8-72 20 20 6-80 14-90z',
      snow,
      0.94,
    );
    canvas.fill(
      'M150-350l22 70 68 50-20 8-40-30-16 34-30-50zM300-160l90 50-44-6-30 20-40-30zM-330-150l80-78 10 40-34 30-10 40-40-6zM74-550l22 64-14-6-14-30z',
      snow,
      0.85,
    );
  });
  mist(stage, 610, 170, 0.5);
  const slope = hills(stage, 'slope', 770, 30, 360);
  land(stage, slope, '#6f9a70', 0.22, { melt: 0.12 });
  conifers(stage, 'slope', slope, stage.ink(pine, 0.26), { min: 34, max: 76, step: 24 });
  const meadow = hills(stage, 'meadow', 870, 18, 420);
  land(stage, meadow, '#79a565', 0.06, { melt: 0 });
  for (const [dx, dy, scale] of [
    [-300, 18, 0.9],
    [-165, 44, 1.2],
    [10, 30, 1],
    [150, 56, 1.25],
  ] as const) {
    chalet(stage, stage.motifX + dx, heightAt(meadow, stage.motifX + dx) + dy, scale);
  }
  foreground(stage, 975);
  birds(stage, stage.asideX + 150, 380);
};

function chalet(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  canvas.at(x, y, scale, () => {
    canvas.fill('M-46 0v-20H46V0z', stage.lit('#efe8da', 0.1));
    canvas.fill('M-46-18v-28L0-80l46 34v28z', stage.ink('#7a4e33'));
    canvas.fill('M0-90L66-40H52L0-77-52-40h-14z', stage.shade('#4d382e', 0.2));
    canvas.fill('M-32-42h14v13h-14zm25 0H7v13H-7zm25 0h14v13H18zM-6-16H6V0H-6z', stage.light.lamp);
  });
}

export const alpine = {
  lake,
  torres,
  matterhorn,
  himalaya,
  canoe: canoeLake,
  gergeti,
  'fairy-castle': fairyCastle,
  'tigers-nest': tigersNest,
  kibo: kiboCamp,
  gompa,
  'great-wall': greatWall,
};
