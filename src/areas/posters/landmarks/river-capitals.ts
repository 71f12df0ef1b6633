import { mix } from '../drawing/color.ts';
import { canopy, hills, land, mist } from '../layers/land.ts';
import { birds, ship } from '../layers/life.ts';
import { arches, dome, domeShade, gables, lancets, uprights } from '../layers/masonry.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const quay = 770;

/** Roofs of a big city along the water, in haze. */
function skyline(stage: Stage, depth: number, walls: string, roofs: string, label: string, tall: number): void {
  const random = stage.random.fork(label);
  let [blocks, tops] = ['', ''];
  for (let x = -20; x < stage.width + 20; ) {
    const [w, h] = [Math.round(random.between(60, 120) * stage.sparseness), Math.round(random.between(0.55, 1) * tall)];
    blocks += `M${Math.round(x)} ${quay}v-${h}h${w}v${h}z`;
    tops += `M${Math.round(x) - 2} ${quay - h + 2}l12-24h${w - 20}l12 24z`;
    x += w;
  }
  stage.canvas.fill(blocks, stage.ink(walls, depth));
  stage.canvas.fill(tops, stage.ink(roofs, depth));
}

/** The embankment, the river and whoever sails on it. */
function embankment(stage: Stage, far: string, near: string): void {
  const { canvas } = stage;
  water(stage, quay + 18, far, near);
  canvas.fill(`M0 ${quay - 6}h${stage.width}v30H0z`, stage.ink('#a89a84', 0.12));
  canvas.fill(`M0 ${quay - 6}h${stage.width}v6H0z`, stage.lit('#d9ccb4', 0.1, 0.1));
  canvas.fill(
    arches({ from: 10, y: quay + 24, count: Math.ceil(stage.width / 96), step: 96, width: 26, tall: 22 }),
    stage.shade('#6d6252', 0.25, 0.1),
    0.7,
  );
  sunTrack(stage, stage.sunX, quay + 30, 960);
  ripples(stage, quay + 50, 985, 30);
}

/** The clock tower and the halls of Westminster on the Thames. */
export const westminster: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 720, sunY: 270 });
  skyline(stage, 0.62, '#b5a999', '#8f8f94', 'far', 150);
  mist(stage, 620, 130, 0.5);
  canvas.at(x, quay, stage.fit(820), () => halls(stage));
  canopy(stage, 'trees', hills(stage, 'trees', quay - 24, 4, 300), stage.ink('#5a7f58', 0.16), {
    from: -30,
    to: x - 470,
    min: 14,
    max: 36,
    step: 34,
  });
  embankment(stage, '#8f9f98', '#3f5f68');
  ship(stage, stage.asideX + 40, 880, 0.9);
  birds(stage, stage.asideX + 110, 380);
};

function halls(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#d9b878';
  const light = stage.lit(stone, 0.12, 0.05);
  const dark = stage.shade(stone, 0.34, 0.05);
  const glass = stage.dark ? stage.light.lamp : stage.shade('#6b5638', 0.3);
  canvas.fill('M-330 0v-110H300V0z', light);
  canvas.fill(gables({ from: -330, y: -108, count: 21, step: 30, width: 26, tall: 26 }), light);
  canvas.fill(
    lancets({ from: -322, y: -12, count: 21, step: 30, width: 12, tall: 40 }) +
      lancets({ from: -322, y: -62, count: 21, step: 30, width: 12, tall: 36 }),
    glass,
    0.8,
  );
  canvas.fill('M-340-56H300v4H-340z', dark, 0.6);
  canvas.fill('M-60-110v-60H20v60z', stage.ink(stone, 0.12));
  canvas.fill('M-50-168l30-110 30 110z', stage.shade('#8d8468', 0.1, 0.12));
  canvas.fill('M230 0v-300H350V0z', light);
  canvas.fill('M310 0v-300h40V0z', dark, 0.7);
  canvas.fill('M222-300h18v-40h12v40h76v-40h12v40h18v10H222z', light);
  canvas.fill(
    lancets({ from: 246, y: -180, count: 3, step: 24, width: 14, tall: 70 }) +
      lancets({ from: 246, y: -70, count: 3, step: 24, width: 14, tall: 60 }),
    glass,
    0.7,
  );
  canvas.fill('M-334 0v-330h84V0z', light);
  canvas.fill('M-276 0v-330h26V0z', dark, 0.75);
  canvas.fill(uprights({ from: -322, y: -10, count: 3, step: 24, width: 6, tall: 290 }), dark, 0.4);
  canvas.fill('M-342-326v-92h100v92z', stage.lit(stone, 0.22, 0.04));
  canvas.fill('M-262-326v-92h20v92z', dark, 0.7);
  canvas.disc(-296, -372, 36, stage.dark ? stage.light.lamp : stage.lit('#f6f0dc', 0.3));
  canvas.stroke('M-296-372v-22M-296-372l18 10', stage.shade('#33383c', 0.3), 5);
  canvas.fill('M-346-418h108v-10h-108zM-334-428l12-40h60l12 40z', stage.shade('#6f6a58', 0.15, 0.04));
  canvas.fill('M-322-468v-30h60v30z', light);
  canvas.fill('M-316-472v-20h10v20zm18 0v-20h10v20zm18 0v-20h10v20z', glass);
  canvas.fill('M-326-498L-292-590-258-498z', stage.shade('#6f6a58', 0.1, 0.04));
  canvas.fill('M-294-586h4v-34h-4z', stage.ink('#d9a84a'));
}

