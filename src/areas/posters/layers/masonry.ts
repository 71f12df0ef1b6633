const whole = Math.round;

interface Row {
  readonly from: number;
  /** The feet of the row. */
  readonly y: number;
  readonly count: number;
  readonly step: number;
  readonly width: number;
  readonly tall: number;
}

const rowOf = ({ from, count, step }: Row, each: (x: number) => string): string =>
  Array.from({ length: count }, (_, i) => each(whole(from + i * step))).join('');

/** Upright bars side by side: columns, windows, posts. */
export const uprights = (row: Row): string =>
  rowOf(row, (x) => `M${x} ${row.y}v${-row.tall}h${row.width}v${row.tall}z`);

/** Openings with round heads. */
export function arches(row: Row): string {
  const half = row.width / 2;
  const leg = whole(row.tall - half);
  return rowOf(row, (x) => `M${x} ${row.y}v${-leg}a${half} ${half} 0 0 1 ${row.width} 0v${leg}z`);
}

/** Openings with pointed heads. */
export function lancets(row: Row): string {
  const half = whole(row.width / 2);
  const leg = whole(row.tall - row.width);
  return rowOf(
    row,
    (x) =>
      `M${x} ${row.y}v${-leg}q0${-whole(half * 1.2)} ${half}${-half * 2}q${half} ${whole(half * 0.8)} ${half} ${half * 2}v${leg}z`,
  );
}

/** Gables side by side, points up: roofs, tents, teeth. */
export const gables = (row: Row): string =>
  rowOf(row, (x) => `M${x} ${row.y}l${whole(row.width / 2)}${-row.tall} ${whole(row.width / 2)} ${row.tall}z`);

/** A dome on a line at y. `bulge` is how far it swells beyond its foot, as a share of its half-width. */
export function dome(x: number, y: number, half: number, tall: number, bulge = 0): string {
  const [out, shoulder, high] = [whole(half * (1 + bulge * 1.6)), whole(half * (0.62 + bulge)), whole(tall * 0.84)];
  return `M${whole(x - half)} ${y}C${whole(x - out)} ${y - whole(tall * 0.5)} ${whole(x - shoulder)} ${y - high} ${x} ${y - tall}C${whole(x + shoulder)} ${y - high} ${whole(x + out)} ${y - whole(tall * 0.5)} ${whole(x + half)} ${y}z`;
}

/** The half of a dome that lies in shadow. */
export function domeShade(x: number, y: number, half: number, tall: number, bulge = 0): string {
  const [out, shoulder, high] = [whole(half * (1 + bulge * 1.6)), whole(half * (0.62 + bulge)), whole(tall * 0.84)];
  return `M${x} ${y - tall}C${whole(x + shoulder)} ${y - high} ${whole(x + out)} ${y - whole(tall * 0.5)} ${whole(x + half)} ${y}H${whole(x + half * 0.3)}C${whole(x + half * 0.7)} ${y - whole(tall * 0.4)} ${whole(x + half * 0.5)} ${y - whole(tall * 0.8)} ${x} ${y - tall}z`;
}
