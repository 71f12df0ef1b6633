import { box } from '../drawing/path.ts';
import type { Stage } from '../stage.ts';

export interface SkyOptions {
  /** Where the sky ends. */
  readonly horizon: number;
  /** The sun's or moon's height; some skies have neither. */
  readonly sunY?: number;
  readonly sunX?: number;
  readonly radius?: number;
  readonly sunless?: boolean;
  readonly cloudless?: boolean;
}

export function sky(stage: Stage, options: SkyOptions): void {
  const { canvas, light, width } = stage;
  const random = stage.random.fork('sun');
  const style = stage.skyStyle;
  const [top, middle, low] = light.sky;
  const paint = canvas.fade(0, options.horizon, [
    [0, top],
    [0.55, middle],
    [1, low],
  ]);
  canvas.fill(box(0, 0, width, 1000), paint);
  if (stage.hour === 'night') stars(stage, options.horizon);
  if (!options.sunless && style.disc !== 'none') {
    const y = (options.sunY ?? 290) + random.between(-30, 30);
    disc(stage, options.sunX ?? stage.sunX, y, options.radius ?? 76, style.disc);
  }
  if (!options.cloudless) clouds(stage, style.clouds, options.horizon);
}

function stars(stage: Stage, horizon: number): void {
  const random = stage.random.fork('stars');
  let small = '';
  let large = '';
  for (let i = 0; i < stage.width / (25 * stage.sparseness); i++) {
    const place = `M${random.whole(0, stage.width)} ${Math.round(random.next() ** 1.6 * horizon * 0.82)}h0`;
    if (random.chance(0.14)) large += place;
    else small += place;
  }
  stage.canvas.stroke(small, stage.light.sun, 3, 0.6);
  stage.canvas.stroke(large, stage.light.sun, 5, 0.85);
}

function disc(stage: Stage, x: number, y: number, radius: number, style: 'rings' | 'rays' | 'halo'): void {
  const { canvas, light, hour } = stage;
  if (hour === 'night') {
    moon(stage, x, y, radius * 0.82);
    return;
  }
  if (style === 'rays') {
    const reach = stage.width * 1.1;
    const turn = stage.random.fork('rays').between(0, 0.3);
    let beams = '';
    for (let angle = turn; angle < turn + 6.28; angle += 0.349) {
      const tip = (a: number) => `${Math.round(x + Math.cos(a) * reach)} ${Math.round(y + Math.sin(a) * reach)}`;
      beams += `M${Math.round(x)} ${Math.round(y)}L${tip(angle)} ${tip(angle + 0.15)}z`;
    }
    canvas.fill(beams, light.sun, 0.1);
  }
  const rings = { rings: [3.4, 2.4, 1.6], rays: [1.45], halo: [1.3] }[style];
  for (const ring of rings) canvas.disc(x, y, radius * ring, light.sun, style === 'rings' ? 0.14 : 0.26);
  canvas.disc(x, y, radius, light.sun);
}

function moon(stage: Stage, x: number, y: number, radius: number): void {
  const { canvas, light, random } = stage;
  canvas.disc(x, y, radius * 2.6, light.sun, 0.05);
  canvas.disc(x, y, radius * 1.6, light.sun, 0.08);
  const r = Math.round(radius);
  if (random.fork('moon').chance(0.4)) {
    const bite = Math.round(radius * 0.86);
    const top = `M${Math.round(x - r * 0.3)} ${Math.round(y - r * 0.95)}`;
    canvas.fill(
      `${top}a${r} ${r} 0 1 1 ${-Math.round(r * 0.3)} ${Math.round(r * 1.75)}a${bite} ${bite} 0 1 0 ${Math.round(r * 0.3)} ${-Math.round(r * 1.75)}z`,
      light.sun,
    );
    return;
  }
  canvas.disc(x, y, r, light.sun);
  canvas.disc(x - r * 0.25, y - r * 0.2, r * 0.2, light.sky[2], 0.22);
  canvas.disc(x + r * 0.35, y + r * 0.25, r * 0.26, light.sky[2], 0.18);
  canvas.disc(x + r * 0.1, y - r * 0.55, r * 0.12, light.sky[2], 0.18);
}

/** A cloud is a few rounded bars stacked off-center, the longest near the base. */
function clouds(stage: Stage, count: number, horizon: number): void {
  const random = stage.random.fork('clouds');
  const from = stage.calmUntil ? stage.calmUntil + 170 : -60;
  const opacity = stage.hour === 'night' ? 0.3 : 0.62;
  const many = Math.max(count && 2, Math.round((count * (stage.width - from)) / 1700));
  const slot = (stage.width + 60 - from) / Math.max(1, many);
  for (let i = 0; i < many; i++) {
    const x = from + slot * (i + random.between(0.2, 0.8));
    const y = random.between(0.1, 0.46) * horizon;
    const length = random.between(130, 300);
    const thick = random.whole(14, 20);
    let path = '';
    const bar = (left: number, top: number, long: number) => {
      const arc = `a${thick / 2} ${thick / 2} 0 0 1 0`;
      const run = Math.round(Math.max(long, thick));
      path += `M${Math.round(left)} ${Math.round(top)}h${run}${arc} ${thick}h${-run}${arc} ${-thick}z`;
    };
    bar(x - length / 2, y, length);
    bar(x - length * random.between(0.1, 0.34), y - thick + 1, length * random.between(0.34, 0.5));
    if (random.chance(0.7))
      bar(x - length * random.between(0.2, 0.75), y + thick - 1, length * random.between(0.5, 0.75));
    stage.canvas.fill(path, stage.light.cloud, opacity * random.between(0.6, 1.1));
  }
}
