import { mix } from '../drawing/color.ts';
import { curve, heightAt, line, type Point, polygon } from '../drawing/path.ts';
import type { Stage } from '../stage.ts';

/** A line of hills from edge to edge. `amplitude` is how far crests and hollows stray from `y`. */
export function hills(stage: Stage, label: string, y: number, amplitude: number, spacing = 330): Point[] {
  const random = stage.random.fork(label);
  const points: Point[] = [];
  let up = random.chance(0.5);
  for (let x = -40; x < stage.width + spacing; x += spacing * random.between(0.75, 1.25)) {
    points.push([x, y + (up ? -1 : 1) * amplitude * random.between(0.45, 1)]);
    up = !up;
  }
  points.push([stage.width + spacing * 1.2, y]);
  return points;
}

/** A broken ridge line: long faces, then small notches. */
export function crags(stage: Stage, label: string, y: number, amplitude: number, spacing = 150): Point[] {
  const random = stage.random.fork(label);
  const points: Point[] = [[-20, y]];
  for (let x = -20; x < stage.width + spacing; x += spacing * random.between(0.7, 1.3)) {
    const top = y - amplitude * random.between(0.3, 1);
    points.push([x + spacing * 0.3, top], [x + spacing * 0.46, top + amplitude * random.between(0.04, 0.16)]);
    points.push([x + spacing * 0.75, y - amplitude * random.between(0, 0.25)]);
  }
  return points.sort((a, b) => a[0] - b[0]);
}

export interface LandOptions {
  /** Corners stay sharp. */
  readonly sharp?: boolean;
  /** How much hazier its foot is than its crest, and over how many units. */
  readonly melt?: number;
  readonly drop?: number;
}

/** Fills from a line of points down to the poster's foot. */
export function land(
  stage: Stage,
  points: readonly Point[],
  pigment: string,
  depth: number,
  options: LandOptions = {},
): void {
  const { canvas } = stage;
  const top = Math.min(...points.map((point) => point[1]));
  const melt = options.melt ?? 0.22;
  const crest = stage.ink(pigment, depth);
  const paint = melt
    ? canvas.fade(top, top + (options.drop ?? 240), [
        [0, crest],
        [1, mix(crest, stage.light.haze, melt)],
      ])
    : crest;
  const edge = options.sharp ? line(points) : curve(points);
  canvas.fill(`${edge}V1000H${Math.round(points[0]?.[0] ?? 0)}z`, paint);
}

export interface PeakShape {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly height: number;
  readonly depth: number;
  readonly pigment: string;
  /** Share of the height under snow. */
  readonly snow?: number;
  readonly label: string;
}

/** A mountain with a shaded right face and snow that ends in teeth. */
export function peak(stage: Stage, shape: PeakShape): void {
  const { canvas } = stage;
  const { x, base, half, height, depth, pigment } = shape;
  const random = stage.random.fork(shape.label);
  const top = base - height;
  const left: Point[] = [[x - half, base]];
  const right: Point[] = [[x + half, base]];
  for (const share of [0.22, 0.45, 0.66, 0.84]) {
    const jut = () => random.between(-0.05, 0.05) * half;
    left.push([x - half * (1 - share) ** 1.12 + jut(), base - height * share]);
    right.push([x + half * (1 - share) ** 1.12 + jut(), base - height * share]);
  }
  const body = canvas.fade(top, base, [
    [0, stage.lit(pigment, 0.12, depth)],
    [1, mix(stage.ink(pigment, depth), stage.light.haze, 0.45)],
  ]);
  const outline: Point[] = [...left, [x, top], ...right.toReversed()];
  canvas.fill(polygon(outline), body);
  const seam: Point[] = [0.15, 0.3, 0.5, 0.72, 1].map((share, i) => [
    x + half * share * 0.24 + (i % 2 ? -0.075 : 0.06) * half,
    top + height * share,
  ]);
  canvas.fill(polygon([[x, top], ...seam, ...right]), stage.shade(pigment, 0.38, depth), 0.62);
  if (!shape.snow) return;
  const snowLine = (side: Point[], share: number): Point => {
    const y = top + height * share;
    const outer = [...side.toReversed()].find((point) => point[1] >= y) ?? [x, y];
    const before = [...side.toReversed()].findLast((point) => point[1] < y) ?? [x, top];
    const t = (y - before[1]) / Math.max(1, outer[1] - before[1]);
    return [before[0] + (outer[0] - before[0]) * t, y];
  };
  const start = snowLine(left, shape.snow);
  const end = snowLine(right, shape.snow * random.between(0.85, 1.1));
  const edge = (side: Point[], limit: number) => side.toReversed().filter((point) => point[1] < limit);
  const teeth: Point[] = [];
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    const y = start[1] + (end[1] - start[1]) * t;
    teeth.push([
      start[0] + (end[0] - start[0]) * t,
      y + height * (i % 2 ? random.between(0.04, 0.1) : -random.between(0.05, 0.12)),
    ]);
  }
  const cap = stage.lit('#f4f3ec', 0.2, depth * 0.55);
  canvas.fill(
    polygon([
      [x, top],
      ...edge(right, end[1]),
      end,
      ...teeth.toReversed(),
      start,
      ...edge(left, start[1]).toReversed(),
    ]),
    cap,
  );
  const shadeEdge = seam.filter((point) => point[1] < Math.max(start[1], end[1]) - 6);
  const rightTeeth = teeth.filter((point) => point[0] > (shadeEdge.at(-1)?.[0] ?? x));
  canvas.fill(
    polygon([[x, top], ...edge(right, end[1]), end, ...rightTeeth.toReversed(), ...shadeEdge.toReversed()]),
    stage.shade('#a9bccb', 0.12, depth * 0.55),
    0.8,
  );
}

