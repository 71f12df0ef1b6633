import { birds } from '../layers/life.ts';
import { arches } from '../layers/masonry.ts';
import { roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

const brick = ['#8f4a3a', '#b5654a', '#5f4a44', '#c98a5c', '#7a3f38', '#d9b58a'] as const;
const quay = 770;

/** Tall brick houses with bell and step gables along a canal. */
export const canal: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 700, sunY: 220, radius: 66 });
  canvas.at(stage.asideX - 30, quay, 1, () => church(stage));
  canvas.reflected(quay + 22, 0.6, 0.2, () => row(stage));
  water(stage, quay + 22, '#6f9a98', '#2a4f58');
  canvas.fill(`M0 ${quay}h${stage.width}v24H0z`, stage.ink('#a08f7c', 0.06));
  canvas.fill(`M0 ${quay}h${stage.width}v6H0z`, stage.lit('#d6c8b0', 0.1, 0.05));
  let trees = '';
  for (const dx of [-380, -140, 250]) trees += roundTree(x + dx, quay + 4, 150);
  canvas.fill(trees, stage.ink('#5f8a4f', 0.06));
  bridge(stage, Math.min(stage.asideX - 60, x - 560));
  boat(stage, x - 40, 896);
  ripples(stage, 820, 985, 26);
  bicycle(stage, x + 180, quay + 2);
  birds(stage, stage.asideX + 110, 300);
};

/** One house beside the other, all as wide; the tallest stand around the motif. */
function row(stage: Stage): void {
  const { canvas } = stage;
  const random = stage.random.fork('row');
  const w = Math.round(118 * stage.sparseness);
  const half = Math.round(w / 2);
  const step = Math.round((w - 20) / 3);
  const walls = brick.map(() => '');
  let [shades, whites, doors, panes, lit] = ['', '', '', '', ''];
  for (
    let x = Math.max(-20, stage.motifX - 470 - (stage.calmUntil ? 0 : 400)), i = 0;
    x < stage.width + 20;
    x += w + 2, i++
  ) {
    const tall = random.whole(240, 290) + (Math.abs(x + half - stage.motifX) < 330 ? 66 : 0);
    const top = quay - tall;
    const gable = [
      `v-24q10-4 12-26h16q4-30 ${half - 28}-34q${half - 32} 4 ${half - 28} 34h16q2 22 12 26v24z`,
      `v-16h14v-18h14v-18h14v-18h${w - 84}v18h14v18h14v18h14v16z`,
      `v-6l${half - 14}-62h28l${half - 14} 62v6z`,
    ][i % 3];
    walls[(i * 2 + random.whole(0, 1)) % brick.length] +=
      `M${x} ${quay}v-${tall}h${w}v${tall}zM${x} ${top + 1}${gable}`;
    shades += `M${x + w - 18} ${quay}v-${tall}h18v${tall}z`;
    whites += `M${x - 2} ${top}h${w + 4}v7h-${w + 4}zM${x + half - 12} ${top - 34}h24v28h-24z`;
    doors += arches({ from: x + half - 14, y: quay, count: 1, step: 0, width: 28, tall: 56 });
    for (let y = top + 46; y < quay - 66; y += 62) {
      if (stage.dark && i % 2) lit += `M${x + 12} ${y}h${step * 2 + 24}`;
      else panes += `M${x + 12} ${y}h${step * 2 + 24}`;
    }
  }
  for (const [i, wall] of walls.entries()) canvas.fill(wall, stage.ink(brick[i] ?? brick[0], 0.05));
  canvas.fill(shades, stage.light.shadow, 0.2);
  const white = stage.lit('#f4eee0', 0.16, 0.04);
  const dash = [24, step - 24] as const;
  canvas.fill(whites, white);
  canvas.bars(panes + lit, white, 46, dash);
  canvas.bars(panes, stage.shade('#3d4a50', 0.25, 0.05), 36, dash);
  canvas.bars(lit, stage.light.lamp, 36, dash);
  canvas.bars(panes + lit, white, 4, dash);
  canvas.fill(doors, stage.ink('#2f5a4c', 0.05));
}

function church(stage: Stage): void {
  const { canvas } = stage;
  const d = 0.5;
  canvas.fill('M-36 0v-330h72V0z', stage.ink('#b08a70', d));
  canvas.fill('M-42-330h84v-14h-84zM-28-344h56v-70h-56zM-34-414h68v-10h-68z', stage.ink('#d6c4a4', d));
  canvas.fill('M-26-424q-16-40 14-66l4-50h16l4 50q30 26 14 66zM-2-540h4v-40h-4z', stage.ink('#6f8f88', d));
}

function bridge(stage: Stage, x: number): void {
  const { canvas } = stage;
  const stone = stage.ink('#a5765c', 0.04);
  canvas.fill(
    `M${x - 420} ${quay + 30}Q${x - 130} ${quay - 70} ${x + 160} ${quay + 30}v46h-70q-20-70-220-72t-220 72h-70z`,
    stone,
  );
  canvas.stroke(
    `M${x - 420} ${quay + 28}Q${x - 130} ${quay - 72} ${x + 160} ${quay + 28}`,
    stage.lit('#e0cdb0', 0.15),
    8,
  );
  canvas.stroke(
    `M${x - 400} ${quay - 6}Q${x - 130} ${quay - 104} ${x + 140} ${quay - 6}M${x - 40} ${quay - 18}v-38M${x + 40} ${quay - 8}v-34M${x - 130} ${quay - 22}v-38M${x - 220} ${quay - 18}v-38`,
    stage.shade('#3f5a54', 0.2),
    5,
  );
}

function boat(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1.25, () => {
    const { canvas } = stage;
    canvas.fill('M-140 8H150l-30 12H-110z', stage.light.shadow, 0.22);
    canvas.fill('M-96-22v-28H96l14 28z', stage.lit('#e8dcc0', 0.1));
    canvas.fill('M-84-28v-14h30v14zm42 0v-14H-12v14zm42 0v-14H30v14zm42 0v-14h28l6 14z', stage.light.lamp);
    canvas.fill('M-150-24H160Q150 6 120 10H-120Q-146 4-150-24z', stage.shade('#2f5a4c', 0.15));
    canvas.fill('M-150-24H160l-3 7H-149z', stage.ink('#c4472c'));
  });
}

function bicycle(stage: Stage, x: number, y: number): void {
  stage.canvas.stroke(
    `M${x - 44} ${y - 16}a15 15 0 1 1 1 0zM${x + 12} ${y - 16}a15 15 0 1 1 1 0zM${x - 44} ${y - 30}l18-26h30l10 26M${x - 26} ${y - 56}l14 28 18-30M${x - 32} ${y - 60}h12M${x + 2} ${y - 62}h12`,
    stage.shade('#26302f', 0.2),
    4,
  );
}
