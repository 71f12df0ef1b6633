import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const COUNTS_TO = 0xfff;

/**
 * UUIDv7 (RFC 9562, §6.2, method 1): sorts by when this process made it, also within a millisecond, in which the twelve bits
 * behind the version count from a random start. What is random comes from a UUID of version 4, which Node makes by the hundred.
 */
export const newId = createIds(Date.now);

/** Ids of one row, each after the one before, whatever the clock (milliseconds since 1970) says. */
export function createIds(clock: () => number): () => string {
  let time = 0;
  let count = 0;
  return () => {
    const random = randomUUID();
    const now = clock();
    if (now > time) {
      time = now;
      // In the lower half, which leaves as many for this millisecond.
      count = Number.parseInt(random.slice(0, 3), 16) >> 1;
    } else if (++count > COUNTS_TO) {
      time++;
      count = 0;
    }
    const milliseconds = hex(time, 12);
    return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${hex(count, 3)}${random.slice(18)}`;
  };
}

export function isId(text: string): boolean {
  return UUID.test(text);
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
