import { mix } from '../drawing/color.ts';
import { curve, oval, polygon } from '../drawing/path.ts';
import { crags, grass, hills, land, mist, peak } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A totora boat with a puma's head on Titicaca, the Cordillera Real along the far shore. */
export const reedBoat: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 620, sunY: 260 });
  for (let i = 0; i < stage.width / 340 / stage.sparseness + 1; i++) {
    const height = [120, 190, 140, 170][i % 4] ?? 150;
    peak(stage, {
      x: i * 340 * stage.sparseness + 30,
      base: 610,
      half: 260,
      height,
      depth: 0.6,
      pigment: '#7089a0',
      snow: 0.5,
      label: `p${i}`,
    });
  }
  land(stage, hills(stage, 'shore', 606, 12, 300), '#a08b62', 0.44, { melt: 0.2, drop: 60 });
  water(stage, 622, '#3f8fb8', '#123f70');
  sunTrack(stage, stage.sunX, 626, 900);
  ripples(stage, 650, 985, 34);
  canvas.at(stage.asideX, 712, 0.42, () => totora(stage));
  canvas.reflected(842, 0.3, 0.2, () => canvas.at(x, 842, 1.25, () => totora(stage)));
  const bank = hills(stage, 'bank', 982, 12, 360);
  land(stage, bank, '#8a7a34', 0, { melt: 0 });
  const paint = stage.shade('#8d8b3a', 0.12);
  grass(stage, 'l', bank, paint, { from: -10, to: stage.width * 0.2, min: 70, max: 190, step: 12 });
  grass(stage, 'r', bank, paint, { from: stage.width * 0.88, min: 60, max: 170, step: 12 });
  birds(stage, stage.asideX + 120, 380);
};

function totora(stage: Stage): void {
  const { canvas } = stage;
  const straw = '#d9b35a';
  canvas.fill('M-150-30v-96h16v96zM96-30v-96h14v96z', stage.shade('#6b4a2a', 0.3));
  canvas.fill('M-176-122q158-34 316 0l-18 22q-140-26-280 0z', stage.lit('#e8c878', 0.16));
  canvas.fill('M-26-30l4-48q14-14 28 0l4 48zM40-28l4-44q12-14 24 0l4 44z', stage.ink('#b8442e'));
  canvas.fill('M-90-30l4-46q13-14 26 0l4 46z', stage.ink('#2f6f86'));
  canvas.fill(
    'M-24-80a13 13 0 0 1 26 0zM44-74a12 12 0 0 1 24 0zM-88-78a13 13 0 0 1 26 0z',
    stage.shade('#4a3424', 0.3),
  );
  canvas.fill(
    'M-214-34Q-254-60-262-118Q-246-146-224-128Q-214-82-176-40Q-90-16 20-18T182-44Q214-70 226-126L212-150 240-160 276-142 256-128Q246-60 204-22Q170 16 120 18H-120Q-180 16-214-34z',
    stage.ink(straw),
  );
  canvas.fill('M-214-34Q-180 16-120 18H120Q170 16 204-22Q110 2 0 0T-214-34z', stage.shade(straw, 0.34), 0.75);
  canvas.stroke(
    'M-170-38q-6 30 10 48M-110-26q-8 24 2 42M-50-20q-6 22 0 38M10-18q-6 20 0 36M70-22q-4 22 2 40M126-30q0 24 8 42M-236-120q-6 30 20 62M232-120q2 34-18 62',
    stage.shade('#8a6428', 0.25),
    5,
    0.7,
  );
  canvas.disc(244, -146, 4, stage.shade('#3b2a18', 0.4));
}

/** The flooded salt flat: sky above and the same sky below. */
export const saltFlat: Draw = (stage) => {
  const { canvas, light } = stage;
  const x = stage.motifX;
  const flat = 640;
  sky(stage, { horizon: flat, sunY: 270 });
  const mirror = canvas.fade(flat, 1000, [
    [0, mix(light.sky[2], '#ffffff', stage.hour === 'night' ? 0.1 : 0.35)],
    [0.5, mix(light.sky[1], light.cloud, 0.3)],
    [1, mix(light.sky[0], light.cloud, 0.25)],
  ]);
  canvas.fill(`M0 ${flat}H${stage.width}V1000H0z`, mirror);
  canvas.reflected(flat, 0.8, 0.42, () => {
    canvas.fill(`${curve(hills(stage, 'range', flat - 34, 26, 240))}V${flat}H-40z`, stage.ink('#7f8ea6', 0.7));
    cone(stage, stage.asideX + 40, 330, 190, 0.62);
    cone(stage, stage.asideX - 260, 240, 120, 0.7);
    cone(stage, x + 260, 300, 110, 0.72);
  });
  sunTrack(stage, stage.sunX, flat + 8, 960);
  cells(stage, flat);
  canvas.reflected(806, 0.86, 0.32, () => {
    canvas.at(x, 806, 1.5, () => jeep(stage));
    figure(stage, 'walker', x - 250, 806, 1.1, stage.ink('#b8442e'));
    figure(stage, 'walker', x - 316, 806, 1.05, stage.shade('#2f5560', 0.3));
  });
};

function cone(stage: Stage, x: number, half: number, tall: number, depth: number): void {
  const base = 640;
  const at = (dx: number, up: number) => `${Math.round(x + dx * half)} ${Math.round(base - tall * up)}`;
  stage.canvas.fill(
    `M${at(-1, 0)}Q${at(-0.4, 0.3)} ${at(-0.14, 0.96)}L${at(0, 1)} ${at(0.12, 0.94)}Q${at(0.4, 0.3)} ${at(1, 0)}z`,
    stage.ink('#6d7fa0', depth),
  );
  stage.canvas.fill(
    `M${at(-0.14, 0.96)}L${at(0, 1)} ${at(0.12, 0.94)} ${at(0.2, 0.72)} ${at(0.1, 0.78)} ${at(0.02, 0.66)} ${at(-0.08, 0.8)} ${at(-0.22, 0.7)}z`,
    stage.lit('#f4f3ec', 0.2, depth * 0.5),
  );
}

