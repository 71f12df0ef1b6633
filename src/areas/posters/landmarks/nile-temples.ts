import { mix } from '../drawing/color.ts';
import type { Point } from '../drawing/path.ts';
import { scrub } from '../layers/buttes.ts';
import { canopy, crags, grass, hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { uprights } from '../layers/masonry.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Feluccas between palms and the desert cliffs of Upper Egypt. */
export const felucca: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 690;
  sky(stage, { horizon: 660, sunY: 270 });
  land(stage, crags(stage, 'far', 610, 90, 380), '#cfa67c', 0.6, { melt: 0.4, drop: 120, sharp: true });
  const cliff: Point[] = [
    [-40, 640],
    [x - 500, 620],
    [x - 240, 560],
    [x - 60, 540],
    [x + 160, 530],
    [x + 420, 500],
    [stage.width + 340, 470],
  ];
  land(stage, cliff, '#d9ab72', 0.3, { melt: 0.16, drop: 160 });
  let folds = '';
  for (let i = 0; i < 9; i++) folds += `M${x - 220 + i * 96} ${600 - i * 6}l12 30-4 44-26-50z`;
  canvas.fill(folds, stage.shade('#a5743f', 0.3, 0.28), 0.4);
  canopy(stage, 'grove', hills(stage, 'grove', 680, 6, 320), stage.ink('#6f9a58', 0.26), {
    min: 14,
    max: 34,
    step: 40,
  });
  const tree = canvas.define(() => palm(stage, 0, 0, 180, 16, stage.ink('#4f8050', 0.2)));
  const random = stage.random.fork('palms');
  for (let i = 0; i < stage.width / 120 / stage.sparseness; i++) {
    const size = random.between(0.6, 1.05);
    canvas.copy(tree, random.whole(0, stage.width), 690, random.chance(0.5) ? size : -size, size);
  }
  water(stage, waterY, '#6fb0c4', '#1f6a8a');
  sunTrack(stage, stage.sunX, waterY + 4, 940);
  ripples(stage, 716, 985, 32);
  canvas.at(Math.max(stage.asideX, stage.calmUntil + 60), 760, 0.55, () => boat(stage));
  canvas.at(x + 250, 740, 0.4, () => boat(stage));
  canvas.reflected(862, 0.35, 0.2, () => canvas.at(x - 60, 862, stage.fit(520) * 1.3, () => boat(stage)));
  const bank = hills(stage, 'bank', 990, 8, 420);
  const reeds = stage.shade('#5f8a45', 0.2);
  grass(stage, 'l', bank, reeds, { from: -10, to: stage.width * 0.2, min: 70, max: 170, step: 14 });
  grass(stage, 'r', bank, reeds, { from: stage.width * 0.86, min: 60, max: 150, step: 14 });
  birds(stage, stage.asideX + 120, 370);
};

function boat(stage: Stage): void {
  const { canvas } = stage;
  const wood = stage.shade('#6b4630', 0.2);
  canvas.fill('M-130 8H140l-26 12H-104z', stage.light.shadow, 0.2);
  canvas.fill('M-40-20L-24-210h8l-12 190z', wood);
  canvas.fill('M-86-60Q-60-250 118-392Q96-220 128-52Q20-96-86-60z', stage.lit('#f8f1de', 0.2));
  canvas.fill('M118-392Q96-220 128-52Q90-66 56-72Q60-250 118-392z', stage.shade('#d6c9a8', 0.12), 0.7);
  canvas.stroke('M-96-50L122-398', wood, 7);
  canvas.fill('M-20-20l4-36q12-12 24 0l4 36zM40-20l4-34q11-12 22 0l4 34z', stage.ink('#b8442e'));
  canvas.disc(-4, -66, 9, wood);
  canvas.disc(55, -62, 9, wood);
  canvas.fill('M-150-36Q-100-20 0-20T160-46Q136 4 96 12H-100Q-138 6-150-36z', stage.lit('#f0e6d0', 0.12));
  canvas.fill('M-146-22Q-100-6 0-6T150-28Q130 6 96 12H-100Q-132 8-146-22z', stage.ink('#2f7f9a'));
}