/** The parliament on the Danube: a dome among a hundred spires. */
export const budapest: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 720, sunY: 270 });
  land(stage, hills(stage, 'far', 640, 50, 420), '#8fa08f', 0.7, { melt: 0.3, drop: 120 });
  skyline(stage, 0.52, '#d6bf9c', '#b0705a', 'far', 110);
  mist(stage, 640, 120, 0.5);
  canvas.at(x, quay, stage.fit(900), () => parliament(stage));
  embankment(stage, '#7fa3a0', '#2f5f70');
  ship(stage, stage.asideX + 30, 884, 1);
  birds(stage, stage.asideX + 110, 390);
};

function parliament(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#efe2c8';
  const light = stage.lit(stone, 0.16, 0.05);
  const dark = stage.shade(stone, 0.3, 0.05);
  const roof = stage.ink('#9c4a3c', 0.06);
  const glass = stage.dark ? stage.light.lamp : stage.shade('#6d5f50', 0.3);
  canvas.fill('M-390-96L-370-150H370L390-96z', roof);
  canvas.fill('M-410 0v-100H410V0z', light);
  canvas.fill(
    arches({ from: -400, y: 0, count: 27, step: 30, width: 17, tall: 34 }) +
      lancets({ from: -398, y: -50, count: 27, step: 30, width: 12, tall: 36 }),
    glass,
    0.75,
  );
  canvas.fill('M-410-42H410v5H-410z', dark, 0.6);
  for (const at of [-380, -250, 250, 380]) {
    canvas.fill(`M${at - 34} 0v-150h68V0z`, light);
    canvas.fill(`M${at + 10} 0v-150h24V0z`, dark, 0.6);
    canvas.fill(`M${at - 36} -148l36-62 36 62z`, roof);
    canvas.fill(gables({ from: at - 38, y: -146, count: 2, step: 62, width: 14, tall: 56 }), light);
    canvas.fill(lancets({ from: at - 22, y: -96, count: 2, step: 26, width: 16, tall: 44 }), glass, 0.75);
  }
  canvas.fill('M-128 0v-170h256V0z', light);
  canvas.fill('M60 0v-170h68V0z', dark, 0.5);
  canvas.fill(lancets({ from: -112, y: -60, count: 8, step: 29, width: 18, tall: 80 }), glass, 0.75);
  for (const at of [-126, 126]) {
    canvas.fill(`M${at - 20} -160v-70h40v70z`, light);
    canvas.fill(`M${at - 24} -228L${at} -330 ${at + 24} -228z`, roof);
  }
  canvas.fill('M-92-168v-80H92v80z', light);
  canvas.fill('M34-168v-80h58v80z', dark, 0.6);
  canvas.fill(lancets({ from: -82, y: -180, count: 7, step: 25, width: 14, tall: 56 }), glass, 0.75);
  canvas.fill(gables({ from: -98, y: -240, count: 8, step: 26, width: 12, tall: 50 }), light);
  canvas.fill(dome(0, -246, 88, 132, 0.04), roof);
  canvas.fill(domeShade(0, -246, 88, 132, 0.04), stage.shade('#6d2f2a', 0.3, 0.05), 0.6);
  canvas.fill('M-16-374h32v-34h-32z', light);
  canvas.fill('M-16-406L0-482 16-406z', roof);
}

