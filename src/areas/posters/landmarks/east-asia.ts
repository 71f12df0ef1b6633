import { mix } from '../drawing/color.ts';
import { curve, heightAt, type Point } from '../drawing/path.ts';
import { canopy, conifers, crags, hills, land, mist } from '../layers/land.ts';
import { birds, figure, glow } from '../layers/life.ts';
import { uprights } from '../layers/masonry.ts';
import { roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** A path of vermilion gates climbing through cedars. */
export const toriiPath: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 620, sunY: 230 });
  land(stage, hills(stage, 'far', 560, 70, 380), '#7a9a98', 0.7, { melt: 0.4, drop: 180 });
  const slope: Point[] = [
    [-40, 700],
    [x - 520, 680],
    [x - 240, 600],
    [x + 60, 560],
    [x + 330, 590],
    [stage.width + 340, 640],
  ];
  land(stage, slope, '#5f8a62', 0.4, { melt: 0.2, drop: 200 });
  conifers(stage, 'cedars', slope, stage.ink('#3f6f58', 0.34), { min: 70, max: 150, step: 30 });
  mist(stage, 600, 160, 0.45);
  land(
    stage,
    [
      [-40, 790],
      [x - 420, 800],
      [x, 760],
      [x + 380, 780],
      [stage.width + 340, 790],
    ],
    '#5f8a52',
    0.16,
    { melt: 0.1, drop: 200 },
  );
  canvas.fill(
    `M${x + 92} 690Q${x + 20} 740 ${x + 40} 800Q${x + 60} 880 ${x - 200} 1000H${x + 210}Q${x + 200} 880 ${x + 130} 800Q${x + 100} 740 ${x + 120} 690z`,
    stage.lit('#cfc0a4', 0.08, 0.05),
  );
  const gates = [
    [106, 700, 0.2],
    [92, 716, 0.26],
    [76, 738, 0.33],
    [70, 766, 0.42],
    [78, 804, 0.54],
    [80, 856, 0.72],
    [40, 930, 1],
  ] as const;
  const one = canvas.define(() => gate(stage));
  for (const [dx, y, scale] of gates) canvas.copy(one, x + dx, y, scale, scale);
  figure(stage, 'walker', x + 66, 846, 0.75, stage.shade('#2f5560', 0.2));
  const trunk = stage.shade('#4a3a34', 0.3);
  const crown = stage.shade('#2f5a48', 0.2);
  for (const [dx, w] of [
    [-330, 34],
    [-470, 26],
    [330, 40],
    [440, 30],
  ] as const) {
    if (x + dx < stage.calmUntil) continue;
    canvas.fill(
      `M${x + dx - w} 1000Q${x + dx - w * 0.5} 700 ${x + dx - w * 0.4} 330h${Math.round(w * 0.8)}Q${x + dx + w * 0.5} 700 ${x + dx + w} 1000z`,
      trunk,
    );
    let boughs = '';
    for (let i = 0; i < 6; i++) {
      const [half, y] = [56 + i * 16, 350 + i * 58];
      const top = x + dx + (i % 2 ? 8 : -8);
      boughs += `M${top - half} ${y}Q${top - 20} ${y - 20} ${top} ${y - 66}Q${top + 20} ${y - 20} ${top + half} ${y}Q${top} ${y + 26} ${top - half} ${y}z`;
    }
    canvas.fill(boughs, crown, 0.95);
  }
  for (const dx of [-170, 250]) lantern(stage, x + dx, 950);
  birds(stage, stage.asideX + 90, 300);
};

function gate(stage: Stage): void {
  const { canvas } = stage;
  const red = stage.ink('#d2452a', 0.05);
  const dark = stage.shade('#a5321f', 0.3, 0.05);
  const black = stage.shade('#2c2a2c', 0.15, 0.05);
  canvas.fill('M-180 40v-330h38V40zM142 40v-330h38V40z', red);
  canvas.fill('M-154 40v-330h12V40zM168 40v-330h12V40z', dark, 0.7);
  canvas.fill('M-186 40v-34h50v34zM136 40v-34h50v34z', black);
  canvas.fill('M-200-236H200v26H-200z', red);
  canvas.fill('M-240-330Q0-300 240-330l6 22Q0-276-246-308z', black);
  canvas.fill('M-232-306Q0-278 232-306v30Q0-254-232-276z', red);
  canvas.fill('M-24-262h48v54h-48z', black);
}

function lantern(stage: Stage, x: number, y: number): void {
  glow(stage, x, y - 92, 80);
  stage.canvas.at(x, y, 1, () => {
    const { canvas } = stage;
    const stone = stage.ink('#9a9c94', 0.02);
    canvas.fill(
      'M-30 8v-12h60V8zM-12-4v-60h24v60zM-32-62h64l-8-12h-48zM-24-74v-36h48v36zM-42-108q42-18 84 0L24-128h-48z',
      stone,
    );
    canvas.fill('M-14-78v-26h28v26z', stage.light.lamp);
  });
}

