type Pin = { left: number; top: number };

/** In percent of a map of 46 rem, so that a finger finds each pin: somewhat less than a finger's width. */
const APART = { left: 4.5, top: 9.5 };
/** More than that, so that no rounding leaves a moved pin where it was. */
const STEP = 10;

/** Pins of a map, in percent; one that would lie on an earlier one moves down beside it. */
export function pinsApart(points: readonly (Pin | null)[]): (Pin | null)[] {
  const placed: Pin[] = [];
  return points.map((point) => {
    if (point === null) return null;
    let pin = point;
    for (let other = near(placed, pin); other; other = near(placed, pin)) pin = { ...pin, top: other.top + STEP };
    placed.push(pin);
    return pin;
  });
}

function near(placed: readonly Pin[], { left, top }: Pin): Pin | undefined {
  return placed.find((other) => Math.abs(other.left - left) < APART.left && Math.abs(other.top - top) < APART.top);
}
