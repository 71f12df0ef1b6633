import { mix } from '../drawing/color.ts';
import { curve, heightAt, type Point } from '../drawing/path.ts';
import { canopy, grass, hills, land, mist } from '../layers/land.ts';
import { birds, figure, sailboat } from '../layers/life.ts';
import { roundTree } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** A white ship on the open sea; no coast says which. */
export const voyage: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 640;
  sky(stage, { horizon: seaY, sunY: 300, radius: 92 });
  water(stage, seaY, '#4f9ab5', '#10496b');
  sunTrack(stage, stage.sunX, seaY + 4, 940);
  for (const [y, opacity] of [
    [700, 0.16],
    [790, 0.2],
    [890, 0.26],
  ] as const) {
    let swell = `M-20 ${y}`;
    for (let at = -20; at < stage.width + 120; at += 150) swell += 'q38-22 75 0t75 0';
    canvas.fill(`${swell}v26H-20z`, stage.light.cloud, opacity * 0.5);
  }
  ripples(stage, 670, 985, 40);
  canvas.reflected(770, 0.4, 0.22, () => canvas.at(x - 20, 770, stage.fit(640) * 1.15, () => liner(stage)));
  canvas.fill(`M${x - 330} 772q-100 4-200 26 130 0 210-14z`, stage.light.cloud, 0.5);
  sailboat(stage, stage.asideX, 716, 0.5);
  birds(stage, x - 330, 520);
};

function liner(stage: Stage): void {
  const { canvas, light } = stage;
  const white = stage.lit('#f7f2e6', 0.2);
  const shade = stage.shade('#c4cccc', 0.16);
  canvas.fill('M20-186h62l-8-66H32z', stage.ink('#c4472c'));
  canvas.fill('M56-186h26l-8-66H58z', stage.shade('#8c2a22', 0.3), 0.5);
  canvas.fill('M31-240h46l2 14H29zM-90-186h5v-70h-5z', stage.shade('#24505e', 0.4));
  canvas.fill('M-150-150l14-36H130l24 36zM-190-110v-42H180l20 42zM-230-66v-46H212l26 46z', white);
  canvas.fill('M150-150l-20-36H90l14 36zM196-110l-16-42h-60l20 42zM232-66l-20-46h-70l24 46z', shade, 0.8);
  canvas.bars('M-136-168H120M-176-130H170M-216-90H204', light.lamp, 13, [13, 11], stage.dark ? 1 : 0.75);
  canvas.fill('M-260-66H296Q272-8 236 14H-220Q-254-4-260-66z', stage.shade('#1d4f66', 0.14));
  canvas.fill('M-260-66H296l-7 13H-259z', white);
  canvas.bars('M-230-32H240', stage.lit('#f0e6cc', 0.2), 9, [9, 22], 0.8);
  canvas.fill('M-160-112q0-14 26-14t26 14zM-70-112q0-14 26-14t26 14zM20-112q0-14 26-14t26 14z', stage.ink('#d98a35'));
}

