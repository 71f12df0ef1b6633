import { mix } from '../drawing/color.ts';
import { curve, oval, type Point } from '../drawing/path.ts';
import { animal } from '../layers/animals.ts';
import { canopy, grass, hills, land } from '../layers/land.ts';
import { birds, sailboat, ship } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** White shells on the harbor, the coat-hanger bridge behind. */
export const operaHouse: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 730;
  sky(stage, { horizon: 700, sunY: 270 });
  canopy(stage, 'shore', hills(stage, 'shore', 700, 12, 380), stage.ink('#7f9f86', 0.6), {
    min: 10,
    max: 26,
    step: 38,
  });
  bridge(stage, Math.max(stage.asideX - 60, stage.calmUntil + 180), seaY);
  water(stage, seaY, '#4fa0b8', '#165f80');
  sunTrack(stage, stage.sunX, seaY + 6, 940);
  canvas.reflected(806, 0.5, 0.2, () => canvas.at(x + 10, 806, stage.fit(760) * 1.1, () => shells(stage)));
  ripples(stage, 760, 985, 30);
  sailboat(stage, stage.asideX + 30, 850, 0.9);
  ship(stage, x - 120, 900, 0.7);
  birds(stage, stage.asideX + 120, 350);
};

function bridge(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  const steel = stage.ink('#6b7f8a', 0.42);
  canvas.fill(`M${x - 300} ${y}v-120h34V${y}zM${x + 266} ${y}v-120h34V${y}z`, stage.ink('#b5a58f', 0.4));
  canvas.fill(
    `M${x - 266} ${y - 60}Q${x} ${y - 330} ${x + 266} ${y - 60}h-16Q${x} ${y - 270} ${x - 250} ${y - 60}z`,
    steel,
  );
  let rods = '';
  for (let i = 1; i < 16; i++) {
    const t = i / 16;
    rods += `M${Math.round(x - 262 + 524 * t)} ${y - 84}V${Math.round(y - 60 - 500 * t * (1 - t))}`;
  }
  canvas.bars(rods, steel, 4);
  canvas.fill(`M${x - 420} ${y - 90}H${x + 420}v12H${x - 420}z`, steel);
}

function shells(stage: Stage): void {
  const { canvas } = stage;
  const white = stage.lit('#f7f3ea', 0.25, 0.03);
  const side = stage.shade('#c2c4c4', 0.16, 0.04);
  const glass = stage.dark ? stage.light.lamp : stage.shade('#6b5a50', 0.2, 0.04);
  const shell = (at: number, y: number, w: number, tall: number) => {
    canvas.fill(
      `M${at} ${y}Q${at + w * 0.02} ${y - tall * 0.66} ${at + w * 0.7} ${y - tall}Q${at + w * 1.02} ${y - tall * 0.5} ${at + w} ${y}z`,
      white,
    );
    canvas.fill(
      `M${at + Math.round(w * 0.7)} ${y - tall}Q${at + w * 1.02} ${y - tall * 0.5} ${at + w} ${y}H${at + Math.round(w * 0.62)}Q${at + w * 0.8} ${y - tall * 0.5} ${at + Math.round(w * 0.7)} ${y - tall}z`,
      side,
      0.9,
    );
    canvas.stroke(
      `M${at + Math.round(w * 0.16)} ${y}Q${at + w * 0.2} ${y - tall * 0.6} ${at + Math.round(w * 0.66)} ${y - Math.round(tall * 0.96)}M${at + Math.round(w * 0.4)} ${y}Q${at + w * 0.42} ${y - tall * 0.5} ${at + Math.round(w * 0.68)} ${y - Math.round(tall * 0.92)}`,
      side,
      3,
      0.6,
    );
  };
  const mouth = (at: number, y: number, w: number, tall: number) =>
    canvas.fill(
      `M${at} ${y}Q${at - w * 0.1} ${y - tall * 0.6} ${at - w * 0.3} ${y - tall}Q${at + w} ${y - tall * 0.5} ${at + w} ${y}z`,
      glass,
    );
  canvas.fill('M-390 4v-56l30-10H350l40 12v54z', stage.ink('#c9a58a', 0.05));
  canvas.fill('M-360-62H350l-12-14H-340z', stage.lit('#e0c4a8', 0.12, 0.04));
  canvas.fill('M-390-34H390v6H-390z', stage.shade('#8f6f5a', 0.25), 0.6);
  mouth(300, -74, 40, 96);
  shell(190, -74, 130, 130);
  mouth(196, -74, 56, 170);
  shell(40, -74, 190, 240);
  mouth(70, -74, 56, 200);
  shell(-120, -74, 230, 310);
  shell(-320, -74, 110, 100);
  shell(-260, -74, 180, 170);
  canvas.fill('M-366-76h60v-24h-60z', side);
  canvas.fill('M-402 14V0H402v14z', stage.shade('#8f7360', 0.2));
}

