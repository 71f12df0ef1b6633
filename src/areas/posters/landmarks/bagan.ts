import { canopy, hills, land, mist } from '../layers/land.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Brick stupas on a misty plain, balloons above. */
export const bagan: Draw = (stage) => {
  const { canvas } = stage;
  sky(stage, { horizon: 690, sunY: 360, radius: 96 });
  land(stage, hills(stage, 'far', 620, 36, 420), '#9a8f8a', 0.74, { melt: 0.3 });
  const x = stage.motifX;
  const rows = [
    { y: 680, depth: 0.52, scale: 0.24, green: '#7f8f5a', count: 9 },
    { y: 730, depth: 0.34, scale: 0.4, green: '#7a8a4f', count: 6 },
  ];
  for (const row of rows) {
    const line = hills(stage, `row${row.y}`, row.y, 8, 340);
    const random = stage.random.fork(`stupas${row.y}`);
    const count = Math.round((row.count * stage.width) / 1455 / stage.sparseness);
    const far = canvas.define(() => stupa(stage, 0, 0, 1, row.depth));
    for (let i = 0; i < count; i++) {
      const scale = row.scale * random.between(0.7, 1.2);
      canvas.copy(far, ((i + random.between(0.2, 0.8)) / count) * stage.width, row.y + 12, scale, scale);
    }
    canopy(stage, `trees${row.y}`, line, stage.ink(row.green, row.depth - 0.06), { min: 12, max: 34, step: 40 });
    mist(stage, row.y - 20, 90, 0.45);
  }
  stupa(stage, x - 330, 812, 0.6, 0.14);
  stupa(stage, x, 850, 1.2 * Math.min(1, stage.fit(480)), 0.04);
  canopy(stage, 'near', hills(stage, 'near', 860, 12, 320), stage.ink('#6f7f3f', 0.08), { min: 22, max: 54, step: 62 });
  canopy(stage, 'front', hills(stage, 'front', 930, 14, 320), stage.shade('#4f6034', 0.2), {
    min: 26,
    max: 60,
    step: 76,
  });
  balloon(stage, stage.asideX + 150, 220, 0.9, true);
  balloon(stage, stage.asideX + 20, 480, 0.5, false);
  balloon(stage, Math.min(x + 300, stage.width - 60), 250, 0.6, false);
  balloon(stage, x - 230, 210, 0.36, false);
};

function stupa(stage: Stage, x: number, y: number, scale: number, depth: number): void {
  const { canvas } = stage;
  const brick = '#b8693f';
  const body = canvas.stamp(
    'M-190 0v-40h16v-34h18v-34h20v-34h22v-30h20Q-96-250-44-268L-36-290h72l8 22Q96-250 94-172h20v30h22v34h20v34h18v34h16V0zM-34-290L-6-430h12L34-290zM-3-428h6v-50h-6zM-170-40v-40h10l8-26 8 26h10v40zM134-40v-40h10l8-26 8 26h10v40zM-126-108v-30h8l7-22 7 22h8v30zM96-108v-30h8l7-22 7 22h8v30z',
  );
  const dark = canvas.stamp(
    'M40 0V-172Q56-250 20-290h16l8 22Q96-250 94-172h20v30h22v34h20v34h18v34h16V0zM8-290L2-430h4L34-290z',
  );
  const trim = canvas.stamp(
    'M-190-40h380v7h-380zM-174-74h348v6h-348zM-156-108h312v6h-312zM-136-142h272v6h-272zM-94-176H94v7H-94zM-46-270H46v6H-46z',
  );
  canvas.copy(body, x, y, scale, scale, stage.lit(brick, 0.1, depth));
  canvas.copy(dark, x, y, scale, scale, stage.shade(brick, 0.34, depth));
  canvas.copy(trim, x, y, scale, scale, stage.lit(brick, 0.4, depth));
  if (scale > 0.8)
    canvas.copy(
      canvas.stamp('M-20 0v-46q20-30 40 0V0z'),
      x,
      y,
      scale,
      scale,
      stage.dark ? stage.light.lamp : stage.shade('#4f2f26', 0.4),
    );
}

function balloon(stage: Stage, x: number, y: number, scale: number, red: boolean): void {
  const { canvas } = stage;
  if (x < stage.calmUntil + 90) return;
  canvas.at(x, y, scale, () => {
    const pigment = red ? '#c4472c' : '#d9a04a';
    canvas.fill('M-12 96L-58 30Q-84-20-60-58Q-36-90 0-90T60-58Q84-20 58 30L12 96z', stage.ink(pigment, 0.06));
    canvas.fill('M-12 96L-30 30Q-44-30-16-90H16Q44-30 30 30L12 96z', stage.lit('#f3e6cc', 0.2, 0.06));
    canvas.fill('M14-89Q84-80 70 0Q66 20 58 30L12 96H4Q60 0 14-89z', stage.light.shadow, 0.2);
    canvas.stroke('M-11 96l3 22M11 96l-3 22', stage.shade('#4a3a30', 0.2), 2);
    canvas.fill('M-11 116h22l-3 20H-8z', stage.shade('#5a3f2c', 0.2));
    if (stage.dark) canvas.disc(0, 92, 22, stage.light.lamp, 0.5);
  });
}
