import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { canopy, crags, hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { arches, uprights } from '../layers/masonry.ts';
import { cypress, roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

const marble = '#ecdcb8';

/** Fluted columns: a lit shaft and the shadow on its right. */
function columns(
  stage: Stage,
  from: number,
  y: number,
  count: number,
  step: number,
  width: number,
  tall: number,
): void {
  const { canvas } = stage;
  canvas.fill(uprights({ from, y, count, step, width, tall }), stage.lit(marble, 0.2, 0.04));
  canvas.fill(
    uprights({ from: from + Math.round(width * 0.6), y, count, step, width: Math.round(width * 0.4), tall }),
    stage.shade('#b59a70', 0.26, 0.04),
    0.7,
  );
  canvas.fill(
    uprights({ from: from - 4, y: y - tall + 9, count, step, width: width + 8, tall: 10 }) +
      uprights({ from: from - 3, y, count, step, width: width + 6, tall: 7 }),
    stage.lit(marble, 0.3, 0.03),
  );
}

/** The Parthenon on its rock above the roofs of Athens. */
export const parthenon: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 680, sunY: 260 });
  land(stage, crags(stage, 'far', 640, 90, 360), '#8fa0ac', 0.72, { melt: 0.4, drop: 140 });
  whiteCity(stage, 740, 0.4);
  mist(stage, 690, 110, 0.4);
  const rock: Point[] = [
    [x - 640, 890],
    [x - 520, 800],
    [x - 450, 690],
    [x - 380, 640],
    [x - 100, 622],
    [x + 260, 620],
    [x + 430, 636],
    [x + 500, 700],
    [x + 600, 800],
    [x + 760, 890],
  ];
  canvas.fill(
    `${curve(rock)}V900H${x - 640}z`,
    canvas.fade(620, 900, [
      [0, stage.lit('#c9a882', 0.1, 0.08)],
      [1, stage.ink('#9a8560', 0.2)],
    ]),
  );
  canvas.fill(
    `M${x + 200} 626L${x + 430} 636Q${x + 500} 700 ${x + 600} 800L${x + 760} 890H${x + 320}Q${x + 300} 740 ${x + 200} 626z`,
    stage.shade('#8d6f52', 0.3, 0.1),
    0.5,
  );
  let cracks = '';
  for (let i = 0; i < 8; i++) cracks += `M${x - 420 + i * 116} ${670 + (i % 3) * 22}l14 60-8 70-16-60z`;
  canvas.fill(cracks, stage.shade('#8d6f52', 0.35, 0.08), 0.45);
  canvas.fill(`M${x - 410} 648h770v-30h-770z`, stage.ink('#d3b78c', 0.08));
  canvas.at(x, 622, stage.fit(760), () => temple(stage));
  canopy(
    stage,
    'slope',
    [
      [-40, 870],
      [x - 520, 860],
      [x - 200, 830],
      [x + 200, 840],
      [stage.width + 340, 870],
    ],
    stage.ink('#6f8a58', 0.14),
    { min: 18, max: 44, step: 46 },
  );
  whiteCity(stage, 930, 0.06);
  canvas.fill(
    cypress(stage.asideX - 90, 960, 190) + cypress(stage.asideX - 40, 966, 150) + cypress(x + 330, 950, 160),
    stage.shade('#2f5a44', 0.15),
  );
  birds(stage, stage.asideX + 110, 360);
};

function whiteCity(stage: Stage, y: number, depth: number): void {
  const random = stage.random.fork(`city${y}`);
  let [walls, sides, roofs] = ['', '', ''];
  for (let x = -20; x < stage.width + 20; ) {
    const w = Math.round(random.between(40, 80) * stage.sparseness);
    const top = y - random.whole(0, 34);
    walls += `M${Math.round(x)} ${y + 90}V${top}h${w}V${y + 90}z`;
    sides += `M${Math.round(x) + Math.round(w * 0.7)} ${y + 90}V${top}h${Math.round(w * 0.3)}V${y + 90}z`;
    if (random.chance(0.5)) roofs += `M${Math.round(x) - 3} ${top + 2}l10-16h${w - 14}l10 16z`;
    x += w;
  }
  stage.canvas.fill(walls, stage.lit('#f4ead8', 0.16, depth));
  stage.canvas.fill(sides, stage.shade('#c9bda6', 0.2, depth), 0.5);
  stage.canvas.fill(roofs, stage.ink('#c4734f', depth));
}