/** Kangaroos in the red country, a ghost gum and a windpump. */
export const outback: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 690, sunY: 330, radius: 96 });
  const range: Point[] = [
    [-40, 690],
    [x - 700, 660],
    [x - 540, 622],
    [x - 330, 640],
    [x - 120, 606],
    [x + 150, 636],
    [x + 360, 612],
    [stage.width + 340, 650],
  ];
  land(stage, range, '#a5705f', 0.56, { melt: 0.3, drop: 110 });
  let scrub = '';
  const random = stage.random.fork('scrub');
  for (let i = 0; i < stage.width / 50 / stage.sparseness; i++) {
    const [sx, r] = [random.whole(0, stage.width), random.whole(10, 24)];
    scrub += `M${sx - r} 712q${r}-${r * 2} ${r * 2} 0z`;
  }
  land(
    stage,
    [
      [-40, 708],
      [stage.width / 2, 704],
      [stage.width + 40, 708],
    ],
    '#c4673f',
    0.26,
    { melt: -0.02, drop: 240 },
  );
  canvas.fill(scrub, stage.ink('#7f8a5c', 0.32));
  windpump(stage, Math.max(stage.asideX - 110, stage.calmUntil + 60), 760);
  let tufts = '';
  for (let i = 0; i < stage.width / 60; i++) {
    const [tx, ty, r] = [random.whole(0, stage.width), random.whole(790, 985), random.whole(12, 30)];
    tufts += `M${tx - r} ${ty}l${Math.round(r * 0.3)}-${r} ${Math.round(r * 0.4)} ${Math.round(r * 0.6)} ${Math.round(r * 0.3)}-${Math.round(r * 0.9)} ${Math.round(r * 0.4)} ${Math.round(r * 0.7)} ${Math.round(r * 0.4)}-${Math.round(r * 0.5)} ${Math.round(r * 0.2)} ${Math.round(r * 1.1)}z`;
  }
  canvas.fill(tufts, stage.ink('#c9a55c', 0.02));
  gum(stage, x + 230, 872);
  const fur = stage.shade('#7a4a34', 0.25);
  const light = stage.lit('#c98f68', 0.1);
  animal(stage, 'kangaroo', x - 60, 890, 1.5, fur, light);
  animal(stage, 'kangaroo', x - 240, 866, 1, fur, light);
  animal(stage, 'kangaroo', x + 70, 858, -0.85, fur, light);
  const near = hills(stage, 'near', 975, 8, 460);
  land(stage, near, '#9c4a2c', 0, { melt: 0 });
  grass(stage, 'blades', near, stage.shade('#a5803f', 0.2), { min: 20, max: 56, step: 18 });
  birds(stage, stage.asideX + 120, 380);
};

