import { walledCity } from '../landmarks/adriatic.ts';
import { colosseum } from '../landmarks/antiquity.ts';
import { istanbul } from '../landmarks/bosporus.ts';
import { canal } from '../landmarks/canal-houses.ts';
import { mosque } from '../landmarks/desert-kingdoms.ts';
import { hillFort } from '../landmarks/india-and-ceylon.ts';
import { medina } from '../landmarks/medina.ts';
import { alhambra, sagrada } from '../landmarks/spain.ts';
import { colonial, havana } from '../landmarks/spanish-streets.ts';
import { hills, land } from '../layers/land.ts';
import { birds, figure, sailboat } from '../layers/life.ts';
import { cypress } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const plasters = ['#ecd3a4', '#e2b98a', '#f0e0bf', '#d99e78'] as const;

/** Rows of tiled houses climbing to a dome and a bell tower. */
const med: Draw = (stage) => {
  const { canvas } = stage;
  sky(stage, { horizon: 720, sunY: 250 });
  land(stage, hills(stage, 'far', 640, 50, 420), '#8fa08a', 0.68, { melt: 0.3 });
  land(stage, hills(stage, 'mid', 720, 40, 360), '#8d9a62', 0.44, { melt: 0.3 });
  const x = stage.motifX;
  const reach = Math.min(620, stage.width * 0.46);
  const rise = (at: number) => Math.cos((Math.min(1, Math.abs(at - x) / reach) * Math.PI) / 2);
  canvas.fill(
    `M${x - reach - 160} 880Q${x - reach} 700 ${x - 240} 600H${x + 260}Q${x + reach} 700 ${x + reach + 160} 880z`,
    stage.ink('#9c9a5c', 0.2),
  );
  landmark(stage, x - 30, 452);
  const random = stage.random.fork('town');
  for (let row = 0; row < 5; row++) {
    const walls = plasters.map(() => '');
    let [roofs, shades, windows] = ['', '', ''];
    const from = x - reach * (0.6 + row * 0.1);
    const to = x + reach * (0.6 + row * 0.1);
    for (let at = Math.round(from); at < to; ) {
      const w = random.whole(52, 90);
      const h = random.whole(60, 100) + (row === 4 ? 24 : 0);
      const y = Math.round(850 - (4 - row) * 76 * rise(at + w / 2) ** 0.8);
      const eave = y - h;
      walls[random.whole(0, 3)] += `M${at} ${y + 50}V${eave}h${w}V${y + 50}z`;
      shades += `M${at + w - 5} ${y + 50}V${eave}`;
      const ridge = random.whole(16, 26);
      roofs += random.chance(0.5)
        ? `M${at - 4} ${eave + 2}l${w / 2 + 4 - (w % 2) / 2} ${-ridge} ${w / 2 + 4 + (w % 2) / 2} ${ridge}z`
        : `M${at - 4} ${eave + 2}l9 ${-ridge}h${w - 10}l9 ${ridge}z`;
      for (let wx = at + 10; wx < at + w - 14; wx += 24)
        if (random.chance(0.66)) windows += `M${wx + 4} ${eave + 18}v13`;
      if (random.chance(0.2)) windows += `M${at + 16} ${eave + 46}v13`;
      at += w + random.whole(-2, 8);
    }
    const depth = 0.14 - row * 0.024;
    for (const [i, wall] of walls.entries()) canvas.fill(wall, stage.lit(plasters[i] ?? '#ecd3a4', 0.06, depth));
    canvas.bars(shades, stage.shade('#b07f62', 0.2, depth), 9, undefined, 0.4);
    canvas.fill(roofs, stage.ink(row % 2 ? '#c5603c' : '#b9552f', depth));
    canvas.bars(windows, stage.light.lamp, 8, undefined, stage.dark ? 0.95 : 0.75);
  }
  harbor(stage, x, reach);
};

