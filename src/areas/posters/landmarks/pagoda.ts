import { fujiCone } from '../layers/fuji.ts';
import { canopy, hills, land, mist } from '../layers/land.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** Five eaves on a forested rise, blossom overhead, the cone of Fuji far off. */
export const pagoda: Draw = (stage) => {
  const { canvas } = stage;
  sky(stage, { horizon: 680, sunY: 250, radius: 92 });
  land(stage, hills(stage, 'far', 640, 50, 380), '#7f9a9a', 0.72, { melt: 0.3 });
  const fujiX = stage.calmUntil ? Math.max(stage.calmUntil + 120, stage.sunX - 60) : stage.asideX + 70;
  fujiCone(stage, fujiX, 700, 330, 270, 0.5);
  mist(stage, 600, 120, 0.6);
  const ridge = hills(stage, 'ridge', 715, 24, 340);
  canopy(stage, 'trees', ridge, stage.ink('#5f8a6a', 0.34), { min: 26, max: 56, step: 54 });
  const front = hills(stage, 'front', 830, 18, 340);
  const x = stage.motifX;
  canvas.at(x, 850, 1, () => pagodaTower(stage));
  canopy(stage, 'near', front, stage.ink('#3f6f58', 0.14), { min: 30, max: 66, step: 70 });
  canopy(stage, 'pink', hills(stage, 'pink', 905, 14, 300), stage.ink('#e3a3a8', 0.06), { min: 30, max: 60, step: 66 });
  canopy(stage, 'pink2', hills(stage, 'pink2', 950, 10, 300), stage.shade('#c97f8f', 0.16), {
    min: 30,
    max: 60,
    step: 74,
  });
  blossom(stage);
};

function pagodaTower(stage: Stage): void {
  const { canvas } = stage;
  const red = stage.ink('#b8432f', 0.02);
  const roof = stage.shade('#2f4a55', 0.2, 0.02);
  for (let i = 0; i < 5; i++) {
    const y = -60 - i * 112;
    const half = 92 - i * 9;
    const eave = 178 - i * 18;
    canvas.fill(`M${-half} ${y + 62}v-100H${half}v100z`, stage.lit('#efe3cc', 0.1));
    canvas.fill(
      `M${-half} ${y + 30}v-66h9v66zM${half - 9} ${y + 30}v-66h9v66zM${-half} ${y + 8}H${half}v9H${-half}zM-30 ${y + 40}v-66h8v66zM22 ${y + 40}v-66h8v66z`,
      red,
    );
    canvas.fill(`M-20 ${y + 8}v-34h40v34z`, stage.light.lamp, stage.dark ? 1 : 0.8);
    canvas.fill(`M${half - 34} ${y + 8}v-46h34v46z`, stage.light.shadow, 0.25);
    canvas.fill(
      `M${-eave} ${y - 24}Q${-Math.round(eave * 0.6)} ${y - 38} ${-half + 14} ${y - 74}H${half - 14}Q${Math.round(eave * 0.6)} ${y - 38} ${eave} ${y - 24}l5-12Q${eave - 14} ${y - 14} ${eave - 30} ${y - 14}H${-eave + 30}Q${-eave + 14} ${y - 14} ${-eave - 5} ${y - 36}z`,
      roof,
    );
    canvas.fill(`M${-eave + 26} ${y - 15}H${eave - 26}v6H${-eave + 26}z`, red);
  }
  canvas.fill(
    'M-5-580v-150H5v150zM-15-600h30v7h-30zM-13-622h26v7h-26zM-12-644h24v7h-24zM-10-666h20v7h-20zM-9-688H9v7H-9zM-9-734a9 9 0 1 1 18 0a9 9 0 1 1-18 0z',
    stage.ink('#c99a4a'),
  );
}

/** A flowering branch reaching in from the top right corner. */
function blossom(stage: Stage): void {
  const { canvas } = stage;
  const x = stage.width;
  canvas.stroke(
    `M${x + 20} 40Q${x - 120} 60 ${x - 200} 130M${x - 90} 62Q${x - 150} 40 ${x - 230} 60M${x - 60} 56Q${x - 90} 120 ${x - 100} 170`,
    stage.shade('#5a4038', 0.3),
    8,
  );
  const random = stage.random.fork('blossom');
  let [pale, deep] = ['', ''];
  const spots = [
    [-200, 130],
    [-170, 105],
    [-230, 60],
    [-190, 48],
    [-140, 78],
    [-100, 170],
    [-94, 130],
    [-60, 60],
    [-120, 50],
    [-30, 44],
    [-84, 96],
  ] as const;
  for (const [dx, y] of spots) {
    for (let i = 0; i < 3; i++) {
      const r = random.whole(11, 20);
      const place = `M${x + dx + random.whole(-22, 22) - r} ${y + random.whole(-18, 18)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;
      if (i === 2) deep += place;
      else pale += place;
    }
  }
  canvas.fill(deep, stage.ink('#d98a98'));
  canvas.fill(pale, stage.lit('#f0bdc0', 0.15));
}