function temple(stage: Stage): void {
  const { canvas } = stage;
  canvas.fill('M-330 4v-12H330V4zM-318-8v-12H318v12z', stage.lit(marble, 0.26, 0.04));
  canvas.fill('M-200-20v-150h420v150z', stage.shade('#a08560', 0.3, 0.08), 0.55);
  columns(stage, -300, -20, 8, 37, 25, 172);
  columns(stage, 20, -20, 8, 37, 25, 172);
  canvas.fill('M-312-192v-40h620l2 40z', stage.ink(marble, 0.04));
  canvas.fill('M-312-196h622v-6h-622z', stage.shade('#b59a70', 0.3), 0.6);
  canvas.fill(
    uprights({ from: -300, y: -206, count: 17, step: 37, width: 13, tall: 20 }),
    stage.shade('#b59a70', 0.24),
    0.6,
  );
  canvas.fill('M-324-232h636v-10h-636z', stage.lit(marble, 0.3, 0.03));
  canvas.fill('M-324-242L-128-294-96-284-72-304-6-322 56-308 70-290 124-292 312-242z', stage.ink(marble, 0.05));
  canvas.fill(
    'M-262-248L-120-286-96-276-66-294-6-310 46-298 62-282 118-284 250-248z',
    stage.shade('#b59a70', 0.3),
    0.5,
  );
}

/** The two-storied front of a library in ruins, a marble street before it. */
export const ephesus: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 250 });
  land(stage, hills(stage, 'far', 580, 90, 420), '#8ba08a', 0.68, { melt: 0.4, drop: 180 });
  land(stage, hills(stage, 'mid', 660, 60, 380), '#8f9a62', 0.44, { melt: 0.2, drop: 160 });
  let trees = '';
  for (const [dx, y, tall] of [
    [-560, 770, 90],
    [-480, 760, 120],
    [360, 740, 120],
    [430, 752, 150],
  ] as const)
    trees += roundTree(x + dx, y, tall) + cypress(x + dx + 44, y, tall * 1.1);
  canvas.fill(trees, stage.ink('#5d7f4f', 0.24));
  land(
    stage,
    [
      [-40, 800],
      [x, 790],
      [stage.width + 40, 800],
    ],
    '#b5a560',
    0.14,
    { melt: 0.04, drop: 160 },
  );
  canvas.at(x, 840, stage.fit(640) * 1.1, () => library(stage));
  const street = canvas.fade(836, 1000, [
    [0, stage.lit('#e9dcc0', 0.15, 0.06)],
    [1, stage.ink('#c9b48e')],
  ]);
  canvas.fill(`M${x - 250} 838H${x + 250}L${x + 470} 1000H${x - 700}z`, street);
  let slabs = '';
  for (let i = 1; i < 6; i++) slabs += `M${x - 250 - i * i * 16} ${838 + i * i * 6}H${x + 250 + i * i * 8}`;
  for (let i = -2; i < 4; i++) slabs += `M${x + i * 80} 838L${x - 110 + i * 220} 1000`;
  canvas.stroke(slabs, stage.shade('#9a8258', 0.2), 3, 0.35);
  for (const [dx, tall] of [
    [-420, 230],
    [-560, 150],
    [330, 190],
  ] as const)
    stump(stage, x + dx, 900, tall);
  figure(stage, 'walker', x - 60, 900, 0.95, stage.ink('#b8442e'));
  figure(stage, 'walker', x - 24, 904, 0.95, stage.shade('#2f5560', 0.2));
  birds(stage, stage.asideX + 110, 340);
};

/** A single column left standing. */
function stump(stage: Stage, x: number, y: number, tall: number): void {
  stage.canvas.fill(`M${x - 34} ${y}h84v-16h-84z`, stage.ink('#cdb88e', 0.03));
  columns(stage, x - 10, y - 16, 1, 1, 36, tall);
}

