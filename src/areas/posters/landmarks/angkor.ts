import { mix } from '../drawing/color.ts';
import { canopy, hills } from '../layers/land.ts';
import { birds } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Five lotus-bud towers, galleries and their image in the moat. */
export const angkor: Draw = (stage) => {
  const { canvas } = stage;
  const waterY = 770;
  const stone = stage.random.fork('stone').pick(['#a08a6c', '#9c8272']);
  sky(stage, { horizon: 740, sunY: 290, radius: 92 });
  canopy(stage, 'far', hills(stage, 'far', 700, 14, 340), stage.ink('#6f8a68', 0.56), { min: 20, max: 50, step: 56 });
  canopy(stage, 'mid', hills(stage, 'mid', 730, 8, 340), stage.ink('#557a55', 0.36), { min: 18, max: 46, step: 48 });
  water(stage, waterY, '#7f9f98', '#2f5a5c');
  const scale = stage.fit(860);
  const x = stage.motifX;
  canvas.reflected(waterY, 0.55, 0.34, () => {
    canvas.at(x, waterY, scale, () => towers(stage, stone));
    const dark = stage.shade('#33523c', 0.3, 0.06);
    for (const [at, tall, lean] of [
      [x - 470, 330, -18],
      [x - 530, 250, 12],
      [x + 480, 300, 16],
    ] as const)
      if (at > 60 && at < stage.width - 60) sugarPalm(stage, at, waterY, tall, lean, dark);
  });
  canvas.fill(`M0 ${waterY - 4}H${stage.width}v12H0z`, stage.shade('#6f7a4a', 0.2));
  sunTrack(stage, stage.sunX, waterY + 8, 920);
  ripples(stage, 800, 985, 24);
  let pads = '';
  const random = stage.random.fork('pads');
  for (let i = 0; i < stage.width / 110; i++) {
    const [px, py, r] = [random.whole(0, stage.width), random.whole(900, 985), random.whole(20, 44)];
    pads += `M${px - r} ${py}a${r} ${Math.round(r * 0.3)} 0 1 1 ${r * 2} 0a${r} ${Math.round(r * 0.3)} 0 1 1 ${-r * 2} 0z`;
  }
  canvas.fill(pads, stage.ink('#4d7a55', 0.04));
  birds(stage, stage.asideX + 120, 420);
};

function towers(stage: Stage, stone: string): void {
  const { canvas } = stage;
  const bud = (at: number, base: number, tall: number, half: number, depth: number) => {
    const tiers = 7;
    let left = '';
    let right = '';
    const widths = [1, 1.04, 0.98, 0.86, 0.7, 0.5, 0.28];
    for (let i = 0; i < tiers; i++) {
      const w = Math.round(half * (widths[i] ?? 0.2));
      const y = Math.round(base - (tall * i) / tiers);
      const next = Math.round(base - (tall * (i + 1)) / tiers);
      left += `L${at - w} ${y}L${at - w + 2} ${next + 6}L${at - w - 4} ${next}`;
      right = `L${at + w + 4} ${next}L${at + w - 2} ${next + 6}L${at + w} ${y}${right}`;
    }
    const tip = `L${at} ${Math.round(base - tall * 1.12)}`;
    canvas.fill(`M${left.slice(1)}${tip}${right}z`, stage.lit(stone, 0.12, depth));
    canvas.fill(`M${at + Math.round(half * 0.2)} ${base}${tip}${right}z`, stage.shade(stone, 0.4, depth), 0.62);
    let bands = '';
    for (let i = 1; i < tiers; i++)
      bands += `M${at - Math.round(half * (widths[i] ?? 0.2)) - 3} ${Math.round(base - (tall * i) / tiers)}h${2 * Math.round(half * (widths[i] ?? 0.2)) + 6}v5h${-2 * Math.round(half * (widths[i] ?? 0.2)) - 6}z`;
    canvas.fill(bands, stage.shade(stone, 0.5, depth), 0.5);
  };
  bud(-250, -120, 220, 52, 0.16);
  bud(250, -120, 220, 52, 0.16);
  bud(-140, -150, 280, 54, 0.1);
  bud(140, -150, 280, 54, 0.1);
  bud(0, -170, 390, 72, 0.04);
  const roof = stage.shade(stone, 0.2, 0.06);
  canvas.fill('M-330-80v-44h50l8-22H272l8 22h50v44z', stage.ink(stone, 0.08));
  canvas.fill('M-340-118l12-22H-210l12 22zM198-118l12-22H328l12 22zM-198-140L-180-168H180L198-140z', roof);
  canvas.fill('M-70-80v-64L0-200 70-144v64z', stage.lit(stone, 0.14, 0.04));
  canvas.fill('M-70-140L0-204 70-140l-8 8L0-186-62-132z', roof);
  canvas.fill('M-430-6v-66H430v66z', stage.lit(stone, 0.08, 0.04));
  canvas.fill('M-442-68l16-26H426l16 26z', roof);
  let bays = '';
  for (let at = -412; at < 410; at += 26) if (Math.abs(at + 6) > 56) bays += `M${at} -14v-40h13v40z`;
  canvas.fill(bays, stage.dark ? mix(stage.light.lamp, stage.shade(stone, 0.4), 0.4) : stage.shade(stone, 0.6));
  canvas.fill('M-54-2v-76L0-122 54-78v76z', stage.lit(stone, 0.18));
  canvas.fill('M-60-76L0-128 60-76l-8 7L0-110-52-69z', roof);
  canvas.fill('M-16-4v-54h32v54z', stage.dark ? stage.light.lamp : stage.shade('#3f3530', 0.4));
  canvas.fill('M-450 0v-12H450V0z', stage.shade(stone, 0.3));
}

/** The round-headed sugar palm of Cambodia's plains. */
function sugarPalm(stage: Stage, x: number, y: number, tall: number, lean: number, paint: string): void {
  const { canvas } = stage;
  const [topX, topY] = [x + lean, y - tall];
  let head = '';
  for (let i = 0; i < 11; i++) {
    const angle = -2.9 + (i * 5.8) / 10 - Math.PI / 2;
    const r = tall * 0.25;
    const tip = (turn: number, reach: number) =>
      `${Math.round(topX + Math.cos(angle + turn) * r * reach)} ${Math.round(topY + Math.sin(angle + turn) * r * reach)}`;
    head += `M${topX} ${topY}L${tip(-0.22, 0.85)} ${tip(0, 1.1)} ${tip(0.22, 0.85)}z`;
  }
  canvas.fill(`M${x - 9} ${y}L${topX - 5} ${topY}h10L${x + 9} ${y}z${head}`, paint);
}
