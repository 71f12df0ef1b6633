import { mix } from '../drawing/color.ts';
import { curve, heightAt, type Point, polygon } from '../drawing/path.ts';
import { glacier, iceVillage, polarBear, whale } from '../landmarks/ice-coasts.ts';
import { conifers, crags, hills, land, mist, peak } from '../layers/land.ts';
import { birds, figure, glow, ship } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const ice = '#eef4f3';

function coast(stage: Stage, seaY: number): void {
  sky(stage, { horizon: seaY, sunY: 280 });
  land(stage, crags(stage, 'far', seaY, 150, 260), '#b5cbd6', 0.66, { sharp: true, melt: 0.4, drop: 160 });
  for (const [i, share] of [0.08, 0.44, 0.96].entries()) {
    peak(stage, {
      x: stage.width * share,
      base: seaY + 2,
      half: 270,
      height: 190 + i * 30,
      depth: 0.44,
      pigment: '#71879b',
      snow: 0.72,
      label: `p${i}`,
    });
  }
  mist(stage, seaY - 90, 110, 0.6);
}

/** Flat pans of ice, larger toward us. */
function floes(stage: Stage, fromY: number, count: number): void {
  const random = stage.random.fork('floes');
  let [tops, sides] = ['', ''];
  for (let i = 0; i < (count * stage.width) / 1450; i++) {
    const t = (i + random.next()) / ((count * stage.width) / 1450);
    const y = Math.round(fromY + (985 - fromY) * t);
    const w = Math.round((30 + 90 * t) * random.between(0.6, 1.3));
    const x = random.whole(-40, stage.width);
    const shape = `l${Math.round(w * 0.24)} ${-Math.round(w * 0.13)} ${Math.round(w * 0.7)} ${-Math.round(w * 0.05)} ${Math.round(w * 0.5)} ${Math.round(w * 0.1)} ${-Math.round(w * 0.3)} ${Math.round(w * 0.12)} ${-Math.round(w * 0.74)} ${Math.round(w * 0.02)}z`;
    tops += `M${x} ${y}${shape}`;
    sides += `M${x} ${y + 7}${shape}`;
  }
  stage.canvas.fill(sides, stage.shade('#7fb0c0', 0.1));
  stage.canvas.fill(tops, stage.lit(ice, 0.25));
}

const iceberg: Draw = (stage) => {
  const { canvas } = stage;
  const seaY = 650;
  coast(stage, seaY);
  water(stage, seaY, '#5f9fb4', '#123f57');
  sunTrack(stage, stage.sunX, seaY, 880);
  ripples(stage, 690, 985, 20);
  const kind = stage.random.fork('berg').pick(['arch', 'spires', 'table']);
  canvas.at(stage.motifX, 790, Math.min(1.05, stage.fit(620)), () => {
    canvas.fill('M-300 0H310L220 46H-180z', stage.ink('#4fb0bd'), 0.5);
    const lit = canvas.fade(-420, 0, [
      [0, stage.lit(ice, 0.4)],
      [1, stage.lit('#d3e6ea', 0.1)],
    ]);
    const blue = stage.shade('#7fb3cb', 0.14);
    const deep = stage.shade('#4f92b4', 0.16);
    if (kind === 'arch') {
      canvas.fill(
        'M-300 0L-290-110-250-180-230-290-170-372-110-330-80-390-20-352 40-330 110-300 140-210 210-150 260-120 300-40 310 0H120L104-90Q80-190 10-196Q-60-180-76-80L-90 0z',
        lit,
      );
      canvas.fill(
        'M-80-390l60 38 60 22 70 30 30 90 70 60 50 30 40 80 10 40H120L104-90Q80-190 10-196L-40-270z',
        blue,
        0.85,
      );
      canvas.fill('M110-300l30 90 70 60-30 90 20 60h-80L104-90 60-180z', deep, 0.6);
      canvas.fill('M10-196Q-60-180-76-80L-90 0h34Q-50-110 10-196z', deep, 0.9);
    } else if (kind === 'spires') {
      canvas.fill(
        'M-300 0L-270-90-230-120-180-280-120-440-84-380-50-290-10-330 30-240 70-380 110-430 140-330 190-200 240-150 280-60 310 0z',
        lit,
      );
      canvas.fill(
        'M-120-440l36 60 34 90-20 80 40 90-30 120H-90l20-150-50-110zM110-430l30 100 50 130 50 50 40 90 30 60H120L80-120l30-120z',
        blue,
        0.85,
      );
      canvas.fill('M110-430l30 100-10 110 50 100-20 120h-40L90-120l20-110z', deep, 0.5);
    } else {
      canvas.fill('M-310 0l10-150 20-60 30-14 250-30 240 16 40 30 20 90 10 118z', lit);
      canvas.fill('M60-252l180 14 40 30 20 90 10 118H130L100-90 60-140z', blue, 0.85);
      canvas.fill('M-280-210l30-14 250-30 240 16-160 10-180 6-120 20z', stage.lit('#ffffff', 0.2));
      canvas.fill(
        'M-200 0l14-110 20-80 6 90-10 100zM-70 0l6-130 18-70 8 100-6 100zM170 0l-10-100 14-60 16 80v80z',
        deep,
        0.55,
      );
    }
    canvas.fill('M-306-14H308L312 6H-312z', stage.ink('#8fd6d8'), 0.7);
  });
  canvas.fill(
    polygon([
      [stage.asideX - 210, 712],
      [stage.asideX - 180, 668],
      [stage.asideX - 140, 640],
      [stage.asideX - 110, 676],
      [stage.asideX - 70, 690],
      [stage.asideX - 50, 712],
    ]),
    stage.lit('#d9e8ea', 0.2, 0.2),
  );
  ship(stage, stage.asideX + 30, 830, 0.82);
  floes(stage, 840, 15);
  birds(stage, stage.asideX + 110, 400);
};

