import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { conifers, grass, hills, land, mist } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A tower house on a tidal islet, joined to the shore by a stone bridge. */
export const castleLoch: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 720;
  sky(stage, { horizon: 640, sunY: 250 });
  land(stage, hills(stage, 'far', 560, 110, 420), '#7d8f9c', 0.72, { melt: 0.4, drop: 220 });
  land(stage, hills(stage, 'mid', 620, 80, 380), '#77806a', 0.54, { melt: 0.3, drop: 180 });
  const near = hills(stage, 'near', 690, 30, 420);
  land(stage, near, '#8a7a68', 0.36, { melt: 0.2, drop: 120 });
  conifers(stage, 'woods', near, stage.ink('#4a6a5a', 0.3), { min: 24, max: 54, step: 26 });
  mist(stage, 640, 110, 0.4);
  water(stage, waterY, '#7a9fae', '#2c5266');
  sunTrack(stage, stage.sunX, waterY + 4, 920);
  canvas.reflected(796, 0.5, 0.22, () => canvas.at(x, 796, stage.fit(760) * 1.05, () => islet(stage)));
  ripples(stage, 760, 985, 28);
  const bank: Point[] = [
    [-40, 925],
    [stage.width * 0.18, 935],
    [stage.width * 0.42, 1005],
  ];
  canvas.fill(`${curve(bank)}H-40z`, stage.shade('#6a5a5e', 0.25));
  let heather = '';
  const random = stage.random.fork('heather');
  for (let i = 0; i < 16; i++) {
    const hx = random.between(-10, stage.width * 0.3);
    const r = random.whole(14, 30);
    heather += `M${Math.round(hx)} ${Math.round(950 + hx * 0.14)}q${Math.round(r * 0.2)}-${r} ${r}-${r}t${r} ${r}z`;
  }
  canvas.fill(heather, stage.ink('#8f5f86', 0.02));
  grass(stage, 'blades', bank, stage.shade('#6f7a4a', 0.25), {
    from: -10,
    to: stage.width * 0.36,
    min: 20,
    max: 66,
    step: 15,
  });
  birds(stage, stage.asideX + 110, 380);
};

function islet(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#b3a48c';
  const light = stage.lit(stone, 0.14, 0.06);
  const dark = stage.shade(stone, 0.36, 0.06);
  canvas.fill(
    'M-330 0Q-290-34-230-38Q-180-66-90-62L160-66Q220-50 260-34Q320-22 350 0z',
    stage.shade('#6d705c', 0.16, 0.06),
  );
  canvas.fill(
    'M240-12v-52h330v52h-24q-8-34-40-34t-40 34h-34q-8-34-40-34t-40 34h-34q-8-34-40-34t-40 34z',
    stage.ink(stone, 0.1),
  );
  canvas.fill('M240-64h330v8H240z', light);
  canvas.fill('M-220-40v-120h150v120z', light);
  canvas.fill('M-110-40v-120h40v120z', dark, 0.7);
  canvas.fill('M-226-156L-145-214-64-156z', stage.shade('#5d5f66', 0.15, 0.06));
  canvas.fill('M-84-44v-270H64v270z', light);
  canvas.fill('M20-44v-270h44v270z', dark, 0.72);
  canvas.fill('M-92-310v-22h20v10h18v-10h18v10h18v-10h18v10h18v-10h18v10h18v-10h18v22z', stage.ink(stone, 0.04));
  canvas.fill('M-72-322L-10-384 52-322z', stage.shade('#5d5f66', 0.1, 0.06));
  canvas.fill('M-62-336v-50h16v40zM28-340v-46h16v52z', dark);
  canvas.fill('M56-322v-34q14-20 28 0v34zM56-290h28v-34H56z', dark);
  canvas.fill('M64-44v-116h150v116z', stage.ink(stone, 0.07));
  canvas.fill('M150-44v-116h64v116z', dark, 0.6);
  canvas.fill('M58-156L138-206 220-156z', stage.shade('#5d5f66', 0.2, 0.06));
  canvas.fill(
    'M-196-120h16v24h-16zM-150-120h16v24h-16zM-52-270h16v28h-16zM-8-270H8v28H-8zM-52-200h16v28h-16zM-8-200H8v28H-8zM-52-130h16v28h-16zM-8-130H8v28H-8zM96-120h16v24H96z',
    stage.dark ? stage.light.lamp : stage.shade('#43474c', 0.3),
  );
  canvas.fill('M-230-38q60-24 130-14 90-12 160 0 80-10 130 14-200 16-420 0z', stage.ink('#7d8a54', 0.05));
}

