import { scrub } from '../layers/buttes.ts';
import { grass, hills, land } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Uluru: one long grooved dome, steep at both ends, on flat spinifex country. */
export const uluru: Draw = (stage) => {
  const { canvas } = stage;
  const rock = stage.hour === 'noon' || stage.hour === 'morning' ? '#c7592f' : '#c9532c';
  const x = stage.motifX;
  const base = 740;
  sky(stage, { horizon: 720, sunY: 250 });
  land(stage, hills(stage, 'far', 726, 6, 520), '#a8805f', 0.62, { melt: 0.1, drop: 60 });
  const scale = Math.max(0.66, stage.fit(1060));
  canvas.at(x, base, scale, () => {
    const face = canvas.fade(-310, 0, [
      [0, stage.lit(rock, 0.2, 0.04)],
      [0.7, stage.ink(rock, 0.04)],
      [1, stage.shade(rock, 0.24, 0.06)],
    ]);
    canvas.fill(
      'M-560 6Q-556-60-530-120Q-510-190-462-228Q-400-262-330-272Q-250-300-160-296Q-60-312 40-300Q130-306 220-286Q310-280 380-250Q450-226 484-170Q520-110 530-50L540 6z',
      face,
    );
    canvas.fill(
      'M220-286Q310-280 380-250Q450-226 484-170Q520-110 530-50L540 6H330Q350-90 300-170Q270-240 220-286z',
      stage.shade(rock, 0.42, 0.04),
      0.62,
    );
    const groove = (at: number, y: number, lean: number, w: number) =>
      `M${at} ${y}q${lean} ${Math.round(-y * 0.4)} ${lean + 4} ${-y}h${-w}q${-lean + 2} ${Math.round(y * 0.4)} ${w - 4 - lean + lean} ${y}z`;
    const grooves = [
      [-470, -190, -14, 18],
      [-410, -236, -12, 22],
      [-352, -250, -8, 16],
      [-290, -266, -8, 24],
      [-226, -270, -4, 18],
      [-160, -274, -2, 26],
      [-96, -280, 2, 18],
      [-30, -284, 4, 24],
      [40, -276, 8, 18],
      [106, -276, 10, 26],
      [170, -266, 12, 18],
    ] as const;
    canvas.fill(grooves.map(([at, y, lean, w]) => groove(at, y, lean, w)).join(''), stage.shade(rock, 0.45, 0.04), 0.5);
    canvas.fill(
      'M-500-150Q-300-216-60-220T300-200Q100-196-100-192T-500-150zM-530-84Q-330-128-120-120T330-110Q120-104-90-98T-530-84z',
      stage.lit(rock, 0.34, 0.04),
      0.3,
    );
    canvas.fill(
      'M-330-30q14-46 44-52q34 10 40 52zM-90-24q14-40 40-46q30 8 36 46zM160-26q10-34 32-40q26 8 32 40z',
      stage.shade(rock, 0.6),
      0.55,
    );
  });
  land(
    stage,
    [
      [-20, base],
      [stage.width * 0.5, base + 6],
      [stage.width + 20, base],
    ],
    '#b98a4a',
    0.16,
    { melt: -0.02, drop: 200 },
  );
  let trees = '';
  const random = stage.random.fork('mulga');
  for (let i = 0; i < stage.width / 70; i++) {
    const [at, r] = [random.whole(-10, stage.width), random.whole(14, 30)];
    trees += `M${at - r} ${base + 8}q${(-r * 0.1) | 0} ${-r} ${r} ${-r}t${r} ${r}z`;
  }
  canvas.fill(trees, stage.ink('#66703f', 0.16));
  desertOaks(stage, stage.asideX);
  const near = hills(stage, 'near', 870, 10, 520);
  land(stage, near, '#b8592f', 0.02, { melt: 0 });
  scrub(stage, 880, 985, '#a8a05a');
  grass(stage, 'spinifex', hills(stage, 'edge', 985, 8, 420), stage.shade('#8d8a45', 0.1), {
    min: 20,
    max: 56,
    step: 16,
  });
  birds(stage, stage.asideX + 170, 400);
};

function desertOaks(stage: Stage, x: number): void {
  for (const [dx, y, s] of [
    [-60, 874, 1],
    [40, 868, 0.74],
  ] as const) {
    stage.canvas.at(x + dx, y, s, () => {
      const paint = stage.shade('#3d4f35', 0.25);
      stage.canvas.fill('M-6 6L-3-150h7L8 6z', paint);
      stage.canvas.fill(
        'M0-252Q-30-220-26-186Q-60-180-52-138Q-74-110-40-94Q-10-84 6-96Q40-82 58-106Q76-140 46-156Q52-196 24-206Q20-240 0-252z',
        paint,
      );
    });
  }
}