/** The salt's six-sided plates, drawn in perspective. */
function cells(stage: Stage, flat: number): void {
  let path = '';
  const rows = [0.16, 0.3, 0.5, 0.78, 1.15];
  for (let row = 0; row + 1 < rows.length; row++) {
    const [near, far] = [rows[row + 1] ?? 1, rows[row] ?? 0];
    const [y, next] = [flat + 320 * far, flat + 320 * near];
    const step = 330 * near;
    for (
      let at = stage.width / 2 - step * Math.ceil(stage.width / 2 / step) + (row % 2 ? step / 2 : 0);
      at < stage.width + step;
      at += step
    ) {
      const spread = (px: number, k: number) => Math.round(stage.width / 2 + (px - stage.width / 2) * k);
      path += `M${spread(at, 0.94)} ${Math.round(y)}L${spread(at, 1.06)} ${Math.round(y + (next - y) * 0.6)}l${Math.round(step / 2)} ${Math.round((next - y) * 0.4)}m${-Math.round(step / 2)}${-Math.round((next - y) * 0.4)}l${-Math.round(step / 2)} ${Math.round((next - y) * 0.4)}`;
    }
  }
  stage.canvas.stroke(path, stage.light.cloud, 5, stage.hour === 'night' ? 0.16 : 0.5);
}

function jeep(stage: Stage): void {
  const { canvas } = stage;
  canvas.fill('M-74-58h96q8 0 12 8l12 24 30 6q8 2 8 12v14H-86v-38q0-26 12-26z', stage.lit('#e9e2d2', 0.15));
  canvas.fill('M-70-50h36v22h-40zM-26-50h40l12 22h-52z', stage.dark ? stage.light.lamp : stage.shade('#3d5f70', 0.2));
  canvas.fill('M-86-14h170v8H-86zM-78-66h88v6h-88z', stage.shade('#8c3a2a', 0.1));
  canvas.fill('M-70-82h20v16h-20zM-44-78h26v12h-26zM-10-84h16v18h-16z', stage.ink('#b8442e'));
  for (const at of [-52, 46]) {
    canvas.disc(at, -4, 18, stage.shade('#2b2f33', 0.3));
    canvas.disc(at, -4, 8, stage.ink('#9aa0a0'));
  }
}

/** Flamingos in a salt lagoon below a volcano of the high desert. */
export const flamingos: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 620, sunY: 250 });
  land(stage, crags(stage, 'far', 600, 90, 300), '#a8806c', 0.66, { melt: 0.3, drop: 120 });
  peak(stage, {
    x: x + 60,
    base: 640,
    half: 470,
    height: 340,
    depth: 0.34,
    pigment: '#a5705c',
    snow: 0.3,
    label: 'licancabur',
  });
  land(stage, hills(stage, 'plain', 632, 10, 380), '#c9a070', 0.3, { melt: 0.1, drop: 60 });
  mist(stage, 600, 50, 0.5);
  water(stage, 656, '#d79a94', '#4f9fa8');
  let crust = '';
  const random = stage.random.fork('crust');
  for (let i = 0; i < stage.width / 120 / stage.sparseness; i++) {
    const y = random.between(664, 960);
    crust += oval(random.whole(0, stage.width), y, random.between(40, 110) * (y / 800), random.between(4, 9));
  }
  canvas.fill(crust, stage.lit('#f3ede0', 0.2), 0.75);
  ripples(stage, 680, 960, 20);
  const flock = [
    [-330, 0.5, 716, 1],
    [-270, 0.46, 712, -1],
    [250, 0.6, 730, 1],
    [330, 0.56, 724, -1],
    [-190, 1.05, 826, 1],
    [-60, 1.25, 850, -1],
    [80, 1.45, 872, 1],
    [220, 1.1, 836, 1],
  ] as const;
  for (const [dx, scale, y, way] of flock) flamingo(stage, x + dx, y, scale, way);
  flamingo(stage, stage.asideX, 890, 1.3, 1);
  flamingo(stage, stage.asideX - 120, 868, 1.1, -1);
  const shore = [
    [-40, 985],
    [stage.width * 0.2, 960],
    [stage.width * 0.34, 1005],
  ] as const;
  canvas.fill(`${polygon(shore)}V1005H-40z`, stage.lit('#efe6d4', 0.15));
};

function flamingo(stage: Stage, x: number, y: number, scale: number, way: 1 | -1): void {
  const { canvas } = stage;
  const depth = scale < 0.8 ? 0.28 : 0.04;
  canvas.copy(
    canvas.stamp('M-4 0l2-72h4l-1 72zM16 0l-6-40 4-32h4l-3 32 6 40z'),
    x,
    y,
    way * scale,
    scale,
    stage.shade('#b05a5a', 0.2, depth),
  );
  const body =
    'M-44-84Q-30-104 4-104Q26-104 30-128Q34-150 24-162Q20-178 36-182Q50-182 52-170L46-162Q44-170 36-168Q34-164 40-152Q46-128 36-100Q26-76-2-74Q-30-72-58-66z';
  canvas.copy(canvas.stamp(body), x, y, way * scale, scale, stage.ink('#ee9a94', depth));
  canvas.copy(
    canvas.stamp('M46-178q12 2 8 20l-8-8zM-58-66q20-14 44-16 22-2 34-16-4 20-22 24z'),
    x,
    y,
    way * scale,
    scale,
    stage.shade('#9c3f44', 0.25, depth),
  );
}