function gum(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  canvas.at(x, y, 1.1, () => {
    const bark = stage.lit('#f0e6d6', 0.16, 0.04);
    canvas.fill(
      'M-34 6Q-14-60-18-150Q-26-220-90-290l14-6Q-20-250-2-200Q6-270 60-350l14 4Q40-270 26-190Q60-220 110-236l6 8Q50-190 24-140Q14-60 36 6z',
      bark,
    );
    canvas.fill(
      'M8 6Q0-80 6-160Q16-240 66-348l8 2Q40-270 26-190Q60-220 110-236l6 8Q50-190 24-140Q14-60 36 6z',
      stage.shade('#b5a594', 0.2, 0.04),
      0.6,
    );
    const leaf = stage.ink('#6f8a62', 0.05);
    for (const [cx, cy, rx, ry] of [
      [-110, -310, 76, 40],
      [70, -376, 92, 46],
      [140, -262, 74, 36],
      [-20, -400, 66, 38],
    ] as const)
      canvas.fill(oval(cx, cy, rx, ry), leaf);
    for (const [cx, cy, rx, ry] of [
      [-124, -324, 50, 22],
      [54, -394, 60, 24],
      [126, -274, 46, 18],
    ] as const)
      canvas.fill(oval(cx, cy, rx, ry), stage.lit('#8fa878', 0.14, 0.05), 0.8);
  });
}

function windpump(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    const iron = stage.shade('#5a5a5c', 0.15, 0.12);
    canvas.stroke('M-34 0L-4-190M34 0L4-190M-28-40H28M-20-90H20M-12-140H12M-28-40L20-90M28-40L-20-90', iron, 4);
    let blades = '';
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283;
      const p = (turn: number, r: number) =>
        `${Math.round(Math.cos(a + turn) * r)} ${Math.round(-206 + Math.sin(a + turn) * r)}`;
      blades += `M${p(0, 10)}L${p(-0.14, 46)} ${p(0.14, 46)}z`;
    }
    canvas.fill(`${blades}M0-210h64l16-18v44l-16-18H0z`, iron);
    canvas.fill('M60 0v-34h70V0z', stage.ink('#9a9a94', 0.14));
  });
}

/** Half above, half below: a boat at anchor over corals, a turtle and a shoal. */
export const reef: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const line = 470;
  sky(stage, { horizon: line, sunY: 200, radius: 66 });
  const isle: Point[] = [
    [stage.asideX - 200, line],
    [stage.asideX - 90, line - 20],
    [stage.asideX + 40, line - 22],
    [stage.asideX + 170, line],
  ];
  canvas.fill(`${curve(isle)}z`, stage.ink('#6f9a72', 0.46));
  canvas.fill(`M0 ${line - 6}H${stage.width}V${line + 30}H0z`, stage.ink('#3fa0b8', 0.2));
  sailboat(stage, x, line + 22, 1.5);
  const swell = `q60-16 120 0t${'120 0 '.repeat(Math.ceil(stage.width / 120)).trim()}`;
  canvas.fill(
    `M0 ${line + 14}${swell}V1000H0z`,
    canvas.fade(line, 1000, [
      [0, stage.lit('#4fc4c8', 0.16)],
      [0.45, stage.ink('#1f93a8')],
      [1, stage.ink('#0f5f7c')],
    ]),
  );
  canvas.fill(`M0 ${line + 14}${swell}v9H0z`, stage.light.cloud, 0.7);
  let rays = '';
  for (const [dx, w] of [
    [-60, 60],
    [80, 40],
    [190, 70],
    [-210, 46],
  ] as const)
    rays += `M${stage.sunX + dx} ${line + 30}h${w}l${w + 110} 440h-${w * 2 + 40}z`;
  canvas.fill(rays, stage.light.sun, stage.hour === 'night' ? 0.04 : 0.1);
  canvas.fill(oval(x, line + 44, 60, 8), stage.shade('#0f4f6c', 0.3), 0.3);
  shoal(stage, stage.asideX + 60, 690, '#f0b84a');
  shoal(stage, x + 250, 620, '#f4f0e0');
  turtle(stage, x - 110, 700);
  const floor: Point[] = [
    [-40, 920],
    [stage.width * 0.3, 940],
    [stage.width * 0.6, 900],
    [stage.width + 40, 860],
  ];
  canvas.fill(`${curve(floor)}V1010H-40z`, stage.ink('#2f6f7f'));
  corals(stage, floor);
};