/** Cologne's two openwork spires behind the arches of the railway bridge. */
export const cologne: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 720, sunY: 270 });
  skyline(stage, 0.56, '#d9c6a6', '#a5664f', 'far', 120);
  mist(stage, 640, 120, 0.5);
  canvas.at(x + 40, quay, 1, () => cathedral(stage));
  gabledRow(stage, x - 470, x - 130);
  gabledRow(stage, x + 210, stage.width + 20);
  embankment(stage, '#86a5a3', '#2f5f70');
  bridge(stage, x);
  ship(stage, stage.asideX + 60, 914, 1);
  birds(stage, stage.asideX + 110, 380);
};

/** Narrow painted fronts at the quay. */
function gabledRow(stage: Stage, from: number, to: number): void {
  const random = stage.random.fork(`row${from > stage.motifX}`);
  const paints = ['#e3b768', '#d98a6a', '#8fb0a0', '#efd9ae'] as const;
  const walls = paints.map(() => '');
  let windows = '';
  for (let at = from, i = 0; at < to; i++) {
    const [w, h] = [Math.round(random.whole(40, 52) * stage.sparseness), random.whole(84, 118)];
    const half = Math.round(w / 2);
    walls[(i + random.whole(0, 1)) % 4] += `M${at} ${quay}v-${h}l${half}-34 ${w - half} 34v${h}z`;
    windows += `M${at + 9} ${quay - h + 22}h${w - 18}M${at + 9} ${quay - h + 54}h${w - 18}`;
    at += w;
  }
  for (const [i, wall] of walls.entries()) stage.canvas.fill(wall, stage.lit(paints[i] ?? paints[0], 0.06, 0.12));
  stage.canvas.bars(windows, stage.light.lamp, 15, [9, 12], 0.8);
}

function cathedral(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#8d8a84';
  const light = stage.lit(stone, 0.12, 0.1);
  const dark = stage.shade(stone, 0.36, 0.1);
  const glass = stage.dark ? stage.light.lamp : stage.shade('#4a4c50', 0.3);
  canvas.fill('M-60 0v-200l20-40H170V0z', light);
  canvas.fill('M-60-196l30-50H160l14 50z', stage.shade('#6d7f78', 0.1, 0.1));
  canvas.fill(lancets({ from: -40, y: -20, count: 6, step: 34, width: 18, tall: 120 }), glass, 0.7);
  canvas.fill(gables({ from: -60, y: -190, count: 8, step: 30, width: 14, tall: 44 }), light);
  for (const at of [-120, -20]) {
    canvas.fill(`M${at - 46} 0v-300h92V0z`, light);
    canvas.fill(`M${at + 16} 0v-300h30V0z`, dark, 0.75);
    canvas.fill(`M${at - 40} -296L${at} -530 ${at + 40} -296z`, light);
    canvas.fill(`M${at + 4} -510L${at + 40} -296H${at + 12}z`, dark, 0.75);
    canvas.fill(gables({ from: at - 52, y: -286, count: 4, step: 29, width: 16, tall: 70 }), light);
    canvas.fill(`M${at - 6} -524h12v-16h-12zM${at - 2} -536h4v-24h-4z`, light);
    canvas.fill(
      lancets({ from: at - 34, y: -190, count: 2, step: 38, width: 26, tall: 90 }) +
        lancets({ from: at - 34, y: -30, count: 2, step: 38, width: 26, tall: 110 }),
      glass,
      0.75,
    );
    canvas.fill(`M${at - 12} -340l12-30 12 30-12 24zM${at - 9} -400l9-26 9 26-9 20z`, glass, 0.7);
  }
}