/** A train on a stone viaduct across a green valley. */
export const rail: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 640, sunY: 250 });
  land(stage, hills(stage, 'far', 560, 80, 420), '#7f98a0', 0.72, { melt: 0.4, drop: 200 });
  land(stage, hills(stage, 'mid', 630, 60, 380), '#739a6c', 0.52, { melt: 0.3, drop: 180 });
  mist(stage, 620, 130, 0.4);
  canopy(stage, 'wood', hills(stage, 'wood', 740, 20, 340), stage.ink('#5f8a58', 0.34), { min: 18, max: 44, step: 46 });
  land(stage, hills(stage, 'meadow', 790, 14, 420), '#8fae5c', 0.18, { melt: 0, drop: 160 });
  const stone = '#b5a58c';
  const deck = 580;
  const span = 150 * Math.min(1.4, stage.sparseness);
  const spring = deck + 120;
  let path = `M-20 ${deck}H${stage.width + 20}V${spring}`;
  for (let at = Math.ceil((stage.width + 20) / span) * span; at > -span; at -= span) {
    const arc = `a${Math.round(span / 2 - 20)} ${Math.round(span / 2 - 8)} 0 0 0 ${-Math.round(span - 40)} 0`;
    path += `L${Math.round(at + 20)} ${spring}l6 ${860 - spring}h-52l6-${860 - spring}${arc}`;
  }
  canvas.fill(path, stage.lit(stone, 0.1, 0.12));
  canvas.fill(`M-20 ${deck - 8}H${stage.width + 20}v18H-20z`, stage.lit(stone, 0.26, 0.1));
  canvas.bars(`M-20 ${deck + 34}H${stage.width + 20}`, stage.shade(stone, 0.4, 0.12), 4, [34, 5], 0.4);
  train(stage, x, deck - 8);
  land(stage, hills(stage, 'low', 850, 12, 420), '#7a9a4c', 0.1, { melt: 0, drop: 140 });
  canvas.fill(
    `M${x - 420} 880Q${x - 140} 850 ${x + 60} 880T${x + 260} 1000H${x - 60}Q${x - 140} 900 ${x - 420} 880z`,
    canvas.fade(860, 1000, [
      [0, mix(stage.light.sky[1], stage.ink('#6fa5b0'), 0.4)],
      [1, stage.ink('#2f7080')],
    ]),
  );
  let trees = '';
  for (const [dx, y, tall] of [
    [-520, 900, 150],
    [-440, 920, 190],
    [330, 890, 170],
    [410, 910, 210],
    [-250, 880, 90],
  ] as const)
    trees += roundTree(x + dx, y, tall);
  canvas.fill(trees, stage.shade('#4a7f48', 0.1));
  const near = hills(stage, 'near', 978, 8, 420);
  grass(stage, 'blades', near, stage.shade('#4f7a3f', 0.25), { min: 30, max: 80, step: 15 });
  birds(stage, stage.asideX + 110, 330);
};

function train(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  const paint = stage.random.fork('train').pick(['#a8382c', '#2f6f62', '#31587f'] as const);
  canvas.at(x, y, 1, () => {
    const body = stage.ink(paint, 0.06);
    const band = stage.lit('#f0e2c0', 0.16, 0.06);
    for (let i = 0; i < 4; i++) {
      const at = 60 - i * 190;
      canvas.fill(`M${at - 176} -12v-54q0-10 10-10h156q10 0 10 10v54z`, body);
      canvas.fill(`M${at - 176} -62v-4q0-10 10-10h156q10 0 10 10v4z`, stage.shade('#4a4f52', 0.1, 0.06));
      canvas.bars(`M${at - 164} -44h152`, stage.dark ? stage.light.lamp : band, 20, [20, 8]);
      canvas.fill(
        `M${at - 150} 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM${at - 46} 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0z`,
        stage.shade('#2a2c30', 0.2),
      );
    }
    canvas.fill('M76-12v-66q0-8 8-8h90q40 6 60 50l8 24z', body);
    canvas.fill('M180-46v-28q24 6 36 28z', stage.dark ? stage.light.lamp : stage.shade('#35505a', 0.2));
    canvas.fill('M76-30H238l4 10H76z', band);
    canvas.fill(
      'M96 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM190 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0z',
      stage.shade('#2a2c30', 0.2),
    );
  });
}

/** A long low ship on a quiet river between wooded hills. */
export const riverShip: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const green = stage.random.fork('green').pick(['#7a9f5c', '#8aa558', '#6a9a66']);
  sky(stage, { horizon: 660, sunY: 260 });
  land(stage, hills(stage, 'far', 550, 80, 440), '#839ca0', 0.72, { melt: 0.4, drop: 200 });
  land(stage, hills(stage, 'mid', 610, 70, 400), green, 0.54, { melt: 0.3, drop: 180 });
  canopy(stage, 'wood', hills(stage, 'wood', 690, 36, 380), stage.ink('#5a8558', 0.4), { min: 18, max: 46, step: 48 });
  land(stage, hills(stage, 'bank', 744, 8, 460), green, 0.24, { melt: 0, drop: 60 });
  let trees = '';
  const random = stage.random.fork('trees');
  for (let i = 0; i < stage.width / 120 / stage.sparseness; i++)
    trees += roundTree(random.whole(0, stage.width), 752, random.whole(40, 90));
  canvas.fill(trees, stage.ink('#4f7f50', 0.22));
  water(stage, 758, '#86aaa5', '#2f6070');
  sunTrack(stage, stage.sunX, 762, 950);
  ripples(stage, 780, 985, 30);
  canvas.reflected(858, 0.5, 0.24, () => canvas.at(x - 60, 858, stage.fit(760) * 1.05, () => longShip(stage)));
  const near: Point[] = [
    [stage.width * 0.62, 1005],
    [stage.width * 0.78, 966],
    [stage.width + 40, 940],
  ];
  canvas.fill(`${curve(near)}V1005z`, stage.shade('#4f7a42', 0.2));
  grass(stage, 'reeds', near, stage.shade('#4f7a42', 0.3), { from: stage.width * 0.66, min: 40, max: 110, step: 15 });
  birds(stage, stage.asideX + 110, 370);
};

