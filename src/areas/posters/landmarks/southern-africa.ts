import { mix } from '../drawing/color.ts';
import { curve, oval, type Point } from '../drawing/path.ts';
import { canopy, hills, mist } from '../layers/land.ts';
import { birds, figure, sailboat } from '../layers/life.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** The smoke that thunders: a curtain of water into a narrow gorge, a rainbow in the spray. */
export const victoriaFalls: Draw = (stage) => {
  const { canvas, light } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 440, sunY: 190, radius: 64 });
  const rimY = 440;
  canopy(stage, 'far', hills(stage, 'far', rimY - 20, 6, 380), stage.ink('#7f8f5a', 0.5), {
    min: 10,
    max: 26,
    step: 38,
  });
  canvas.fill(
    `M0 ${rimY - 10}H${stage.width}V${rimY + 60}H0z`,
    canvas.fade(rimY - 10, rimY + 60, [
      [0, mix(light.sky[2], stage.ink('#8fb5b0'), 0.5)],
      [1, stage.ink('#7fb0aa', 0.16)],
    ]),
  );
  let isles = '';
  for (let at = 60; at < stage.width; at += 190 * stage.sparseness)
    isles += `M${Math.round(at)} ${rimY + 18}q40-34 84 0z`;
  canvas.fill(isles, stage.ink('#5f7f4c', 0.3));
  const rock = '#5a4a40';
  const left = Math.min(-20, x - 1100);
  const right = Math.max(stage.width + 20, x + 620);
  canvas.fill(
    `M${left} ${rimY + 40}H${right}V1000H${left}z`,
    canvas.fade(rimY + 40, 860, [
      [0, stage.shade(rock, 0.1, 0.18)],
      [1, stage.ink(rock, 0.42)],
    ]),
  );
  const random = stage.random.fork('falls');
  let [curtain, threads] = ['', ''];
  for (let at = left; at < right; ) {
    const w = Math.round((0.4 + random.next() ** 1.4 * 2.4) * 60 * stage.sparseness);
    curtain += `M${Math.round(at)} ${rimY + 30 + random.whole(0, 10)}h${w}l8 440h-${w + 14}z`;
    for (let t = 14; t < w; t += 26)
      threads += `M${Math.round(at + t)} ${rimY + 70 + random.whole(0, 40)}l2 ${random.whole(180, 330)}`;
    at += w + random.whole(8, 34) * stage.sparseness;
  }
  canvas.fill(
    curtain,
    canvas.fade(rimY + 30, 880, [
      [0, stage.lit('#f3f6f2', 0.25, 0.08)],
      [1, mix(stage.lit('#dfeae6', 0.2, 0.3), light.haze, 0.3)],
    ]),
  );
  canvas.stroke(threads, stage.ink('#9cc0ba', 0.14), 4, 0.55);
  mist(stage, 640, 330, 0.85);
  rainbow(stage, x - 40, 900);
  const wall: Point[] = [
    [left, 880],
    [x - 620, 860],
    [x - 300, 900],
    [x - 80, 930],
    [x + 180, 900],
    [x + 420, 850],
    [right, 830],
  ];
  canopy(stage, 'forest', wall, stage.ink('#4a7a48', 0.1), { min: 22, max: 56, step: 54 });
  const dark = stage.shade('#2f5a3c', 0.2);
  canopy(
    stage,
    'near',
    wall.map(([px, py]): Point => [px, py + 70]),
    dark,
    { min: 22, max: 56, step: 66 },
  );
  palm(stage, Math.min(x + 340, stage.width - 90), 960, 300, -26, dark);
  palm(stage, Math.max(60, stage.calmUntil + 40), 970, 250, 20, dark);
  figure(stage, 'walker', x + 60, 932, 0.8, stage.ink('#b8442e'));
  birds(stage, stage.asideX + 120, 330);
};

function rainbow(stage: Stage, x: number, y: number): void {
  if (stage.hour === 'night' || stage.hour === 'dusk') return;
  const colors = ['#d9705a', '#e3b340', '#6fae6a', '#4f8fc4'] as const;
  for (const [i, color] of colors.entries()) {
    const r = 300 - i * 14;
    stage.canvas.stroke(`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0`, color, 15, 0.3);
  }
}

