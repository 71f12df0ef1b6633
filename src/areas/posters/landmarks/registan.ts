import { hills, land, mist } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { dome, domeShade, lancets } from '../layers/masonry.ts';
import { roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** A tiled portal between ribbed turquoise domes and leaning minarets. */
export const registan: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const ground = 800;
  sky(stage, { horizon: 700, sunY: 260 });
  land(stage, hills(stage, 'far', 680, 36, 420), '#a5a08f', 0.7, { melt: 0.3, drop: 120 });
  let trees = '';
  for (let i = 0; i < stage.width / 90; i++) trees += roundTree(i * 90 + 30, 796, 90 + (i % 3) * 24);
  canvas.fill(trees, stage.ink('#6f8f5c', 0.3));
  mist(stage, 680, 110, 0.35);
  canvas.at(x, ground, stage.fit(820), () => madrasa(stage));
  const square = canvas.fade(ground, 1000, [
    [0, stage.lit('#e0cba0', 0.12, 0.06)],
    [1, stage.ink('#bf9f70')],
  ]);
  canvas.fill(`M0 ${ground}H${stage.width}V1000H0z`, square);
  let lines = '';
  for (let i = 1; i < 6; i++) lines += `M0 ${ground + i * i * 7}H${stage.width}`;
  for (let i = -6; i < 10; i++) lines += `M${x - 120 + i * 60} ${ground}L${x - 340 + i * 170} 1000`;
  canvas.stroke(lines, stage.shade('#9a7c50', 0.2), 3, 0.22);
  for (const [dx, y, pigment] of [
    [-190, 850, '#b8442e'],
    [-150, 854, '#2f5560'],
    [60, 872, '#7a4f8a'],
    [330, 850, '#d9a23c'],
  ] as const)
    figure(stage, 'walker', x + dx, y, 0.85, stage.ink(pigment));
  birds(stage, stage.asideX + 110, 350);
};

function madrasa(stage: Stage): void {
  const { canvas } = stage;
  const brick = '#d9b888';
  const light = stage.lit(brick, 0.14, 0.05);
  const dark = stage.shade(brick, 0.32, 0.05);
  const blue = '#2f7fa5';
  const turquoise = '#3fa5a8';
  const inside = stage.dark ? stage.light.lamp : stage.shade('#6b5a4a', 0.3, 0.04);
  canvas.fill('M-330 0v-150H330V0z', light);
  canvas.fill('M200 0v-150h130V0z', dark, 0.45);
  canvas.fill('M-330-150H330v-14H-330z', stage.ink(blue, 0.05));
  canvas.fill(
    lancets({ from: -312, y: -10, count: 4, step: 44, width: 30, tall: 60 }) +
      lancets({ from: -312, y: -80, count: 4, step: 44, width: 30, tall: 56 }) +
      lancets({ from: 150, y: -10, count: 4, step: 44, width: 30, tall: 60 }) +
      lancets({ from: 150, y: -80, count: 4, step: 44, width: 30, tall: 56 }),
    stage.ink(blue, 0.05),
    0.85,
  );
  for (const at of [-214, 214]) {
    canvas.fill(`M${at - 46} -160v-66h92v66z`, stage.ink(blue, 0.06));
    canvas.bars(`M${at - 46} -196h92`, stage.lit('#f0e6cc', 0.2, 0.05), 10, [12, 8]);
    canvas.fill(dome(at, -224, 52, 104, 0.14), stage.ink(turquoise, 0.04));
    canvas.fill(domeShade(at, -224, 52, 104, 0.14), stage.shade(turquoise, 0.36, 0.04), 0.6);
    canvas.stroke(
      `M${at - 30} -228q-10-50 26-94M${at} -226v-98M${at + 30} -228q10-50-26-94`,
      stage.lit(turquoise, 0.3, 0.03),
      3,
      0.6,
    );
  }
  for (const [at, lean] of [
    [-360, -10],
    [360, 10],
  ] as const) {
    canvas.fill(`M${at - 26} 0L${at - 19 + lean} -360h38L${at + 26} 0z`, light);
    canvas.fill(`M${at + 6} 0L${at + 5 + lean} -360h14L${at + 26} 0z`, dark, 0.7);
    canvas.stroke(
      `M${at - 24} -60l46-44M${at - 23} -130l44-42M${at - 22 + lean / 2} -200l42-40M${at - 20 + lean} -270l40-38M${at + 22} -60l-46-44M${at + 21} -130l-44-42M${at + 20 + lean / 2} -200l-42-40`,
      stage.ink(blue, 0.05),
      5,
      0.8,
    );
    canvas.fill(`M${at - 30 + lean} -356l8-26h44l8 26z`, stage.ink(blue, 0.04));
  }
  canvas.fill('M-150 0v-330H150V0z', light);
  canvas.fill('M104 0v-330h46V0z', dark, 0.6);
  canvas.fill(
    'M-150-330H150v-12H-150zM-138-20v-300h10v300zM128-20v-300h10v300zM-138-320H138v10H-138z',
    stage.ink(blue, 0.03),
  );
  canvas.fill('M-96 0v-170Q-90-240 0-284Q90-240 96-170V0z', inside);
  canvas.fill('M-84 0v-166Q-78-228 0-266V0z', stage.shade(turquoise, 0.3, 0.05), 0.6);
  canvas.fill('M-126-306h104l-60 36-44 60zM126-306H22l60 36 44 60z', stage.ink(turquoise, 0.03));
  canvas.disc(-92, -278, 16, stage.ink('#e3b340'));
  canvas.disc(92, -278, 16, stage.ink('#e3b340'));
  canvas.fill(
    lancets({ from: -34, y: 0, count: 1, step: 1, width: 68, tall: 120 }),
    stage.dark ? stage.light.lamp : stage.shade('#4a3c34', 0.35),
  );
}