/** Penguins on a snow shelf, an ice cliff behind. */
const colony: Draw = (stage) => {
  const { canvas } = stage;
  const seaY = 660;
  coast(stage, seaY);
  const x = stage.motifX;
  const right = stage.width + 20;
  water(stage, seaY, '#5f9fb4', '#175068', 900);
  ripples(stage, 680, 800, 16);
  sunTrack(stage, stage.sunX, seaY, 800);
  const cliff = canvas.fade(470, 720, [
    [0, stage.lit(ice, 0.3, 0.1)],
    [1, stage.ink('#a9cddb', 0.2)],
  ]);
  canvas.fill(`M${x - 190} 716l14-120 34-30 20-70 60-20 90-40 130 10 120-40L${right} 410V716z`, cliff);
  let cracks = '';
  const random = stage.random.fork('cracks');
  for (let at = x - 120; at < right; at += random.whole(56, 96))
    cracks += `M${at} 716l${random.whole(-6, 10)}-${random.whole(110, 200)} 14 60 12 ${random.whole(60, 100)}z`;
  canvas.fill(cracks, stage.shade('#5f9fc0', 0.14, 0.1), 0.5);
  const shelf: Point[] = [
    [-40, 830],
    [stage.width * 0.22, 806],
    [stage.width * 0.48, 800],
    [x, 770],
    [stage.width * 0.86, 752],
    [right + 60, 740],
  ];
  const snow = canvas.fade(760, 1000, [
    [0, stage.lit(ice, 0.3, 0.03)],
    [1, stage.ink('#c3dae3')],
  ]);
  canvas.fill(`${curve(shelf)}V1000H-40z`, snow);
  canvas.fill(
    `${curve(shelf)}L${curve(shelf.map(([px, py]): Point => [px, py + 14]).toReversed()).slice(1)}z`,
    stage.ink('#7fc0cf'),
    0.7,
  );
  const group = [
    [-330, 846, 0.62],
    [-270, 858, 0.7],
    [-60, 836, 0.6],
    [-10, 842, 0.64],
    [190, 820, 0.55],
    [240, 828, 0.6],
    [310, 822, 0.5],
    [-170, 910, 1.25],
    [-70, 930, 1.4],
    [-20, 946, 0.9],
    [120, 900, 1.15],
    [stage.asideX - x, 900, 0.9],
    [stage.asideX - x + 70, 912, 1],
    [stage.asideX - x - 90, 880, 0.7],
  ] as const;
  for (const [i, [dx, y, scale]] of group.entries()) penguin(stage, x + dx, y, i % 3 === 1 ? -scale : scale);
  const drift: Point[] = [
    [-40, 985],
    [stage.width * 0.4, 975],
    [stage.width + 40, 960],
  ];
  canvas.fill(`${curve(drift)}V1000H-40z`, stage.shade('#a9c6d6', 0.1));
  birds(stage, stage.asideX + 120, 400);
};

function penguin(stage: Stage, x: number, y: number, scale: number): void {
  const tall = Math.abs(scale);
  figure(stage, 'penguin', x, y, scale, stage.shade('#26353f', 0.3));
  const { canvas } = stage;
  canvas.copy(canvas.stamp('M-4-2q-8-26 2-46q6-8 10 2q8 22 0 44z'), x, y, scale, tall, stage.lit('#f6f3ea', 0.15));
  canvas.copy(
    canvas.stamp('M-9 0h9v-4h-6zM1 0h10l-4-4zM12-66l11 4-10 3zM4-56q7 0 5-8q-8 0-5 8z'),
    x,
    y,
    scale,
    tall,
    stage.ink('#e59a3c'),
  );
}