/** The pylons, obelisk and papyrus columns of Karnak. */
export const karnak: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const ground = 830;
  sky(stage, { horizon: 710, sunY: 260 });
  land(stage, crags(stage, 'far', 680, 80, 360), '#cfa67c', 0.62, { melt: 0.4, drop: 120 });
  canopy(stage, 'grove', hills(stage, 'grove', 750, 8, 320), stage.ink('#7f9a5c', 0.36), {
    min: 14,
    max: 36,
    step: 44,
  });
  const dark = stage.ink('#4f7a4c', 0.24);
  for (const [dx, tall, lean] of [
    [-600, 220, -14],
    [-540, 170, 12],
    [420, 230, 14],
  ] as const)
    palm(stage, x + dx, 790, tall, lean, dark);
  mist(stage, 690, 120, 0.35);
  canvas.at(x, ground, stage.fit(840), () => temple(stage));
  land(
    stage,
    [
      [-40, ground],
      [x, ground - 4],
      [stage.width + 40, ground + 2],
    ],
    '#dcb684',
    0.05,
    { melt: -0.04, drop: 160 },
  );
  for (const [dx, y, pigment] of [
    [-60, 872, '#b8442e'],
    [-26, 876, '#2f5560'],
    [170, 866, '#e6d6b8'],
  ] as const)
    figure(stage, 'walker', x + dx, y, 0.85, stage.ink(pigment));
  figure(stage, 'camel', Math.max(stage.asideX - 60, stage.calmUntil), 906, 1.2, stage.shade('#6b4a30', 0.25));
  scrub(stage, 930, 985, '#8a8f55');
  birds(stage, stage.asideX + 100, 360);
};

function temple(stage: Stage): void {
  const { canvas } = stage;
  const stone = '#d3a86c';
  const light = stage.lit(stone, 0.16, 0.05);
  const dark = stage.shade('#9a6f3f', 0.3, 0.05);
  const gate = stage.dark ? stage.light.lamp : stage.shade('#5a4028', 0.35);
  canvas.fill('M-70-90h12l10-400 16-30 16 30 10 400h12v14h-76z', stage.lit('#d98f6a', 0.1, 0.12));
  canvas.fill('M-32-520l16 30 10 400h-20z', stage.shade('#a5644a', 0.3, 0.12), 0.7);
  for (const [from, to] of [
    [-400, -90],
    [90, 400],
  ] as const) {
    canvas.fill(`M${from} 0L${from + 26} -300H${to - 26}L${to} 0z`, light);
    canvas.fill(`M${to - 90} 0L${to - 78} -300H${to - 26}L${to} 0z`, dark, 0.55);
    canvas.fill(`M${from + 14} -300q4-26-8-34H${to - 6}q-12 8-8 34z`, stage.lit(stone, 0.3, 0.04));
    canvas.fill(`M${from + 20} -286H${to - 20}v9H${from + 20}z`, dark, 0.6);
  }
  canvas.fill(
    'M-330-40v-110h26v-26h14v26h26v110h-20v-60h-26v60zM-190-60v-90h30v90zM200-60v-110h26v-26h14v26h26v110h-20v-60h-26v60zM330-60v-90h24v90z',
    dark,
    0.5,
  );
  canvas.fill('M-96 0v-220H96V0z', stage.ink(stone, 0.06));
  canvas.fill('M-104-216q4-22-8-30h224q-12 8-8 30z', stage.lit(stone, 0.3, 0.04));
  canvas.fill('M-44 0v-160h88V0z', gate);
  canvas.fill(uprights({ from: -30, y: 0, count: 2, step: 44, width: 16, tall: 130 }), mix(light, gate, 0.5));
  let columns = '';
  for (const at of [-250, -170, 170, 250])
    columns += `M${at - 17} 0v-150q-12-10-14-34h62q-2 24-14 34V0zM${at - 22} -184h44v-14h-44z`;
  canvas.fill(columns, stage.lit(stone, 0.24, 0.02));
  canvas.fill(
    uprights({ from: -246, y: 0, count: 2, step: 80, width: 13, tall: 150 }) +
      uprights({ from: 174, y: 0, count: 2, step: 80, width: 13, tall: 150 }),
    dark,
    0.55,
  );
  for (const at of [-350, 340])
    canvas.fill(`M${at - 44} 0v-22h84q4-22 22-24v-16q8-12 18 0v18q6 2 4 12l-10 2v30z`, stage.ink(stone, 0.01));
}