function longShip(stage: Stage): void {
  const { canvas, light } = stage;
  const white = stage.lit('#f7f2e6', 0.2);
  canvas.fill('M-300-104H230l30 30H-316z', white);
  canvas.bars('M-290-88H220', stage.dark ? light.lamp : stage.shade('#4f6f7a', 0.1), 17, [26, 5], 0.9);
  canvas.fill('M120-104v-30h66l14 30z', white);
  canvas.fill('M130-110v-18h50l8 18z', light.lamp);
  canvas.fill('M-280-122H60v6H-280z', stage.ink('#d9a84a'));
  canvas.stroke('M-276-116v12M-190-116v12M-104-116v12M-18-116v12M56-116v12', white, 4);
  canvas.fill('M-330-74H280l20 30H-334z', white);
  canvas.bars('M-312-58H270', light.lamp, 16, [26, 8], stage.dark ? 1 : 0.8);
  canvas.fill('M-340-44H316Q300-4 270 10H-320Q-338-8-340-44z', stage.shade('#24566b', 0.14));
  canvas.fill('M-340-44H316l-4 8H-339z', stage.ink('#c4472c'));
}

/** Two walkers on a path over round hills. */
export const walkers: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const green = stage.random.fork('green').pick(['#86a55c', '#93a856', '#7aa066']);
  sky(stage, { horizon: 660, sunY: 250 });
  land(stage, hills(stage, 'far', 540, 90, 460), '#829aa2', 0.74, { melt: 0.4, drop: 200 });
  land(stage, hills(stage, 'mid', 610, 80, 420), '#7a9a80', 0.56, { melt: 0.3, drop: 180 });
  land(stage, hills(stage, 'low', 690, 50, 440), green, 0.36, { melt: 0.2, drop: 160 });
  const hill: Point[] = [
    [-40, 900],
    [x - 620, 870],
    [x - 360, 800],
    [x - 120, 730],
    [x + 140, 700],
    [x + 380, 740],
    [stage.width + 360, 830],
  ];
  land(stage, hill, green, 0.12, { melt: -0.05, drop: 280 });
  canvas.fill(
    `M${x + 130} 702Q${x + 30} 740 ${x + 70} 790Q${x + 110} 850 ${x - 130} 900Q${x - 260} 940 ${x - 240} 1000H${x + 40}Q${x + 30} 940 ${x + 130} 880Q${x + 220} 820 ${x + 120} 770Q${x + 100} 740 ${x + 146} 702z`,
    stage.lit('#e3d3ac', 0.12, 0.05),
  );
  figure(stage, 'walker', x + 40, 872, 1.5, stage.ink('#b8442e'));
  figure(stage, 'walker', x - 34, 894, 1.6, stage.shade('#2f5560', 0.15));
  let trees = '';
  for (const [dx, tall] of [
    [250, 130],
    [310, 160],
    [370, 120],
    [-330, 110],
    [-390, 140],
  ] as const)
    trees += roundTree(x + dx, heightAt(hill, x + dx) + 12, tall);
  canvas.fill(trees, stage.ink('#4f7f4f', 0.1));
  const near = hills(stage, 'near', 975, 10, 420);
  grass(stage, 'blades', near, stage.shade('#5f8a42', 0.25), { min: 30, max: 90, step: 13 });
  birds(stage, stage.asideX + 110, 330);
};