function shoal(stage: Stage, x: number, y: number, paint: string): void {
  const random = stage.random.fork(`shoal${paint}`);
  let path = '';
  for (let i = 0; i < 9; i++)
    path += `M${Math.round(x + random.between(-110, 110))} ${Math.round(y + random.between(-50, 50))}q16-13 34 0l12-9v18l-12-9q-18 13-34 0z`;
  stage.canvas.fill(path, stage.lit(paint, 0.1, 0.06));
}

function turtle(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1.35, () => {
    const { canvas } = stage;
    const skin = stage.ink('#7f9a5c', 0.04);
    canvas.fill(
      'M70-20q40-30 66-12 10 16-8 24-26 8-54 6zM50 10q30 60 80 84 6-60-36-104zM-60 16q-40 30-50 70 50-10 80-56zM-70-34q-40-20-60-2 26 22 58 22zM20-50q10-50 60-76 10 50-26 88z',
      skin,
    );
    canvas.fill('M-96-4Q-80-66 0-70Q74-66 90-10Q70 40 0 42Q-76 40-96-4z', stage.ink('#6b5a3a', 0.03));
    canvas.fill(
      'M-30-50h44l20 26-20 28h-44l-20-28zM-66-30l14 8-10 26-20-8zM52-34l22 10-4 22-18-8zM-20 16h30l10 18h-46z',
      stage.lit('#c9a55c', 0.14, 0.03),
      0.8,
    );
    canvas.disc(118, -26, 4, stage.shade('#22262a', 0.2));
  });
}

function corals(stage: Stage, floor: readonly Point[]): void {
  const { canvas } = stage;
  const random = stage.random.fork('corals');
  const paints = ['#d9705a', '#e3a05c', '#b56a9a', '#e0c070'] as const;
  const kinds = paints.map(() => '');
  for (let i = 0; i < stage.width / 74 / stage.sparseness; i++) {
    const cx = random.whole(-10, stage.width);
    const cy = (floor.findLast(([px]) => px <= cx)?.[1] ?? 920) + random.whole(0, 60);
    const r = random.whole(28, 60);
    const kind = i % 4;
    if (kind < 2)
      kinds[kind] +=
        `M${cx - 6} ${cy}q-4-${r} -${r}-${r}l6-8q${r - 14} 4 ${r - 6} ${Math.round(r * 0.4)}q0-${r} 8-${Math.round(r * 1.5)}l10 0q-6 ${r} 2 ${Math.round(r * 1.2)}q10-${Math.round(r * 0.5)} ${r - 10}-${Math.round(r * 0.6)}l6 9q-${r - 12} ${Math.round(r * 0.3)}-${r - 14} ${r}z`;
    else kinds[kind] += `M${cx - r} ${cy}a${r} ${Math.round(r * 0.8)} 0 0 1 ${r * 2} 0z`;
  }
  for (const [i, kind] of kinds.entries())
    canvas.fill(kind, mix(stage.ink(paints[i] ?? paints[0]), stage.ink('#1f7f98'), 0.12));
}

