import { mix } from '../drawing/color.ts';
import { curve, heightAt, type Point } from '../drawing/path.ts';
import { incaTrail, llamas } from '../landmarks/inca-roads.ts';
import { machuPicchu } from '../landmarks/machu-picchu.ts';
import { lostCity } from '../landmarks/ruins-in-the-forest.ts';
import { canopy, crags, hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { fern, palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Flooded steps: each paddy a strip of sky between two banks of rice. */
const rice: Draw = (stage) => {
  const { canvas, light } = stage;
  const green = stage.random.fork('green').pick(['#6fa64f', '#7fa84a', '#5f9f5c']);
  sky(stage, { horizon: 640, sunY: 260 });
  land(stage, crags(stage, 'far', 620, 150, 300), '#6f9a90', 0.72, { melt: 0.5 });
  land(stage, hills(stage, 'mid', 610, 50, 340), '#4f8a66', 0.5, { melt: 0.4 });
  canopy(stage, 'wood', hills(stage, 'wood', 640, 20, 320), stage.ink('#3f7a55', 0.34), { min: 20, max: 44, step: 44 });
  const x = stage.motifX;
  const random = stage.random.fork('steps');
  const phase = random.between(0, 1);
  let crown: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const y = 640 + 330 * t ** 1.25;
    const step = 18 + 34 * t;
    const points: Point[] = [];
    const stride = 205 * stage.sparseness;
    for (let px = -60; px <= stage.width + 2 * stride; px += stride) {
      const swell = Math.exp(-(((px - x) / 420) ** 2)) * (120 - 70 * t);
      points.push([px, y - swell + Math.sin(px / 210 + i * 0.75 + phase * 6) * (8 + 16 * t)]);
    }
    if (i === 0) crown = points;
    const depth = 0.26 - 0.24 * t;
    const wall = mix(stage.ink(green, depth), stage.ink('#2f6f4c', depth), 0.35 + 0.3 * (i % 2));
    canvas.fill(`${curve(points)}V1000H-60z`, stage.lit(green, 0.16, depth));
    const pool = points.map(([px, py]): Point => [px, py + step * 0.3]);
    canvas.fill(`${curve(pool)}V1000H-60z`, mix(light.sky[2], stage.ink('#8fc0b4'), 0.3 + 0.25 * t));
    const foot = points.map(([px, py], at): Point => [px, py + step * (at % 2 ? 0.86 : 0.66)]);
    canvas.fill(`${curve(foot)}V1000H-60z`, wall);
  }
  const top = heightAt(crown, x);
  const dark = stage.shade('#2a5a3e', 0.25);
  palm(stage, x - 150, heightAt(crown, x - 150) + 26, 300, -36, dark);
  palm(stage, x + 170, heightAt(crown, x + 170) + 26, 240, 40, dark);
  palm(stage, x + 226, heightAt(crown, x + 226) + 30, 180, -16, dark);
  hut(stage, x, top + 30);
  figure(stage, 'walker', stage.asideX + 40, 838, 0.7, stage.shade('#40352f', 0.3));
  canvas.fill(`M${stage.asideX + 22} 783l18-12 19 12z`, stage.ink('#d6b064'));
  const leaf = stage.shade('#1f4f3c', 0.2);
  fern(stage, stage.width + 10, 1000, -180, 230, leaf);
  fern(stage, stage.width - 110, 1010, -120, 140, leaf);
  birds(stage, stage.asideX + 120, 390);
};

function hut(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    canvas.fill('M-60 0v-60H60V0h-8v-18H-52V0z', stage.ink('#8a5a3a'));
    canvas.fill('M-16-20v-34h32v34z', stage.dark ? stage.light.lamp : stage.shade('#3f2c22', 0.3));
    canvas.fill('M-92-54Q-40-92-14-134H14Q40-92 92-54z', stage.ink('#b98f52'));
    canvas.fill('M14-134Q40-92 92-54H34Q22-100 4-134z', stage.shade('#7d5a35', 0.25), 0.6);
  });
}