/** The throne hall of a palace below granite peaks. */
export const palace: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 240 });
  land(stage, crags(stage, 'far', 600, 160, 330), '#8a9aa5', 0.68, { melt: 0.4, drop: 200, sharp: true });
  canvas.fill(
    `M${x - 520} 700Q${x - 420} 600 ${x - 330} 560Q${x - 260} 430 ${x - 190} 400Q${x - 130} 390 ${x - 70} 490Q${x} 600 ${x + 120} 640T${x + 460} 700z`,
    canvas.fade(390, 700, [
      [0, stage.lit('#a5a89c', 0.14, 0.4)],
      [1, mix(stage.ink('#6f8f70', 0.46), stage.light.haze, 0.3)],
    ]),
  );
  const woods = hills(stage, 'woods', 706, 16, 360);
  canopy(stage, 'woods', woods, stage.ink('#5f8560', 0.34), { min: 18, max: 44, step: 46 });
  mist(stage, 640, 110, 0.4);
  canvas.at(x + 20, 830, stage.fit(840), () => throneHall(stage));
  const court = canvas.fade(826, 1000, [
    [0, stage.lit('#d9cdb4', 0.1, 0.06)],
    [1, stage.ink('#b3a488')],
  ]);
  canvas.fill(`M0 830H${stage.width}V1000H0z`, court);
  let slabs = '';
  for (let i = 1; i < 6; i++) slabs += `M0 ${830 + i * i * 6}H${stage.width}`;
  canvas.stroke(slabs, stage.shade('#8d7d62', 0.2), 3, 0.3);
  let markers = '';
  for (let i = 0; i < 4; i++)
    markers += `M${x - 120 - i * 46} ${852 + i * 34}v-${24 + i * 5}q7-8 14 0v${24 + i * 5}zM${x + 150 + i * 46} ${852 + i * 34}v-${24 + i * 5}q7-8 14 0v${24 + i * 5}z`;
  canvas.fill(markers, stage.ink('#8f8878', 0.02));
  for (const [dx, y, pigment] of [
    [-50, 900, '#d98aa0'],
    [-16, 904, '#3f7f9a'],
    [170, 920, '#f0e6d0'],
  ] as const)
    figure(stage, 'walker', x + dx, y, 0.9, stage.ink(pigment));
  canvas.fill(
    roundTree(Math.max(90, stage.calmUntil + 40), 880, 190) + roundTree(stage.width - 70, 890, 210),
    stage.shade('#4f7f4c', 0.12),
  );
  birds(stage, stage.asideX + 110, 350);
};

function throneHall(stage: Stage): void {
  const { canvas } = stage;
  const tile = '#56666c';
  const red = stage.ink('#a8452f', 0.04);
  const green = stage.ink('#3f8570', 0.04);
  const pale = stage.lit('#e6dcc4', 0.15, 0.04);
  canvas.fill('M-390 0v-30H390V0zM-350-30v-30H350v30z', pale);
  canvas.fill('M-390-30H390v6H-390zM-350-60H350v6H-350z', stage.shade('#b5a88c', 0.2));
  canvas.fill(uprights({ from: -380, y: -30, count: 24, step: 32, width: 7, tall: 16 }), pale);
  canvas.fill('M-60 0L-44-60H44L60 0z', stage.lit('#efe6d0', 0.2, 0.03));
  const story = (y: number, half: number, tall: number, eave: number, up: number) => {
    canvas.fill(
      `M${-half} ${y}v-${tall}h${half * 2}v${tall}z`,
      stage.dark ? mix(stage.light.lamp, red, 0.4) : stage.lit('#d9b98a', 0.08, 0.05),
    );
    canvas.fill(uprights({ from: -half, y, count: 8, step: Math.round((half * 2 - 14) / 7), width: 14, tall }), red);
    canvas.bars(`M${-half} ${y - tall + 8}h${half * 2}`, green, 18, [14, 5]);
    canvas.fill(
      `M${-eave} ${y - tall - 14}Q${-half} ${y - tall - 6} 0 ${y - tall - 6}T${eave} ${y - tall - 14}L${eave - 24} ${y - tall - 34}Q${Math.round(half * 0.8)} ${y - tall - up * 0.7} ${Math.round(half * 0.66)} ${y - tall - up}H${-Math.round(half * 0.66)}Q${-Math.round(half * 0.8)} ${y - tall - up * 0.7} ${-eave + 24} ${y - tall - 34}z`,
      stage.ink(tile, 0.04),
    );
    canvas.fill(
      `M${eave} ${y - tall - 14}L${eave - 24} ${y - tall - 34}Q${Math.round(half * 0.8)} ${y - tall - up * 0.7} ${Math.round(half * 0.66)} ${y - tall - up}H${Math.round(half * 0.3)}Q${Math.round(half * 0.5)} ${y - tall - 40} ${Math.round(half * 0.6)} ${y - tall - 8}z`,
      stage.shade(tile, 0.34, 0.04),
      0.6,
    );
    canvas.fill(
      `M${-Math.round(half * 0.7)} ${y - tall - up + 4}v-14h${Math.round(half * 1.4)}v14z`,
      stage.lit('#c9c4b4', 0.1, 0.04),
    );
  };
  story(-60, 270, 100, 350, 90);
  story(-246, 196, 56, 280, 120);
}

