import type { Stage } from '../stage.ts';

const whole = Math.round;

/** A palm: a leaning trunk and drooping fronds, one color. `lean` is the crown's offset in units. */
export function palm(stage: Stage, x: number, y: number, tall: number, lean: number, paint: string): void {
  const { canvas } = stage;
  const w = Math.max(5, whole(tall * 0.022));
  const [topX, topY] = [whole(x + lean), whole(y - tall)];
  const bendX = whole(x + lean * 0.15);
  const bendY = whole(y - tall * 0.55);
  const trunk = `M${whole(x - w * 1.5)} ${whole(y)}Q${bendX - w} ${bendY} ${topX - w / 2} ${topY}h${w}Q${bendX + w} ${bendY} ${whole(x + w * 1.5)} ${whole(y)}z`;
  const r = tall * 0.42;
  const fronds = [
    [-1, 0.3, -0.62, -0.42],
    [-0.86, 0.02, -0.5, -0.5],
    [-0.52, 0.56, -0.56, -0.16],
    [1, 0.3, 0.62, -0.42],
    [0.9, -0.04, 0.5, -0.52],
    [0.5, 0.58, 0.58, -0.14],
    [-0.34, -0.4, -0.3, -0.46],
    [0.4, -0.36, 0.3, -0.46],
    [0.06, 0.5, 0.3, 0.06],
  ] as const;
  let leaves = '';
  for (const [tipX, tipY, bowX, bowY] of fronds) {
    const thin = r * 0.26;
    leaves += `M${topX} ${topY}q${whole(bowX * r)} ${whole(bowY * r)} ${whole(tipX * r)} ${whole(tipY * r)}q${whole(-(tipX - bowX) * r - tipX * thin * 0.2)} ${whole(-(tipY - bowY) * r + thin)} ${whole(-tipX * r)} ${whole(-tipY * r)}z`;
  }
  canvas.fill(trunk + leaves, paint);
  canvas.disc(topX, topY, tall * 0.03, paint);
}

/** A slim cypress. */
export const cypress = (x: number, y: number, tall: number): string => {
  const half = whole(tall * 0.12);
  return `M${whole(x)} ${whole(y)}q${-half * 2} ${whole(-tall * 0.4)} 0 ${whole(-tall)}q${half * 2} ${whole(tall * 0.6)} 0 ${whole(tall)}z`;
};

/** A round-crowned tree on a short trunk, base at (x, y). */
export const roundTree = (x: number, y: number, tall: number): string => {
  const r = whole(tall * 0.36);
  return `M${whole(x) - 3} ${whole(y)}v${-whole(tall * 0.4)}h6v${whole(tall * 0.4)}zM${whole(x) - r} ${whole(y - tall * 0.6)}a${r} ${whole(r * 1.1)} 0 1 1 ${r * 2} 0a${r} ${whole(r * 0.8)} 0 0 1 ${-r * 2} 0z`;
};

/** A fern frond arching from (x, y); `reach` may be negative to arch left. */
export function fern(stage: Stage, x: number, y: number, reach: number, tall: number, paint: string): void {
  let path = '';
  const n = 9;
  for (let i = 1; i <= n; i++) {
    const t = i / n;
    const stemX = x + reach * t ** 1.5;
    const stemY = y - tall * Math.sin(t * 1.75);
    const leaf = Math.abs(reach) * 0.36 * (1.15 - t) + 12;
    const lean = Math.sign(reach) * leaf * 0.5 * t;
    path += `M${whole(stemX)} ${whole(stemY)}q${whole(leaf * 0.3 + lean)} ${whole(-leaf * 0.55)} ${whole(leaf * 0.9 + lean)} ${whole(-leaf * 0.3)}q${whole(-leaf * 0.4)} ${whole(leaf * 0.5)} ${whole(-leaf * 0.9 - lean)} ${whole(leaf * 0.3)}`;
    path += `q${whole(-leaf * 0.3 + lean)} ${whole(-leaf * 0.45)} ${whole(-leaf * 0.85 + lean)} ${whole(-leaf * 0.05)}q${whole(leaf * 0.4)} ${whole(leaf * 0.4)} ${whole(leaf * 0.85 - lean)} ${whole(leaf * 0.05)}`;
  }
  stage.canvas.fill(path, paint);
  const stem = `M${whole(x)} ${whole(y)}Q${whole(x + reach * 0.2)} ${whole(y - tall * 0.95)} ${whole(x + reach)} ${whole(y - tall * Math.sin(1.75))}`;
  stage.canvas.stroke(stem, paint, 5);
}