/** A dugout poled through the lilies and papyrus of the delta. */
export const mokoro: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 690;
  sky(stage, { horizon: 670, sunY: 400, radius: 100 });
  const far = hills(stage, 'far', 672, 8, 360);
  canopy(stage, 'far', far, stage.ink('#7f8a58', 0.5), { min: 14, max: 40, step: 52 });
  for (const [dx, tall] of [
    [-420, 130],
    [300, 170],
    [380, 120],
  ] as const)
    palm(stage, x + dx, 690, tall, dx > 350 ? -10 : 12, stage.ink('#5f7048', 0.4));
  water(stage, waterY, '#b0b59a', '#3f6f74');
  sunTrack(stage, stage.sunX, waterY + 4, 960);
  ripples(stage, 710, 985, 26);
  const bank: Point[] = [
    [-40, 720],
    [stage.width * 0.2, 716],
    [stage.width * 0.34, 740],
  ];
  canvas.fill(`${curve(bank)}L-40 752z`, stage.ink('#a5a055', 0.2));
  figure(stage, 'elephant', Math.max(stage.asideX - 110, stage.calmUntil), 742, 0.7, stage.shade('#4d4642', 0.25, 0.2));
  canvas.reflected(856, 0.5, 0.22, () => canvas.at(x - 40, 856, 1.35, () => dugout(stage)));
  let [pads, blooms] = ['', ''];
  const random = stage.random.fork('lilies');
  for (let i = 0; i < stage.width / 90 / stage.sparseness; i++) {
    const [px, py, r] = [random.whole(0, stage.width), random.whole(800, 985), random.whole(20, 44)];
    pads += `M${px - r} ${py}a${r} ${Math.round(r * 0.26)} 0 1 1 ${r * 2} 0a${r} ${Math.round(r * 0.26)} 0 1 1 ${-r * 2} 0z`;
    if (i % 2) blooms += `M${px} ${py - 2}q-16-8-14-20q10 2 14 10q4-8 14-10q2 12-14 20z`;
  }
  canvas.fill(pads, stage.ink('#5f8a50', 0.02));
  canvas.fill(blooms, stage.lit('#e9d6ec', 0.15));
  const reeds = hills(stage, 'reeds', 990, 8, 420);
  papyrus(stage, reeds, 0, stage.width * 0.2);
  papyrus(stage, reeds, stage.width * 0.86, stage.width + 20);
  birds(stage, stage.asideX + 140, 330);
};

/** Stems with a star of rays on top. */
function papyrus(stage: Stage, line: readonly Point[], from: number, to: number): void {
  if (from === 0 && stage.calmUntil) return;
  const random = stage.random.fork(`papyrus${from}`);
  const green = stage.shade('#5f7a3a', 0.18);
  let [stems, heads] = ['', ''];
  for (let x = from; x < to; x += random.between(20, 40) * stage.sparseness) {
    const tall = random.whole(110, 250);
    const [tx, ty] = [Math.round(x + random.between(-24, 24)), Math.round((line[0]?.[1] ?? 990) - tall)];
    stems += `M${Math.round(x)} 1000L${tx} ${ty}`;
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI * (0.04 + (i / 6) * 0.92);
      heads += `M${tx - 2} ${ty}L${Math.round(tx + Math.cos(a) * 34)} ${Math.round(ty + Math.sin(a) * 34)}L${tx + 2} ${ty}z`;
    }
  }
  stage.canvas.stroke(stems, green, 5);
  stage.canvas.fill(heads, green);
}

function dugout(stage: Stage): void {
  const { canvas } = stage;
  const dark = stage.shade('#4a3022', 0.3);
  canvas.stroke('M-118-190L-150 30', dark, 4);
  canvas.fill('M-132-12l8-62-14 8-4-8 20-34q14-10 26 0l6 34 4 62z', dark);
  canvas.disc(-106, -122, 11, dark);
  canvas.fill('M-34-12l2-42q14-14 30 0l4 42z', stage.ink('#b8442e'));
  canvas.disc(-17, -66, 10, dark);
  canvas.fill('M-36-70q19-22 38 0z', stage.ink('#e3cf9a'));
  canvas.fill('M50-12l2-40q14-14 28 0l4 40z', stage.ink('#3f6f7a'));
  canvas.disc(66, -62, 10, dark);
  canvas.fill('M48-66q18-22 36 0z', stage.ink('#e3cf9a'));
  canvas.fill('M-178-26Q-120-10 0-10T190-30Q160 10 110 12H-110Q-150 10-178-26z', stage.ink('#7a5236'));
  canvas.fill('M-172-20Q-120 2 0 2T182-22Q154 12 110 12H-110Q-146 10-172-20z', stage.shade('#5a3a26', 0.25));
}

