import { curve, heightAt, type Point } from '../drawing/path.ts';
import { crags, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Huayna Picchu behind the ridge of terraces and roofless houses, from the guardhouse. */
export const machuPicchu: Draw = (stage) => {
  const { canvas } = stage;
  sky(stage, { horizon: 660, sunY: 230 });
  land(stage, crags(stage, 'far', 600, 230, 330), '#6f9490', 0.76, { melt: 0.4, drop: 260 });
  land(stage, crags(stage, 'mid', 680, 190, 290), '#56837a', 0.58, { melt: 0.5, drop: 240 });
  mist(stage, 520, 220, 0.6);
  canvas.at(stage.motifX - 20, 790, 1, () => huaynaPicchu(stage));
  mist(stage, 640, 300, 0.75);
  ruins(stage, stage.motifX - 20);
};

/** The steep green peak beside the lower one; (0, 0) is the middle of its foot. */
export function huaynaPicchu(stage: Stage): void {
  const { canvas } = stage;
  const green = '#4f7f52';
  const slope = canvas.fade(-640, -60, [
    [0, stage.lit(green, 0.1, 0.12)],
    [1, stage.ink(green, 0.58)],
  ]);
  canvas.fill(
    'M-330 0Q-300-110-270-190Q-250-290-214-300Q-180-306-160-236Q-140-170-90-120L-60 0V210H-420L-330 0z',
    slope,
  );
  canvas.fill(
    'M-204-302Q-180-306-160-236Q-140-170-90-120L-60 0V210H-130L-160 0Q-190-110-204-302z',
    stage.shade(green, 0.36, 0.2),
    0.6,
  );
  canvas.fill(
    'M-140 0Q-110-130-70-220Q-36-330-6-440Q16-560 46-604Q70-634 100-618Q126-600 146-530Q176-420 214-330Q260-210 330-130Q410-50 660 210H-200L-140 0z',
    slope,
  );
  canvas.fill(
    'M84-624Q126-600 146-530Q176-420 214-330Q260-210 330-130Q410-50 660 210H260L210 0Q190-140 132-250Q150-330 100-410Q116-520 84-624z',
    stage.shade('#3c6650', 0.34, 0.14),
    0.75,
  );
  canvas.fill(
    'M-6-440l26 40-14 80 30 70-40-20-34 40zM46-604l10 60-16 70 24 60-30-50-24 20z',
    stage.lit('#9aa287', 0.1, 0.16),
    0.6,
  );
}

function ruins(stage: Stage, x: number): void {
  const { canvas } = stage;
  const grass = '#7fa656';
  const right = stage.width + 40;
  const saddle: Point[] = [
    [-40, 1010],
    [x - 760, 960],
    [x - 560, 850],
    [x - 400, 780],
    [x - 260, 752],
    [x - 60, 768],
    [x + 150, 752],
    [x + 320, 790],
    [x + 560, 880],
    [Math.max(right, x + 760), 1000],
  ];
  canvas.fill(
    `${curve(saddle)}V1000H-40z`,
    canvas.fade(740, 1000, [
      [0, stage.ink(grass, 0.12)],
      [1, stage.shade('#4d7a45', 0.12)],
    ]),
  );
  const stone = '#cfc4ab';
  const houses = [
    [-250, 774, 62, 30],
    [-176, 766, 54, 34],
    [-110, 782, 70, 30],
    [-20, 778, 56, 38],
    [50, 776, 72, 32],
    [140, 772, 58, 36],
    [212, 792, 64, 28],
    [-220, 812, 70, 32],
    [-130, 820, 60, 36],
    [30, 822, 76, 34],
    [124, 816, 60, 38],
    [200, 834, 70, 30],
  ] as const;
  let [walls, sides, doors] = ['', '', ''];
  for (const [dx, y, w, h] of houses) {
    const at = x + dx;
    walls += `M${at} ${y}v${-h}l${(w * 0.18) | 0}-18 ${(w * 0.18) | 0} 18h${w - 2 * ((w * 0.18) | 0)}v${h}z`;
    sides += `M${at + w} ${y}v${-h}h16v${h}z`;
    doors += `M${at + w - 24} ${y}l3-20h8l3 20zM${at + 9} ${y - 6}l2-14h7l2 14z`;
  }
  canvas.fill(walls, stage.lit(stone, 0.1, 0.06));
  canvas.fill(sides, stage.shade(stone, 0.35, 0.04));
  canvas.fill(doors, stage.shade('#4d4a40', 0.3), 0.85);
  let [lips, faces] = ['', ''];
  for (let i = 0; i < 8; i++) {
    const y = 862 + i * 19;
    const from = x - 330 - i * 34;
    const to = x + 60 - i * 18;
    lips += `M${from} ${y}Q${(from + to) / 2} ${y + 16} ${to} ${y - 4}v5Q${(from + to) / 2} ${y + 21} ${from} ${y + 5}z`;
    faces += `M${from} ${y + 5}Q${(from + to) / 2} ${y + 21} ${to} ${y + 1}v7Q${(from + to) / 2} ${y + 28} ${from} ${y + 12}z`;
    const [east, end] = [x + 130 + i * 8, x + 330 + i * 40];
    lips += `M${east} ${y - 6}Q${(east + end) / 2} ${y + 10} ${end} ${y + 6}v5Q${(east + end) / 2} ${y + 15} ${east} ${y - 1}z`;
  }
  canvas.fill(lips, stage.lit(grass, 0.3));
  canvas.fill(faces, stage.shade(stone, 0.3), 0.75);
  const near: Point[] = [
    [-40, 900],
    [stage.width * 0.12, 910],
    [Math.max(90, x - 620), 960],
    [Math.max(220, x - 420), 1010],
  ];
  canvas.fill(`${curve(near)}H-40z`, stage.shade('#5d8a48', 0.2));
  const dark = stage.shade('#7d5a40', 0.35);
  const lx = Math.max(70, x - 720);
  figure(stage, 'llama', lx, heightAt(near, lx) + 8, 1.15, stage.lit('#efe6d2', 0.1));
  figure(stage, 'llama', lx + 92, heightAt(near, lx + 92) + 14, 0.9, dark);
  birds(stage, stage.asideX + 110, 360);
}
