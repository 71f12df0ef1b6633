import { heightAt, type Point } from '../drawing/path.ts';
import { crags, hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Flat roofs and a square minaret inside crenellated walls, snow mountains behind. */
export const medina: Draw = (stage) => {
  const { canvas } = stage;
  sky(stage, { horizon: 720, sunY: 260 });
  const range = crags(stage, 'atlas', 690, 210, 230);
  land(stage, range, '#8d93a6', 0.62, { sharp: true, melt: 0.5, drop: 260 });
  mist(stage, 590, 150, 0.6);
  const clay = stage.random.fork('clay').pick(['#cf8a5c', '#d69c6a']);
  land(stage, hills(stage, 'plain', 750, 14, 420), '#b9a26c', 0.4, { melt: 0.1 });
  const x = stage.motifX;
  const random = stage.random.fork('town');
  let groves = '';
  for (let at = 10; at < stage.width; at += random.whole(40, 90)) groves += `M${at - 34} 800q34-70 68 0z`;
  canvas.fill(groves, stage.ink('#6b8456', 0.3));
  minaret(stage, x, 800, clay);
  const from = Math.max(stage.width * 0.04, x - 560);
  for (let row = 0; row < 4; row++) {
    let [walls, sides, windows, doors] = ['', '', '', ''];
    const edge = 90 - row * 30;
    for (let at = Math.round(from + edge); at < stage.width + 20; ) {
      const w = Math.round(random.between(64, 124) * stage.sparseness);
      const h = random.whole(50, 104);
      const y = 770 + row * 34;
      walls += `M${at} ${y + 60}V${y - h}h${w}V${y + 60}z`;
      sides += `M${at + w - 7} ${y + 60}V${y - h}`;
      if (random.chance(0.5)) walls += `M${at} ${y - h}v-8h8v8zM${at + w - 22} ${y - h}v-8h8v8z`;
      for (let wx = at + 14; wx < at + w - 26; wx += 28 * stage.sparseness)
        if (random.chance(0.6)) windows += `M${wx + 5} ${y - h + 16}v16`;
      if (random.chance(0.3)) doors += `M${at + 20} ${y - h + 70}v-18q9-12 18 0v18z`;
      at += w + random.whole(-10, 6);
    }
    const depth = 0.18 - row * 0.05;
    canvas.fill(walls, stage.lit(row % 2 ? clay : '#e0b183', 0.05, depth));
    canvas.bars(sides, stage.shade(clay, 0.3, depth), 14, undefined, 0.6);
    canvas.bars(windows, stage.light.lamp, 9, undefined, stage.dark ? 0.95 : 0.7);
    canvas.fill(doors, stage.light.lamp, stage.dark ? 0.95 : 0.7);
  }
  rampart(stage, x, from - 30, clay);
};

function minaret(stage: Stage, x: number, y: number, clay: string): void {
  const { canvas } = stage;
  canvas.at(x, y, 1, () => {
    canvas.fill('M-62 0v-440H62V0z', stage.lit(clay, 0.12, 0.06));
    canvas.fill('M22 0v-440h40V0z', stage.shade(clay, 0.3, 0.06), 0.55);
    canvas.fill(
      'M-70-436h140v-16h-8v-16h-16v16h-18v-16h-16v16h-20v-16h-16v16h-18v-16h-16v16h-12z',
      stage.ink(clay, 0.04),
    );
    canvas.fill('M-62-410H62v24H-62z', stage.ink('#3f8f86', 0.06));
    canvas.fill('M-28-452v-74h56v74z', stage.lit(clay, 0.1, 0.06));
    canvas.fill('M-32-524Q-34-568 0-572T32-524z', stage.ink('#3f8f86', 0.06));
    canvas.stroke('M0-570v-46', stage.ink('#d9a83c'), 4);
    canvas.disc(0, -590, 7, stage.ink('#d9a83c'));
    canvas.disc(0, -606, 5, stage.ink('#d9a83c'));
    const arches =
      'M-40-300v-46q14-20 28 0v46zM4-300v-46q14-20 28 0v46zM-18-180v-50q14-20 28 0v50zM-12-462v-36q12-16 24 0v36z';
    canvas.fill(arches, stage.dark ? stage.light.lamp : stage.shade('#7d4f38', 0.3));
  });
}

function rampart(stage: Stage, x: number, from: number, clay: string): void {
  const { canvas } = stage;
  const left = Math.round(from);
  canvas.bars(`M${left} 850H${stage.width + 20}`, stage.lit(clay, 0.02), 16, [18, 18]);
  canvas.fill(`M${left} 960V856H${stage.width + 20}V960z`, stage.lit(clay, 0.02));
  canvas.fill(`M${left} 960V876H${stage.width}v5H${left + 6}V960z`, stage.shade(clay, 0.3), 0.4);
  const gate = x - 200;
  canvas.fill(
    `M${gate - 84} 960V826h18v-14h22v14h22v-14h22v14h22v-14h22v14h22v-14h20v14h14V960z`,
    stage.lit(clay, 0.16),
  );
  canvas.fill(
    `M${gate - 40} 960v-66q-6-44 44-54q50 10 44 54v66z`,
    stage.dark ? stage.light.lamp : stage.shade('#5f3a2c', 0.35),
  );
  const ground: Point[] = [
    [-20, 950],
    [stage.width * 0.3, 940],
    [stage.width * 0.7, 950],
    [stage.width + 20, 944],
  ];
  land(stage, ground, '#a87f4e', 0, { melt: 0 });
  const green = stage.shade('#3c6048', 0.25);
  palm(stage, left - 30, 958, 330, -30, green);
  palm(stage, left + 60, 968, 240, 34, green);
  palm(stage, x + 250, 966, 290, 20, green);
  for (const dx of [-20, 40])
    figure(stage, 'walker', gate + dx, heightAt(ground, gate) + 22, 0.7, stage.shade('#3d2c35', 0.3));
  birds(stage, stage.asideX + 90, 400);
}