/** Table Mountain under its cloth, the sails of the bay in front. */
export const tableMountain: Draw = (stage) => {
  const { canvas, light } = stage;
  const x = stage.motifX;
  const seaY = 720;
  sky(stage, { horizon: seaY, sunY: 230 });
  const scale = stage.fit(1120);
  canvas.at(x - 20, seaY + 4, scale, () => {
    const rock = canvas.fade(-400, 0, [
      [0, stage.lit('#8f8f8a', 0.1, 0.14)],
      [0.6, stage.ink('#6f7f70', 0.18)],
      [1, mix(stage.ink('#6f8a62', 0.26), light.haze, 0.2)],
    ]);
    canvas.fill(
      'M-700 0Q-600-60-540-130Q-500-220-470-290Q-450-320-430-286Q-400-210-380-190L-340-240-322-330-300-372 270-376 300-350 316-250 350-200Q400-150 420-170Q460-230 500-240Q560-200 600-120Q660-50 760 0z',
      rock,
    );
    canvas.fill(
      'M270-376l30 26 16 100 34 50Q400-150 420-170Q460-230 500-240Q560-200 600-120Q660-50 760 0H260Q330-120 270-376z',
      stage.shade('#55655e', 0.32, 0.16),
      0.5,
    );
    let clefts = '';
    for (let i = 0; i < 9; i++)
      clefts += `M${-270 + i * 62} -${352 + (i % 2) * 10}l14 90-8 ${70 + (i % 3) * 30}-22-60z`;
    canvas.fill(clefts, stage.shade('#4f5a58', 0.34, 0.14), 0.5);
    canvas.fill('M-310-330h596v8h-600zM-322-286h626v8h-628z', stage.lit('#b5b0a0', 0.1, 0.14), 0.4);
    canvas.fill(
      'M-330-372q10-34 60-30q40-30 100-12q70-30 130-4q60-24 120 0q60-26 110 4q60-8 96 30l-22 12q-10 30-40 20q-20 36-50 8q-40 30-70 2q-40 36-80 2q-50 28-90 0q-40 34-90 2q-40 26-70-4q-60 16-84-30z',
      light.cloud,
      stage.hour === 'night' ? 0.4 : 0.92,
    );
  });
  let [blocks, lamps] = ['', ''];
  const random = stage.random.fork('city');
  for (let at = x - 560; at < x + 480; ) {
    const [w, h] = [random.whole(22, 44), random.whole(16, 66)];
    if (at > stage.calmUntil) {
      blocks += `M${Math.round(at)} ${seaY + 2}v-${h}h${w}v${h}z`;
      if (h > 30)
        lamps += `M${Math.round(at) + 6} ${seaY - h + 12}h${w - 12}M${Math.round(at) + 6} ${seaY - h + 28}h${w - 12}`;
    }
    at += w + random.whole(0, 10);
  }
  canvas.fill(blocks, stage.lit('#f0e8d8', 0.14, 0.14));
  canvas.bars(lamps, stage.light.lamp, 6, [5, 6], 0.7);
  water(stage, seaY, '#4f9fb5', '#145a78');
  sunTrack(stage, stage.sunX, seaY + 4, 920);
  ripples(stage, 740, 985, 32);
  sailboat(stage, x - 210, 830, 1.05);
  sailboat(stage, x + 90, 786, 0.6);
  sailboat(stage, stage.asideX, 800, 0.7);
  const near: Point[] = [
    [stage.width * 0.66, 1010],
    [stage.width * 0.8, 960],
    [stage.width + 40, 920],
  ];
  canvas.fill(`${curve(near)}V1010z`, stage.shade('#6f7a55', 0.25));
  canvas.fill(
    oval(stage.width * 0.9, 976, 70, 26) + oval(stage.width * 0.98, 960, 60, 30),
    stage.shade('#5f6f4a', 0.25),
  );
  birds(stage, stage.asideX + 120, 380);
};