function library(stage: Stage): void {
  const { canvas } = stage;
  const wall = stage.ink('#dcc094', 0.05);
  const dark = stage.shade('#8d6f4a', 0.3, 0.03);
  const door = stage.dark ? stage.light.lamp : stage.shade('#5a4430', 0.35);
  canvas.fill('M-290 0v-14H290V0zM-276-14v-12H276v12z', stage.lit(marble, 0.2, 0.03));
  canvas.fill('M-250-26v-372h500v372z', wall);
  canvas.fill('M150-26v-372h100v372z', dark, 0.3);
  canvas.fill(
    uprights({ from: -164, y: -26, count: 1, step: 1, width: 58, tall: 120 }) +
      uprights({ from: -36, y: -26, count: 1, step: 1, width: 72, tall: 140 }) +
      uprights({ from: 106, y: -26, count: 1, step: 1, width: 58, tall: 120 }),
    door,
  );
  canvas.fill(
    uprights({ from: -168, y: -250, count: 1, step: 1, width: 56, tall: 84 }) +
      uprights({ from: -30, y: -250, count: 1, step: 1, width: 60, tall: 92 }) +
      uprights({ from: 112, y: -250, count: 1, step: 1, width: 56, tall: 84 }),
    stage.dark ? stage.light.lamp : stage.light.sky[1],
  );
  canvas.fill(
    arches({ from: -226, y: -46, count: 2, step: 412, width: 40, tall: 96 }) +
      arches({ from: -84, y: -50, count: 2, step: 142, width: 28, tall: 84 }),
    dark,
    0.8,
  );
  for (const at of [-240, -104, 46, 182]) {
    columns(stage, at, -26, 2, 46, 17, 168);
    canvas.fill(`M${at - 14} -194h90v-22h-90z`, stage.lit(marble, 0.14, 0.03));
  }
  canvas.fill('M-262-216H262v-14H-262z', stage.lit(marble, 0.26, 0.03));
  for (const at of [-180, -32, 116]) {
    columns(stage, at, -230, 2, 56, 14, 130);
    canvas.fill(`M${at - 12} -360h94v-16h-94z`, stage.lit(marble, 0.14, 0.03));
  }
  canvas.fill('M-194-374l41-36 42 36zM130-374l-12 0 41-36 20 18 8 18z', stage.ink(marble, 0.03));
  canvas.fill('M-46-374q42-62 88 0z', stage.ink(marble, 0.03));
  canvas.fill('M-250-398h40l-14-14h-26zM214-398h36v-20l-20-6z', wall);
}

/** The Colosseum: three rows of arches, the outer wall broken away on one side. */
export const colosseum: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 700, sunY: 260 });
  land(stage, hills(stage, 'far', 650, 36, 420), '#8f9f8a', 0.7, { melt: 0.3, drop: 120 });
  whiteCity(stage, 730, 0.44);
  for (const [dx, y, tall] of [
    [-560, 790, 250],
    [-470, 796, 210],
    [430, 800, 230],
  ] as const)
    pine(stage, x + dx, y, tall, 0.24);
  mist(stage, 680, 110, 0.4);
  canvas.at(x - 10, 830, stage.fit(800), () => arena(stage));
  const ground = canvas.fade(820, 1000, [
    [0, stage.lit('#d6c09a', 0.1, 0.08)],
    [1, stage.ink('#b59a72')],
  ]);
  canvas.fill(`M-20 842Q${x} 800 ${stage.width + 20} 838V1000H-20z`, ground);
  for (const [dx, pigment] of [
    [-120, '#b8442e'],
    [-86, '#2f5560'],
    [150, '#5a4a6a'],
  ] as const)
    figure(stage, 'walker', x + dx, 880, 0.8, stage.shade(pigment, 0.15));
  land(
    stage,
    [
      [-40, 930],
      [stage.width * 0.3, 920],
      [stage.width * 0.7, 950],
      [stage.width + 40, 925],
    ],
    '#7f9a50',
    0,
    { melt: -0.04 },
  );
  pine(stage, Math.max(90, stage.asideX - 190), 985, 470, 0.03);
  birds(stage, stage.asideX + 120, 340);
};

