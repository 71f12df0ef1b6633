/** Numbers from 0 to 1, the same ones in every run. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** One of them; the first are taken more often, as people take the well-known. */
export function pickPopular<Item>(random: Random, items: readonly Item[]): Item {
  return pickAt(items, random() ** 2);
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return pickAt(items, random());
}

function pickAt<Item>(items: readonly Item[], share: number): Item {
  if (items.length === 0) throw new Error('there is nothing to choose from');
  return items[Math.floor(share * items.length)] as Item;
}