function landmark(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    canvas.fill('M-90 140V-30H90v170z', stage.lit('#ecd9b4', 0.1, 0.06));
    canvas.fill('M-74-26V-70H74v44z', stage.ink('#e4cfa6', 0.06));
    canvas.fill('M-80-66Q-78-196 0-212T80-66z', stage.ink('#bd5535', 0.04));
    canvas.fill('M10-210Q78-190 80-66H42Q48-160 10-210z', stage.shade('#8d3a2a', 0.2), 0.5);
    canvas.stroke('M-40-70Q-40-160 0-210M0-210V-70M0-210Q40-160 40-70', stage.lit('#ecd9b4', 0.1), 3, 0.5);
    canvas.fill('M-15-208v-36h30v36zM-18-242L0-270l18 28zM-2-268v-26h4v26z', stage.lit('#f0e2c4', 0.1, 0.04));
    canvas.fill('M-58-60h14v24h-14zM-7-60H7v24H-7zM44-60h14v24H44z', stage.light.lamp, 0.85);
    canvas.fill('M140 160V-190h64v350z', stage.lit('#ecd3a4', 0.1, 0.06));
    canvas.fill('M182 160V-190h22v350z', stage.shade('#b07f62', 0.2), 0.4);
    canvas.fill('M132-186h80v-12h-80zM132-112h80v-8h-80zM138-196L172-272l34 76z', stage.ink('#bd5535', 0.04));
    canvas.fill('M152-132v-36q8-12 16 0v36zM178-132v-36q8-12 16 0v36z', stage.light.lamp, 0.9);
  });
}

function harbor(stage: Stage, x: number, reach: number): void {
  const { canvas } = stage;
  let trees = '';
  const random = stage.random.fork('cypress');
  for (const dx of [-reach - 40, -reach + 10, -reach + 44, reach - 30, reach + 16, reach + 80])
    trees += cypress(x + dx, 900, random.between(120, 210));
  canvas.fill(trees, stage.shade('#2f5a44', 0.2));
  const stone = stage.shade('#b49a78', 0.16);
  canvas.fill(`M0 884H${stage.width}v34H0z`, stone);
  water(stage, 912, '#5a9fa8', '#1f6070');
  ripples(stage, 925, 990, 26, 0.5);
  sailboat(stage, stage.asideX, 962, 0.95);
  figure(stage, 'walker', stage.asideX + 210, 886, 0.62, stage.shade('#3d3340', 0.3));
  birds(stage, stage.asideX + 110, 400);
}

type Gable = 'steps' | 'bell' | 'point';

const brickwork = ['#b4553a', '#d9a35a', '#7f9a92', '#e8dcc0', '#8d4a3c', '#c9845c'] as const;

function gableHouse(stage: Stage, x: number, width: number, tall: number, gable: Gable, pigment: string): void {
  const { canvas } = stage;
  const half = Math.round(width / 2);
  const s = Math.round(half / 4);
  const gables: Record<Gable, string> = {
    steps: `${`v-24h${s}`.repeat(4)}h${2 * (half - 4 * s)}${`h${s}v24`.repeat(4)}`,
    bell: `q4-40 ${Math.round(half * 0.4)}-52q${Math.round(half * 0.1)}-38 ${half - Math.round(half * 0.4)}-46q${Math.round(half * 0.5)} 8 ${half - Math.round(half * 0.4)} 46q${Math.round(half * 0.34)} 12 ${Math.round(half * 0.4)} 52`,
    point: `l${half}-96 ${half} 96`,
  };
  canvas.at(x, 0, 1, () => {
    canvas.fill(`M${-half} 0V${-tall}${gables[gable]}V0z`, stage.lit(pigment, 0.06));
    canvas.fill(`M${half - 12} 0V${-tall}h12V0z`, stage.shade(pigment, 0.34), 0.45);
    let panes = '';
    const columns = width > 100 ? [-0.52, 0, 0.52] : [-0.42, 0.42];
    for (let y = -tall + 14; y < -70; y += 54) for (const c of columns) panes += `M${Math.round(c * half)} ${y}v30`;
    canvas.bars(`${panes}M0 ${-tall - 50}v26`, stage.light.lamp, 18, undefined, stage.dark ? 0.95 : 0.8);
    canvas.fill(
      `M${Math.round(-half * 0.3)} 0v-46q${Math.round(half * 0.3)}-18 ${Math.round(half * 0.6)} 0V0z`,
      stage.shade('#4a352c', 0.25),
    );
    canvas.fill(`M${-half} -62h${half * 2}v5h${-half * 2}z`, stage.lit('#f2e8d2', 0.1), 0.6);
  });
}