/** Ribbons overhead: an aurora in the dark, high veils of cloud by day. */
const aurora: Draw = (stage) => {
  const { canvas, light } = stage;
  sky(stage, { horizon: 700, sunless: stage.dark, sunY: 330, cloudless: true });
  ribbons(stage);
  const snow = '#e3edf0';
  for (const [i, share] of [0.12, 0.46, 0.7, 0.95].entries()) {
    peak(stage, {
      x: stage.width * share,
      base: 740,
      half: 320,
      height: [220, 170, 300, 240][i] ?? 200,
      depth: 0.46,
      pigment: '#6f879c',
      snow: 0.7,
      label: `p${i}`,
    });
  }
  mist(stage, 640, 110, 0.5);
  const field = hills(stage, 'field', 752, 16, 420);
  land(stage, field, snow, 0.2, { melt: 0.1 });
  conifers(stage, 'wood', field, stage.shade('#2f5a5a', 0.2, 0.16), { min: 40, max: 100, step: 22 });
  const near = hills(stage, 'near', 830, 22, 480);
  canvas.fill(
    `${curve(near)}V1000H-40z`,
    canvas.fade(800, 1000, [
      [0, mix(stage.lit(snow, 0.2), stage.dark ? '#3f8f86' : light.haze, 0.14)],
      [1, stage.shade('#a9c3d3', 0.14)],
    ]),
  );
  const x = stage.motifX;
  const y = Math.round(heightAt(near, x)) + 46;
  conifers(stage, 'behind', near, stage.shade('#24504d', 0.35, 0.04), {
    from: x - 330,
    to: x - 150,
    min: 150,
    max: 260,
    step: 60,
  });
  conifers(stage, 'beside', near, stage.shade('#24504d', 0.35, 0.04), {
    from: x + 150,
    to: x + 360,
    min: 130,
    max: 280,
    step: 64,
  });
  glow(stage, x - 20, y - 60, 220);
  canvas.at(x, y, 1, () => {
    canvas.fill('M-112 0v-86H112V0z', stage.ink('#6b4630'));
    canvas.stroke('M-112-20H112M-112-42H112M-112-64H112', stage.shade('#3f2a20', 0.3), 3, 0.5);
    canvas.fill('M-150-76L-72-164H84L150-76l-18 6H-134z', stage.lit(ice, 0.15));
    canvas.fill('M-150-76l16 6h268l16-6-6 14H-144z', stage.shade('#8fb0c2', 0.15));
    canvas.fill('M50-150v-44h30v54zM44-196h42v10H44z', stage.shade('#5f4a40', 0.2));
    canvas.fill('M-84-62h44v36h-44zM36-62h44v36H36z', stage.light.lamp);
    canvas.fill('M-18 0v-62h34V0z', stage.ink('#b5452f'));
    canvas.stroke('M-62-62v36M58-62v36', stage.shade('#3f2a20', 0.3), 3);
  });
  if (stage.dark) canvas.fill(`M${x - 84} ${y + 4}h44l-60 60h-70zM${x + 36} ${y + 4}h44l10 50h-70z`, light.lamp, 0.28);
  const bank = hills(stage, 'bank', 965, 12, 500);
  land(stage, bank, '#b9ced9', 0, { melt: 0.1 });
  const reach = Math.min(stage.width * 0.2, 320);
  conifers(stage, 'left', bank, stage.shade('#1d4442', 0.45), { from: -20, to: reach, min: 120, max: 260, step: 66 });
};

function ribbons(stage: Stage): void {
  const { canvas, light } = stage;
  const random = stage.random.fork('ribbons');
  const tones = stage.dark
    ? (['#63d6a4', '#4fbfae', '#8f7fd0'] as const)
    : ([light.cloud, light.cloud, light.cloud] as const);
  tones.forEach((tone, i) => {
    const base = 470 - i * 110;
    const points: Point[] = [];
    for (let x = -80; x <= stage.width + 260; x += 250) points.push([x, base + random.between(-70, 70)]);
    const tall = random.between(170, 230);
    const upper = points.map(([px, py], at): Point => [px + 60, py - tall * (at % 2 ? 1 : 0.6)]);
    const strength = stage.hour === 'night' ? 0.62 : stage.dark ? 0.4 : 0.3;
    const veil = canvas.fade(base - tall - 60, base + 70, [
      [0, tone, 0],
      [0.8, tone, strength],
      [1, tone, strength * 0.2],
    ]);
    canvas.fill(`${curve(points)}L${curve(upper.toReversed()).slice(1)}z`, veil);
  });
}

export const polar = { iceberg, colony, aurora, glacier, whale, bear: polarBear, village: iceVillage };