/** The Great Wall along its ridge, from tower to tower. */
export const greatWall: Draw = (stage) => {
  const x = stage.motifX;
  sky(stage, { horizon: 620, sunY: 220 });
  land(stage, crags(stage, 'far', 530, 170, 340), '#7a96a5', 0.72, { melt: 0.4, drop: 240 });
  land(stage, crags(stage, 'mid', 610, 140, 300), '#6f9080', 0.58, { melt: 0.4, drop: 200 });
  mist(stage, 540, 180, 0.6);
  const back: Point[] = [
    [-40, 720],
    [x - 620, 690],
    [x - 420, 620],
    [x - 250, 650],
    [x - 80, 570],
    [x + 60, 610],
    [x + 220, 500],
    [x + 380, 540],
    [stage.width + 340, 440],
  ];
  land(stage, back, '#6f9560', 0.34, { melt: 0.2, drop: 220 });
  wall(stage, back, 22, 0.3);
  for (const dx of [-420, -80, 220]) tower(stage, x + dx, heightAt(back, x + dx) + 6, 0.42, 0.28);
  mist(stage, 650, 130, 0.4);
  const front: Point[] = [
    [-40, 930],
    [x - 560, 900],
    [x - 360, 850],
    [x - 160, 760],
    [x + 20, 700],
    [x + 160, 700],
    [x + 330, 800],
    [x + 520, 880],
    [stage.width + 360, 960],
  ];
  land(stage, front, '#6a9150', 0.1, { melt: -0.04, drop: 260 });
  wall(stage, front, 48, 0.05);
  tower(stage, x + 90, 716, 1.15, 0.04);
  tower(stage, x - 400, heightAt(front, x - 400) + 16, 0.8, 0.05);
  canopy(
    stage,
    'woods',
    front.map(([px, py]): Point => [px, py + 80]),
    stage.ink('#55804a', 0.06),
    { min: 16, max: 42, step: 46 },
  );
  canopy(stage, 'near', hills(stage, 'near', 960, 16, 380), stage.shade('#3f6f45', 0.16), {
    min: 20,
    max: 50,
    step: 60,
  });
  birds(stage, stage.asideX + 110, 330);
};

/** A battlemented walk that follows a line of hills. */
function wall(stage: Stage, ridge: readonly Point[], tall: number, depth: number): void {
  const { canvas } = stage;
  const stone = '#cbb690';
  const step = 96 * stage.sparseness;
  const [top, foot]: [Point[], Point[]] = [[], []];
  for (let px = -20; px < stage.width + 30; px += step) {
    const y = heightAt(ridge, px);
    top.push([px, y - tall * 0.8]);
    foot.push([px, y + tall * 0.3]);
  }
  canvas.fill(`${curve(top)}L${curve(foot.toReversed()).slice(1)}z`, stage.lit(stone, 0.12, depth));
  canvas.fill(
    `${curve(top.map(([px, py]): Point => [px, py + tall * 0.5]))}L${curve(foot.toReversed()).slice(1)}z`,
    stage.shade(stone, 0.3, depth),
    0.6,
  );
  canvas.bars(curve(top.map(([px, py]): Point => [px, py - tall * 0.06])), stage.lit(stone, 0.16, depth), tall * 0.26, [
    Math.round(tall * 0.3),
    Math.round(tall * 0.22),
  ]);
}

function tower(stage: Stage, x: number, y: number, scale: number, depth: number): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    const stone = '#cdb994';
    canvas.fill('M-74 30L-64-110H64L74 30z', stage.lit(stone, 0.14, depth));
    canvas.fill('M22 30v-140h42L74 30z', stage.shade(stone, 0.34, depth), 0.65);
    canvas.bars('M-70-116H70', stage.lit(stone, 0.14, depth), 18, [18, 12]);
    canvas.fill('M-70-106H70v8H-70z', stage.shade(stone, 0.3, depth), 0.6);
    canvas.fill(
      'M-46-44v-24q8-12 16 0v24zM-8-44v-24q8-12 16 0v24zM32-44v-24q8-12 16 0v24zM-10 24v-30q10-14 20 0v30z',
      stage.dark ? stage.light.lamp : stage.shade('#5a4a38', 0.3, depth),
    );
    canvas.fill('M-44-124v-26h88v26z', stage.ink(stone, depth));
    canvas.fill('M-62-146Q0-160 62-146L36-182h-72z', stage.shade('#5f6668', 0.1, depth));
  });
}