/** Gabled merchants' houses along a quay, their reflections, a brick church behind. */
const hanse: Draw = (stage) => {
  const { canvas } = stage;
  const quay = 800;
  sky(stage, { horizon: 740, sunY: 270 });
  land(stage, hills(stage, 'far', 740, 14, 420), '#8a9a90', 0.62, { melt: 0.2, drop: 90 });
  roofs(stage, 'town', quay - 60, 0.5);
  spire(stage, stage.motifX - 150, quay);
  const random = stage.random.fork('houses');
  const houses: { x: number; width: number; tall: number; gable: Gable; pigment: string }[] = [];
  let at = stage.motifX - Math.min(430, stage.motifX * 0.8);
  let last = '';
  while (at < stage.width + 30) {
    const width = random.whole(86, 128);
    let pigment: string = random.pick(brickwork);
    if (pigment === last)
      pigment = brickwork[(brickwork.indexOf(pigment as (typeof brickwork)[number]) + 1) % 6] ?? pigment;
    last = pigment;
    if (houses.length < 11)
      houses.push({
        x: at + width / 2,
        width,
        tall: random.whole(190, 290),
        gable: random.pick(['steps', 'bell', 'steps', 'point']),
        pigment,
      });
    at += width + 2;
  }
  water(stage, quay + 26, '#6f9aa0', '#1f4a58');
  canvas.reflected(quay + 26, 0.5, 0.28, () => {
    canvas.at(0, quay, 1, () => {
      for (const house of houses) gableHouse(stage, house.x, house.width, house.tall, house.gable, house.pigment);
    });
  });
  canvas.fill(`M0 ${quay}H${stage.width}v28H0z`, stage.shade('#8d7f70', 0.2));
  ripples(stage, quay + 50, 985, 34, 0.42);
  cog(stage, stage.asideX + 20, 900);
  for (const dx of [-60, 120, 140])
    figure(stage, 'walker', stage.motifX + dx, quay + 2, 0.6, stage.shade('#33333f', 0.3));
  birds(stage, stage.asideX + 80, 420);
};

/** A far line of roofs. */
function roofs(stage: Stage, label: string, y: number, depth: number): void {
  const random = stage.random.fork(label);
  let path = `M-10 ${y + 100}`;
  for (let x = -10; x < stage.width; ) {
    const w = random.whole(40, 80);
    path += `V${y - random.whole(0, 50)}l${Math.round(w / 2)}-${random.whole(24, 44)} ${Math.round(w / 2)} ${random.whole(24, 44)}`;
    x += w;
  }
  stage.canvas.fill(`${path}V${y + 100}z`, stage.ink('#8f6a62', depth));
}

function spire(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  canvas.at(x, y, 1, () => {
    canvas.fill('M40 0v-330L130-400 300-400V0z', stage.ink('#a25844', 0.24));
    canvas.fill('M30-326L120-430H320v104z', stage.ink('#5f7f78', 0.26));
    canvas.fill('M-44 0v-420H44V0z', stage.ink('#b0614a', 0.18));
    canvas.fill('M14 0v-420h30V0z', stage.shade('#7d3f34', 0.2, 0.18), 0.5);
    canvas.fill('M-50-416L-36-470 0-680 36-470 50-416z', stage.ink('#5f8f82', 0.18));
    canvas.fill('M0-680L36-470 50-416H12z', stage.shade('#3f6a62', 0.25, 0.18), 0.6);
    canvas.fill('M-18-340v-50q18-22 36 0v50zM-12-240v-50q12-14 24 0v50z', stage.light.lamp, 0.7);
    canvas.stroke('M0-676v-34M-8-700h16', stage.shade('#3f4a4a', 0.2), 4);
  });
}

/** A moored ketch with furled sails: one mast red-pennanted. */
function cog(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  canvas.at(x, y, 1, () => {
    const dark = stage.shade('#4a3328', 0.25);
    canvas.fill('M-110 6H110l-20 20H-80z', stage.light.shadow, 0.22);
    canvas.stroke('M-30-24V-270M60-24V-210M-30-258L-128-30M60-200L134-40M-30-258L60-40', dark, 3, 0.8);
    canvas.fill('M-34-270h8v250h-8zM57-210h6v190h-6zM-28-60h86v12h-86zM62-56h66v10H62z', dark);
    canvas.fill('M-26-74Q20-86 56-64v10h-82zM64-66q30-8 60 4v10H64z', stage.lit('#efe4cb', 0.1));
    canvas.fill('M-120-34H140Q124 6 96 10H-84Q-112 4-120-34z', stage.shade('#3d2c26', 0.2));
    canvas.fill('M-120-34H140l-3 8H-118z', stage.lit('#e8d4a8', 0.05));
    canvas.fill('M-30-270l40 10-40 10z', stage.ink('#c4472c'));
  });
}

export const oldtown = {
  med,
  hanse,
  medina,
  colonial,
  havana,
  canal,
  sagrada,
  alhambra,
  walls: walledCity,
  colosseum,
  istanbul,
  mosque,
  'hill-fort': hillFort,
};