/** Three steel bows over stone piers, coming from the left. */
function bridge(stage: Stage, x: number): void {
  const { canvas } = stage;
  const steel = stage.shade('#3f5f58', 0.2, 0.04);
  const end = x - 90;
  const span = 320;
  let [bows, rods, piers] = ['', '', ''];
  for (let from = end - span; from > -span; from -= span) {
    bows += `M${from} 800Q${from + span / 2} 640 ${from + span} 800`;
    for (let i = 1; i < 8; i++) {
      const t = i / 8;
      rods += `M${Math.round(from + span * t)} 800v-${Math.round(320 * t * (1 - t))}`;
    }
    piers += `M${from - 16} 806h32v60h-32z`;
  }
  canvas.stroke(bows, steel, 11);
  canvas.bars(rods, steel, 4);
  canvas.fill(`M0 796H${end + 20}v16H0z`, steel);
  canvas.fill(`${piers}M${end - 10} 792h40v74h-40z`, stage.ink('#a09682', 0.06));
}

/** The iron tower above plane trees and a bridge of the Seine. */
export const eiffel: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 720, sunY: 280 });
  skyline(stage, 0.6, '#dccfb6', '#7f8a94', 'far', 130);
  mist(stage, 620, 140, 0.55);
  canvas.at(x, quay, 1, () => tower(stage));
  const trees = hills(stage, 'trees', quay - 34, 6, 280);
  canopy(stage, 'trees', trees, stage.ink('#6a8f5c', 0.16), { min: 20, max: 50, step: 44 });
  embankment(stage, '#8fa8a4', '#3a6672');
  stoneBridge(stage);
  ship(stage, stage.asideX + 100, 920, 0.9);
  birds(stage, stage.asideX + 110, 360);
};

function tower(stage: Stage): void {
  const { canvas } = stage;
  const iron = '#8a6a4c';
  const light = stage.lit(iron, 0.1, 0.04);
  const dark = stage.shade(iron, 0.4, 0.04);
  canvas.fill('M-170 0Q-96-90-78-200H-38Q-60-90-104 0zM170 0Q96-90 78-200H38Q60-90 104 0z', light);
  canvas.fill('M170 0Q96-90 78-200H58Q80-90 140 0z', dark, 0.6);
  canvas.fill('M-112-90Q-70-150 0-152T112-90L104-104Q66-136 0-138T-104-104z', light);
  canvas.fill('M-96-150H96v-14H-96zM-74-200H74v-12H-74z', dark);
  canvas.fill('M-72-212Q-42-290-32-350H-10Q-22-290-40-212zM72-212Q42-290 32-350H10Q22-290 40-212z', light);
  canvas.fill('M72-212Q42-290 32-350H22Q32-290 58-212z', dark, 0.6);
  canvas.fill('M-44-346h88v-11h-88z', dark);
  canvas.fill('M-30-357Q-12-460-7-590H7Q12-460 30-357z', light);
  canvas.fill('M7-590Q12-460 30-357H10Q6-460 2-590z', dark, 0.6);
  canvas.fill('M-13-590h26v-10h-26zM-7-600h14v-20H-7zM-2-620h4v-40h-4z', dark);
  canvas.stroke(
    'M-146-20l66-66M-118-70l48-50M-96-120l40-40M-122 0l-14-40M146-20l-66-66M118-70l-48-50M96-120l-40-40M-64-230l36-36M-52-266l30-36M-42-304l24-34M64-230l-36-36M52-266l-30-36M42-304l-24-34M-24-380L20-410M24-380l-44-30M-19-420l34-28M19-420l-34-28M-14-470l24-34M14-470l-24-34',
    dark,
    4,
    0.7,
  );
  if (stage.dark) canvas.halo(0, -330, 260, stage.light.lamp, 0.35);
}

function stoneBridge(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#d9ccb2';
  const end = stage.motifX + 40;
  let path = `M-20 792H${end}v74h-20`;
  for (let at = end - 20; at > -220; at -= 210) path += `q-6-56-84-56t-84 56h-42`;
  canvas.fill(`${path}V792z`, stage.lit(stone, 0.06, 0.05));
  canvas.fill(`M-20 786H${end + 6}v12H-20z`, stage.lit(stone, 0.22, 0.04));
  canvas.fill(`M-20 798H${end}v6H-20z`, stage.shade(stone, 0.3, 0.04), 0.6);
  canvas.fill(
    uprights({ from: end - 212, y: 792, count: 1, step: 210, width: 16, tall: 28 }) +
      uprights({ from: end - 2, y: 792, count: 1, step: 210, width: 16, tall: 28 }),
    mix(stage.lit(stone, 0.2), stage.light.shadow, 0.1),
  );
}