/** A ring of standing stones with lintels on a grassy plain. */
export const stonehenge: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 720, sunX: stage.hour === 'night' ? stage.sunX : x - 210, sunY: 540, radius: 92 });
  land(stage, hills(stage, 'far', 690, 26, 460), '#8fa08a', 0.62, { melt: 0.3, drop: 90 });
  land(stage, hills(stage, 'mid', 716, 14, 420), '#8a9f62', 0.36, { melt: 0.1, drop: 90 });
  land(
    stage,
    [
      [-40, 770],
      [stage.width / 2, 752],
      [stage.width + 40, 768],
    ],
    '#93a856',
    0.14,
    { melt: -0.06, drop: 240 },
  );
  canvas.at(x - 10, 800, stage.fit(800), () => stones(stage));
  const near = hills(stage, 'near', 950, 12, 460);
  land(stage, near, '#6f8a42', 0, { melt: 0 });
  grass(stage, 'blades', near, stage.shade('#6a7f3a', 0.2), { min: 24, max: 70, step: 14 });
  birds(stage, stage.asideX + 60, 380);
};

function stones(stage: Stage): void {
  const { canvas } = stage;
  const rock = '#9a988c';
  const block = (at: number, y: number, w: number, tall: number, depth: number) => {
    canvas.fill(
      `M${at - w} ${y}l${Math.round(w * 0.14)}-${tall} ${Math.round(w * 1.66)}-4 ${Math.round(w * 0.2)} ${tall + 4}z`,
      stage.lit(rock, 0.1, depth),
    );
    canvas.fill(
      `M${at + Math.round(w * 0.3)} ${y}l4-${tall} ${Math.round(w * 0.5)}-2 ${Math.round(w * 0.2)} ${tall + 2}z`,
      stage.shade(rock, 0.42, depth),
      0.8,
    );
  };
  const lintel = (from: number, to: number, y: number, thick: number, depth: number) => {
    canvas.fill(`M${from} ${y}l6-${thick}H${to - 4}l6 ${thick}z`, stage.lit(rock, 0.22, depth));
    canvas.fill(
      `M${from} ${y}h${to - from + 2}v-${Math.round(thick * 0.4)}H${from + 2}z`,
      stage.shade(rock, 0.36, depth),
      0.7,
    );
  };
  canvas.fill('M-400 8Q0-30 400 8L330 40H-330z', stage.light.shadow, 0.16);
  for (const at of [-250, -190, -40, 20, 230]) block(at, -20, 20, 120, 0.34);
  lintel(-276, -166, -138, 24, 0.34);
  lintel(-64, 46, -138, 24, 0.34);
  block(-110, -6, 34, 230, 0.16);
  block(-20, -6, 34, 236, 0.16);
  lintel(-154, 20, -236, 38, 0.16);
  block(120, -4, 30, 190, 0.14);
  for (const [at, w, tall] of [
    [-350, 32, 168],
    [-262, 32, 172],
    [190, 34, 176],
    [284, 34, 170],
    [372, 32, 172],
  ] as const)
    block(at, 20, w, tall, 0.05);
  lintel(-390, -224, -148, 36, 0.05);
  lintel(150, 322, -152, 36, 0.05);
  lintel(254, 412, -152, 36, 0.05);
  canvas.fill('M-90 40l20-42 110-10 30 30-20 26z', stage.lit(rock, 0.1, 0.02));
  canvas.fill('M-90 40l14-24 130 4 6 24z', mix(stage.shade(rock, 0.4), stage.ink('#6f8a42'), 0.2), 0.8);
}