/** An umbrella pine. */
export function pine(stage: Stage, x: number, y: number, tall: number, depth: number): void {
  if (x < stage.calmUntil) return;
  const s = (share: number) => Math.round(share * tall);
  const { canvas } = stage;
  canvas.fill(
    `M${x - s(0.024)} ${y}Q${x - s(0.01)} ${y - s(0.4)} ${x - s(0.02)} ${y - s(0.74)}l-${s(0.13)}-${s(0.1)}h${s(0.05)}l${s(0.1)} ${s(0.06)} ${s(0.12)}-${s(0.07)}h${s(0.05)}l-${s(0.14)} ${s(0.12)}Q${x + s(0.03)} ${y - s(0.4)} ${x + s(0.03)} ${y}z`,
    stage.shade('#6b4f3a', 0.25, depth),
  );
  canvas.fill(
    `M${x - s(0.34)} ${y - s(0.8)}q${s(0.01)}-${s(0.1)} ${s(0.12)}-${s(0.11)}q${s(0.08)}-${s(0.09)} ${s(0.2)}-${s(0.07)}q${s(0.16)}-${s(0.03)} ${s(0.22)} ${s(0.08)}q${s(0.12)} ${s(0.02)} ${s(0.12)} ${s(0.1)}q-${s(0.33)} ${s(0.07)}-${s(0.66)} 0z`,
    stage.shade('#3f6a48', 0.12, depth),
  );
  canvas.fill(
    `M${x - s(0.3)} ${y - s(0.84)}q${s(0.02)}-${s(0.06)} ${s(0.1)}-${s(0.06)}q${s(0.08)}-${s(0.09)} ${s(0.2)}-${s(0.07)}q${s(0.1)}-${s(0.01)} ${s(0.14)} ${s(0.03)}q-${s(0.22)}-${s(0.01)}-${s(0.44)} ${s(0.1)}z`,
    stage.lit('#6f9a62', 0.1, depth),
  );
}

function arena(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#dfc59a';
  const lit = stage.lit(stone, 0.12, 0.05);
  const gap = stage.dark ? mix(stage.light.lamp, '#d98a4a', 0.3) : stage.shade('#7d6040', 0.35, 0.04);
  canvas.fill(
    'M60 0v-236L110-230 130-214 190-208 220-190 290-184 330-160Q390-150 400-130V0z',
    stage.shade(stone, 0.16, 0.05),
  );
  canvas.fill('M-390 0v-296Q-384-318-330-330Q-160-364 20-348L60-338 76-300 100-292 106-236 118-230V0z', lit);
  canvas.fill('M-390 0v-296Q-384-318-330-330L-300-334V0z', stage.lit(stone, 0.26, 0.04));
  canvas.fill('M20 0v-348l40 10 16 38 24 8 6 56 12 6V0z', stage.shade(stone, 0.3, 0.05), 0.55);
  canvas.fill(
    'M-390-90Q-160-112 118-98v8Q-160-104-390-82zM-390-176Q-160-204 112-186v8Q-160-196-390-168zM-390-258Q-160-292 100-274v8Q-160-284-390-250zM118-96Q300-92 400-78v8Q300-84 118-88zM112-176Q250-172 330-160v8Q250-164 112-168z',
    stage.lit(stone, 0.36, 0.03),
  );
  const row = (y: number, tall: number, from: number, to: number, slope: number) => {
    let path = '';
    for (let at = from; at < to; at += 44) {
      const edge = Math.min(1, (at + 400) / 130);
      const w = Math.round(26 * Math.max(0.55, edge));
      const foot = Math.round(y - Math.sin(((at + 390) / 510) * Math.PI) * slope);
      path += arches({ from: at, y: foot, count: 1, step: 1, width: w + (w % 2), tall });
    }
    return path;
  };
  canvas.fill(
    row(-6, 60, -378, 100, 8) +
      row(-100, 56, -378, 96, 14) +
      row(-186, 54, -378, 92, 18) +
      row(-4, 58, 136, 390, 0) +
      row(-104, 50, 132, 330, 0),
    gap,
  );
  canvas.fill(uprights({ from: -366, y: -282, count: 9, step: 48, width: 12, tall: 18 }), gap, 0.8);
}