/** Clipped rows over round hills, a white factory bungalow on the crest. */
const tea: Draw = (stage) => {
  const green = stage.random.fork('green').pick(['#5b9a52', '#68a04c']);
  sky(stage, { horizon: 660, sunY: 260 });
  land(stage, crags(stage, 'far', 600, 150, 300), '#5f8f8c', 0.72, { melt: 0.5 });
  land(stage, hills(stage, 'mid', 620, 60, 340), '#4f8a66', 0.5, { melt: 0.4 });
  mist(stage, 580, 120, 0.5);
  const mounds = [
    { x: stage.asideX - 160, half: 520, top: 690, depth: 0.3 },
    { x: stage.motifX + 120, half: 620, top: 620, depth: 0.18 },
    { x: stage.asideX + 120, half: 640, top: 780, depth: 0.1 },
    { x: stage.motifX + 380, half: 720, top: 810, depth: 0.02 },
  ];
  mounds.forEach((mound, i) => {
    hill(stage, green, mound);
    if (i === 1) bungalow(stage, mound.x - 60, mound.top + 10);
  });
  const dress = ['#c4472c', '#e5b340', '#3f7fb0'] as const;
  dress.forEach((pigment, i) => {
    picker(stage, stage.asideX + 10 + i * 105, 846 + (i % 2) * 34, pigment);
  });
  birds(stage, stage.asideX + 120, 390);
};

function hill(stage: Stage, green: string, mound: { x: number; half: number; top: number; depth: number }): void {
  const { canvas } = stage;
  const { x, half, top, depth } = mound;
  const left = Math.round(x - half);
  canvas.fill(
    `M${left} 1000Q${Math.round(x - half * 0.5)} ${top} ${x} ${top}T${Math.round(x + half)} 1000z`,
    stage.lit(green, 0.12, depth),
  );
  let rows = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const y = Math.round(top + (1000 - top) * t * 0.9);
    const reach = Math.round(half * (0.24 + 0.62 * t));
    rows += `M${x - reach} ${y + Math.round(46 * t)}Q${x - Math.round(reach * 0.4)} ${y - 12} ${x} ${y - 10}T${x + reach} ${y + Math.round(46 * t)}`;
  }
  canvas.stroke(rows, stage.shade('#2f6b44', 0.18, depth), 8, 0.6);
  const end = Math.round(x + half);
  canvas.fill(
    `M${x} ${top}Q${Math.round(x + half * 0.5)} ${top} ${end} 1000H${Math.round(x + half * 0.3)}Q${Math.round(x + half * 0.34)} ${top + 130} ${x} ${top}z`,
    stage.shade('#2f6b44', 0.2, depth),
    0.3,
  );
}

function bungalow(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    canvas.fill('M-130 8v-64H130V8z', stage.lit('#f4efe0', 0.15));
    canvas.fill('M-148-52l30-42H118l30 42zM-60-90l22-36H38l22 36z', stage.ink('#8d4f3a'));
    canvas.fill(
      'M-112-40h20v24h-20zm42 0h20v24h-20zm100 0h20v24H30zm42 0h20v24H72zM-16-40h32V8h-32z',
      stage.light.lamp,
      0.85,
    );
  });
  let trees = '';
  for (const [dx, r] of [
    [-210, 44],
    [-168, 32],
    [196, 48],
    [246, 36],
  ] as const)
    trees += `M${x + dx - 4} ${y + 22}v-40h8v40zM${x + dx - r} ${y - 20}a${r} ${r} 0 0 1 ${r * 2} 0a${r} ${Math.round(r * 0.6)} 0 0 1 ${-r * 2} 0z`;
  stage.canvas.fill(trees, stage.ink('#2f6248', 0.14));
}

function picker(stage: Stage, x: number, y: number, pigment: string): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    canvas.fill('M-15 8Q-14-34-6-44Q4-50 12-42Q18-30 17 8z', stage.ink(pigment));
    canvas.fill('M-8-52a9 9 0 1 1 17 0a9 9 0 1 1-17 0z', stage.shade('#5a3a2c', 0.2));
    canvas.fill('M-30-40h22l-2 36h-17z', stage.ink('#b98f52'));
    canvas.stroke('M-10-42Q-20-56-2-58', stage.shade('#5a3a2c', 0.2), 3);
  });
}

export const terraces = {
  rice,
  'machu-picchu': machuPicchu,
  tea,
  'inca-trail': incaTrail,
  llamas,
  'lost-city': lostCity,
};
