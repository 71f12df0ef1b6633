import { curve, heightAt, type Point } from '../drawing/path.ts';
import { birds, sailboat, ship } from '../layers/life.ts';
import { seascape } from '../layers/seascape.ts';
import type { Draw, Stage } from '../stage.ts';

/** Whitewashed cubes stepping down a cliff, two blue domes, a bell gable and a mill. */
export const cyclades: Draw = (stage) => {
  const { canvas } = stage;
  seascape(stage, '#4f9fc0', '#12506f');
  const x = stage.motifX;
  const right = stage.width + 30;
  const rock = '#b58d6b';
  const crest: Point[] = [
    [x - 400, 720],
    [x - 340, 600],
    [x - 250, 530],
    [x - 120, 470],
    [x + 20, 410],
    [x + 160, 372],
    [x + 330, 392],
    [x + 520, 420],
    [x + 690, 560],
    [x + 780, 700],
    [x + 880, 800],
  ];
  const cliff = canvas.fade(400, 800, [
    [0, stage.lit(rock, 0.1, 0.06)],
    [1, stage.shade(rock, 0.26, 0.06)],
  ]);
  canvas.fill(`${curve(crest)}H${x - 440}Q${x - 420} 760 ${x - 400} 720z`, cliff);
  canvas.fill(
    `M${x - 250} 800L${x - 230} 640 ${x - 160} 700 ${x - 120} 620 ${x - 40} 720 ${x + 10} 640 ${x + 90} 740 ${x + 150} 650 ${x + 240} 730 ${x + 300} 660 ${x + 390} 740 ${x + 450} 650 ${x + 540} 740 ${x + 600} 680 ${x + 740} 800z`,
    stage.shade(rock, 0.32, 0.04),
    0.5,
  );
  canvas.fill(
    `M${x - 450} 806q30-22 70-12q40-20 90 0q60-14 110 4q80-16 150 2q80-16 160 0q80-14 150 2q90-18 180 0q90-16 160 0q60-14 140 6H${x - 450}z`,
    stage.lit('#f2efe4', 0.1),
    0.5,
  );
  windmill(stage, x + 250, heightAt(crest, x + 250) - 10);
  village(stage, x, right, crest);
  sailboat(stage, stage.sunX + 40, 740, 0.8);
  ship(stage, Math.min(stage.asideX + 60, x - 480 > stage.calmUntil ? stage.asideX + 60 : stage.asideX), 880, 0.95);
  birds(stage, stage.sunX + 210, 430);
};

function village(stage: Stage, x: number, right: number, crest: readonly Point[]): void {
  const { canvas } = stage;
  const random = stage.random.fork('village');
  const lit = stage.lit(stage.dark ? '#f7dcc6' : '#f8f5ec', 0.2);
  const side = stage.shade('#b9c0cc', 0.14, 0.04);
  for (let row = 0; row < 5; row++) {
    let [walls, sides, holes, doors] = ['', '', '', ''];
    const domes: number[][] = [];
    const from = x - 270 + row * 24 + random.whole(0, 30);
    const limit = Math.min(right + 20, x + 520);
    for (let at = from; at < limit; ) {
      const w = random.whole(46, 76);
      const h = random.whole(40, 66);
      const y = Math.round(heightAt(crest, at + w / 2) + 10 + row * 38 + random.between(-6, 8));
      walls += `M${at} ${y}v${-h}h${w}v${h}z`;
      sides += `M${at + w + 8} ${y}v${-h}`;
      holes += `M${at + 14} ${y - h + 14}v12`;
      if (w > 58) holes += `M${at + 36} ${y - h + 14}v12`;
      if (random.chance(0.45)) doors += `M${at + w - 22} ${y}v-22q6-8 12 0v22z`;
      if (random.chance(row === 0 ? 0.3 : 0.16)) domes.push([at + w / 2, y - h, w / 2 - 6]);
      at += w + random.whole(-4, 20);
    }
    canvas.bars(sides, side, 16);
    const blue = stage.ink('#2a6fae');
    for (const [cx = 0, cy = 0, r = 0] of domes) {
      canvas.fill(`M${Math.round(cx - r)} ${cy}a${Math.round(r)} ${Math.round(r)} 0 0 1 ${Math.round(r * 2)} 0z`, blue);
      canvas.fill(`M${Math.round(cx) - 2} ${Math.round(cy - r)}v-16h4v16z`, lit);
    }
    canvas.fill(walls, lit);
    canvas.bars(holes, stage.dark ? stage.light.lamp : stage.shade('#5d7484', 0.2), 9);
    canvas.fill(doors, blue);
  }
  const top = Math.round(heightAt(crest, x - 30));
  canvas.at(x - 40, top + 40, 1, () => {
    canvas.fill('M-56 0v-76H56V0zM-18-150v-44Q0-216 18-194v44zM-26-76v-76h52v76z', lit);
    canvas.fill('M56 0v-76h22V0z', side);
    canvas.fill(
      'M-9-156v-28q9-10 18 0v28zM-44-30h12v18h-12zM30-30h12v18H30z',
      stage.dark ? stage.light.lamp : stage.shade('#5d7484', 0.2),
    );
  });
  canvas.at(x + 110, top + 34, 1, () => {
    canvas.fill('M-60-58Q-58-128 0-132T60-58zM-3-132v-28h6v28zM-10-150h20v5h-20z', stage.ink('#2a6fae'));
    canvas.fill('M6-131Q58-124 60-58H34Q40-110 6-131z', stage.shade('#1d4f86', 0.25), 0.6);
    canvas.fill('M-72 0v-62H72V0z', lit);
    canvas.fill('M72 0v-62h20V0z', side);
    canvas.fill(
      'M-50-44h11v20h-11zM39-44h11v20H39zM-12 0v-34q12-14 24 0V0z',
      stage.dark ? stage.light.lamp : stage.ink('#2a6fae'),
    );
  });
}

function windmill(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  canvas.at(x, y, 1, () => {
    canvas.fill('M-36 20l7-96h58l7 96z', stage.lit('#f8f5ec', 0.2));
    canvas.fill('M8 20V-76h21l7 96z', stage.shade('#b9c0cc', 0.14));
    canvas.fill('M-36-74Q0-132 36-74z', stage.ink('#a8895f'));
    canvas.stroke(
      'M0-84L-58-112M0-84L58-56M0-84L-28-26M0-84L28-142M0-84L-60-70M0-84L60-98M0-84L-14-146M0-84L14-22',
      stage.shade('#5a4a3d', 0.2),
      3,
    );
    canvas.fill(
      'M-58-112l-2 42 20-8zM58-56l2-42-20 8zM-28-26l42 4-10-20zM28-142l-42-4 10 20z',
      stage.lit('#f4efe2', 0.1),
    );
  });
}