export interface Growth {
  readonly from?: number;
  readonly to?: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Conifers along a line, as one path. */
export function conifers(stage: Stage, label: string, points: readonly Point[], paint: string, growth: Growth): void {
  const random = stage.random.fork(label);
  let path = '';
  const end = growth.to ?? stage.width;
  for (let x = growth.from ?? 0; x < end; x += growth.step * stage.sparseness * random.between(0.6, 1.4)) {
    const tall = random.between(growth.min, growth.max);
    path += conifer(x, heightAt(points, x) + 8, tall);
  }
  stage.canvas.fill(path, paint);
}

function conifer(x: number, y: number, tall: number): string {
  const half = Math.max(4, Math.round(tall * 0.17));
  const base = `M${Math.round(x)} ${Math.round(y - tall)}`;
  if (tall < 70) return `${base}l${half} ${Math.round(tall)}h${-2 * half}z`;
  const h = (share: number) => Math.round(tall * share);
  const w = (share: number) => Math.round(half * share);
  return (
    `${base}l${w(0.55)} ${h(0.36)}h${-w(0.2)}l${w(0.4)} ${h(0.28)}h${-w(0.22)}l${w(0.5)} ${h(0.3)}h${-w(2.06)}` +
    `l${w(0.5)} ${-h(0.3)}h${-w(0.22)}l${w(0.4)} ${-h(0.28)}h${-w(0.2)}z`
  );
}

/** Broad-leaved crowns along a line, as one scalloped path down to the poster's foot. */
export function canopy(stage: Stage, label: string, points: readonly Point[], paint: string, growth: Growth): void {
  const random = stage.random.fork(label);
  const start = growth.from ?? -30;
  let x = Math.round(start);
  const startY = Math.round(heightAt(points, x));
  let path = growth.from && growth.from > 0 ? `M${x - 110} 1000Q${x - 80} ${startY} ${x} ${startY}` : `M${x} ${startY}`;
  while (x < (growth.to ?? stage.width + 20)) {
    const step = Math.round(growth.step * stage.sparseness * random.between(0.7, 1.3));
    const y = Math.round(heightAt(points, x + step) - random.between(0, (growth.max - growth.min) / 2));
    const rise = random.between(growth.min, growth.max);
    path += `Q${Math.round(x + step / 2)} ${Math.round(y - rise)} ${x + step} ${y}`;
    x += step;
  }
  // Where a wood ends inside the picture it rounds off; a straight cut would read as a wall.
  const end = growth.to && growth.to < stage.width ? `q80 10 120 ${1000 - Math.round(heightAt(points, x))}` : '';
  stage.canvas.fill(`${path}${end}V1000H${Math.round(start)}z`, paint);
}

/** Mist: a band of haze that thickens, then thins. */
export function mist(stage: Stage, y: number, tall: number, opacity: number): void {
  const paint = stage.canvas.fade(y, y + tall, [
    [0, stage.light.haze, 0],
    [0.5, stage.light.haze, opacity],
    [1, stage.light.haze, 0],
  ]);
  stage.canvas.fill(`M0 ${Math.round(y)}h${stage.width}v${Math.round(tall)}H0z`, paint);
}

/** Blades of grass rising from a line in the foreground. */
export function grass(stage: Stage, label: string, points: readonly Point[], paint: string, growth: Growth): void {
  const random = stage.random.fork(label);
  let path = '';
  for (
    let x = growth.from ?? 0;
    x < (growth.to ?? stage.width);
    x += growth.step * stage.sparseness * random.between(0.5, 1.5)
  ) {
    const tall = Math.round(random.between(growth.min, growth.max));
    const lean = random.whole(-9, 11);
    path += `M${Math.round(x)} ${Math.round(heightAt(points, x)) + 6}l${lean} ${-tall} ${7 - lean} ${tall}z`;
  }
  stage.canvas.fill(path, paint);
}
