import { curve, heightAt, type Point } from '../drawing/path.ts';
import { crags, grass, land, mist, peak } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';
import { huaynaPicchu } from './machu-picchu.ts';

/** The stone stair of the Inca Trail climbing to the Sun Gate, the ruined city far below it. */
export const incaTrail: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 230 });
  land(stage, crags(stage, 'far', 590, 230, 320), '#6f9490', 0.76, { melt: 0.4, drop: 260 });
  land(stage, crags(stage, 'mid', 690, 190, 280), '#56837a', 0.58, { melt: 0.5, drop: 240 });
  mist(stage, 560, 220, 0.7);
  canvas.at(Math.max(stage.asideX, stage.calmUntil) + 60, 830, 0.56, () => huaynaPicchu(stage));
  mist(stage, 690, 240, 0.85);
  const slope: Point[] = [
    [-40, 1010],
    [x - 700, 985],
    [x - 430, 900],
    [x - 230, 820],
    [x - 60, 752],
    [x + 150, 735],
    [x + 330, 640],
    [Math.max(stage.width, x + 500) + 40, 560],
  ];
  land(stage, slope, '#6d9150', 0.06, { melt: -0.05, drop: 320 });
  stair(stage, x);
  canvas.at(x, 752, 1.1, () => sunGate(stage));
  figure(stage, 'walker', x - 96, 838, 1.15, stage.ink('#b8442e'));
  figure(stage, 'walker', x - 158, 882, 1.3, stage.shade('#2f5560', 0.2));
  grass(stage, 'tussocks', slope, stage.shade('#57803f', 0.25), { from: x + 160, min: 30, max: 80, step: 22 });
  const near: Point[] = [
    [x + 40, 1010],
    [x + 200, 930],
    [stage.width + 60, 850],
  ];
  canvas.fill(`${curve(near)}V1010z`, stage.shade('#4c7440', 0.25));
  grass(stage, 'near', near, stage.shade('#4c7440', 0.3), { from: x + 140, min: 40, max: 110, step: 18 });
  birds(stage, stage.asideX + 110, 330);
};

/** Treads that widen toward us. */
function stair(stage: Stage, x: number): void {
  let [treads, risers] = ['', ''];
  for (let i = 0; i < 10; i++) {
    const t = (i / 9) ** 1.3;
    const half = Math.round(36 + t * 116);
    const at = Math.round(x + 6 - t * 330);
    const y = Math.round(758 + t * 232);
    const thick = Math.round(9 + t * 10);
    treads += `M${at - half} ${y}l12${-thick}h${half * 2 - 20}l10 ${thick}z`;
    risers += `M${at - half} ${y}h${half * 2 + 2}l-5 ${Math.round(thick * 0.9)}h${-half * 2 + 6}z`;
  }
  stage.canvas.fill(risers, stage.shade('#8f8670', 0.35));
  stage.canvas.fill(treads, stage.lit('#d6cbb0', 0.12));
}

function sunGate(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#c6baa0';
  canvas.fill(
    'M-190 26L-178-96-150-128-92-140-58-132-44 20zM48 14L60-150 96-178 190-182 236-150 250 26z',
    stage.lit(stone, 0.12, 0.05),
  );
  canvas.fill('M-84-140l26 8 14 152h-34zM196-182l40 32 14 176h-52z', stage.shade(stone, 0.32, 0.05), 0.8);
  canvas.fill('M96 10l6-74h34l6 74zM-140 16l5-56h28l5 56z', stage.shade('#5b564a', 0.35));
  canvas.stroke(
    'M-176-70H-58M-180-34H-52M-184-2H-48M-146-104L-146-72M-104-70v34M-76-34v30M58-120H236M56-84H94M142-84H240M54-46H96M142-46H246M110-176v54M168-120v34M180-84v36M210-46v44M70-84v36',
    stage.shade(stone, 0.4),
    3,
    0.55,
  );
}

/** Llamas on curved terraces below the snow of the cordillera. */
export const llamas: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 640, sunY: 220 });
  for (const [dx, half, height, depth] of [
    [-420, 270, 220, 0.62],
    [330, 260, 240, 0.58],
    [-60, 320, 330, 0.46],
  ] as const)
    peak(stage, { x: x + dx, base: 650, half, height, depth, pigment: '#6f8494', snow: 0.45, label: `p${dx}` });
  mist(stage, 560, 130, 0.6);
  land(stage, crags(stage, 'brown', 660, 70, 260), '#a5906a', 0.42, { melt: 0.25 });
  terraces(stage, x);
  const near: Point[] = [
    [-40, 900],
    [stage.width * 0.3, 890],
    [stage.width * 0.62, 925],
    [stage.width + 60, 880],
  ];
  canvas.fill(`${curve(near)}V1010H-40z`, stage.shade('#5c7c3a', 0.14));
  for (const [dx, scale, pigment] of [
    [-190, 1.9, '#f0e6d2'],
    [30, 2.5, '#8b5f40'],
    [210, 1.6, '#e6d3b2'],
  ] as const) {
    const y = heightAt(near, x + dx) + 22;
    figure(stage, 'llama', x + dx, y, scale, stage.shade(pigment, 0.12));
    const neck = Math.round(13 * scale);
    canvas.fill(
      `M${x + dx + neck - 3} ${Math.round(y - 42 * scale)}l${Math.round(9 * scale)} 3-2 ${Math.round(5 * scale)}-${Math.round(9 * scale)}-3z`,
      stage.ink('#c4472c'),
    );
  }
  grass(stage, 'ichu', near, stage.shade('#8a8a42', 0.2), { min: 24, max: 66, step: 24 });
  birds(stage, stage.asideX + 110, 330);
};

/** Stone lips that follow the bowl of the hill. */
function terraces(stage: Stage, x: number): void {
  const { canvas } = stage;
  const far = Math.max(stage.width + 60, x + 640);
  for (let i = 0; i < 7; i++) {
    const y = 668 + i * 34;
    const points: Point[] = [
      [-60, y + 40 - i * 3],
      [x - 560, y + 34],
      [x - 260, y - 30 + i * 5],
      [x + 40, y + 42],
      [x + 330, y - 6 + i * 4],
      [far, y - 50],
    ];
    const green = ['#8ba453', '#7d9c4c', '#97a656'][i % 3] ?? '#8ba453';
    canvas.fill(`${curve(points)}V1010H-60z`, stage.shade('#8c7d5e', 0.18, 0.26 - i * 0.03));
    canvas.fill(
      `${curve(points.map(([px, py]): Point => [px, py + 11]))}V1010H-60z`,
      stage.ink(green, 0.24 - i * 0.03),
    );
  }
}