/** A giant tortoise and cactus on black lava above the sea. */
export const galapagos: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 600;
  sky(stage, { horizon: seaY, sunY: 240 });
  const cone: Point[] = [
    [x - 640, seaY + 2],
    [x - 430, seaY - 60],
    [x - 250, seaY - 150],
    [x - 200, seaY - 158],
    [x - 150, seaY - 142],
    [x + 20, seaY - 50],
    [x + 200, seaY + 2],
  ];
  canvas.fill(
    `${curve(cone)}z`,
    canvas.fade(seaY - 160, seaY, [
      [0, stage.ink('#a5806a', 0.46)],
      [1, mix(stage.ink('#8a8a68', 0.5), stage.light.haze, 0.3)],
    ]),
  );
  canvas.fill(
    `M${x + 150} ${seaY + 2}L${x + 190} ${seaY - 110} ${x + 224} ${seaY - 170} ${x + 246} ${seaY - 100} ${x + 280} ${seaY + 2}z`,
    stage.ink('#8f7360', 0.4),
  );
  water(stage, seaY, '#3fa0b5', '#1f8a9c');
  sunTrack(stage, stage.sunX, seaY + 4, 780);
  ripples(stage, 620, 800, 24);
  canvas.fill(
    `M0 780Q${stage.width * 0.3} 750 ${stage.width * 0.6} 770T${stage.width} 750V1000H0z`,
    stage.ink('#5fc4bc', 0.02),
    0.6,
  );
  const lava: Point[] = [
    [-40, 880],
    [x - 640, 870],
    [x - 460, 830],
    [x - 200, 820],
    [x + 100, 806],
    [x + 360, 780],
    [stage.width + 60, 770],
  ];
  canvas.fill(`${curve(lava.map(([px, py]): Point => [px, py - 10]))}V1000H-40z`, stage.light.cloud, 0.75);
  canvas.fill(
    `${curve(lava)}V1010H-40z`,
    canvas.fade(770, 1000, [
      [0, stage.lit('#5f564f', 0.1)],
      [1, stage.shade('#3f3a38', 0.2)],
    ]),
  );
  let cracks = '';
  const random = stage.random.fork('cracks');
  for (let i = 0; i < stage.width / 90; i++)
    cracks += `M${random.whole(0, stage.width)} ${random.whole(880, 985)}q30-14 60 0t50 6`;
  canvas.stroke(cracks, stage.shade('#2a2728', 0.2), 5, 0.6);
  animal(stage, 'tortoise', x - 70, 912, 2.1, stage.shade('#5f5a44', 0.15), stage.lit('#7f7a58', 0.1));
  for (const [dx, y, scale] of [
    [250, 880, 1.1],
    [340, 900, 0.85],
    [-400, 880, 0.7],
  ] as const)
    if (x + dx > stage.calmUntil) cactus(stage, x + dx, y, scale);
  let crabs = '';
  for (const [dx, y] of [
    [-290, 930],
    [-330, 960],
    [130, 950],
  ] as const)
    crabs += `M${x + dx - 14} ${y}q14-16 28 0l12-8-6 12 8 8-14-2h-28l-14 2 8-8-6-12z`;
  canvas.fill(crabs, stage.ink('#d2452a'));
  birds(stage, stage.asideX + 130, 330);
};

/** A prickly-pear tree. */
function cactus(stage: Stage, x: number, y: number, scale: number): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    const pad = stage.shade('#5f8a4c', 0.12);
    canvas.fill('M-14 6L-9-150H9L16 6z', stage.shade('#a5673f', 0.2));
    for (const [cx, cy, rx, ry] of [
      [0, -176, 34, 40],
      [-52, -206, 30, 36],
      [52, -212, 30, 36],
      [-16, -246, 30, 38],
      [36, -268, 26, 32],
      [-66, -262, 24, 30],
    ] as const)
      canvas.fill(oval(cx, cy, rx, ry), pad);
    for (const [cx, cy, rx, ry] of [
      [-8, -184, 18, 24],
      [-60, -214, 16, 22],
      [44, -220, 16, 22],
      [-24, -254, 16, 24],
    ] as const)
      canvas.fill(oval(cx, cy, rx, ry), stage.lit('#86a968', 0.16), 0.8);
  });
}
