/** A list of unsigned 32-bit numbers that grows; an eighth of the memory of an array of objects, and no garbage. */
export type IntList = { values: Uint32Array; length: number };

export function createIntList(capacity = 4): IntList {
  return { values: new Uint32Array(capacity), length: 0 };
}

export function push(list: IntList, value: number): void {
  if (list.length === list.values.length) list.values = larger(list.values);
  list.values[list.length] = value;
  list.length += 1;
}

type Numbers = Uint16Array | Uint32Array;

/** What an array holds that is full, with room for more. Long ones grow by half: a loaded index isn't half empty then. */
export function larger<Values extends Numbers>(full: Values): Values {
  const OfItsKind = full.constructor as new (length: number) => Values;
  const more = new OfItsKind(Math.max(4, Math.ceil(full.length * (full.length < 1024 ? 2 : 1.5))));
  more.set(full);
  return more;
}

/** Pairs that become lists: what a loading index notes down before it knows how long each list will be. */
export type Pairs = { keys: IntList; values: IntList };

export function createPairs(): Pairs {
  return { keys: createIntList(1024), values: createIntList(1024) };
}

/** The values of each key below `size`, in the order of the pairs. */
export function listsOf({ keys, values }: Pairs, size: number): IntList[] {
  const lengths = new Uint32Array(size);
  for (let i = 0; i < keys.length; i += 1) lengths[at(keys, i)] = (lengths[at(keys, i)] as number) + 1;
  const windows = windowsOf(lengths, (length) => new Uint32Array(length));
  const lists = windows.map((window): IntList => ({ values: window, length: 0 }));
  for (let i = 0; i < keys.length; i += 1) push(lists[at(keys, i)] as IntList, at(values, i));
  return lists;
}

/**
 * An array for each length, all of them windows of one: several times faster than growing them one by one. A sixteenth of
 * room is left in each, so that changes don't move them at once.
 */
export function windowsOf<Values extends Numbers>(lengths: Uint32Array, make: (length: number) => Values): Values[] {
  const roomFor = (length: number) => length + (length >>> 4) + 2;
  const all = make(lengths.reduce((sum, length) => sum + roomFor(length), 0));
  const windows: Values[] = [];
  let start = 0;
  for (const length of lengths) {
    windows.push(all.subarray(start, start + roomFor(length)) as Values);
    start += roomFor(length);
  }
  return windows;
}

/** The entry at `index`, which must lie within the list. */
export function at(list: IntList, index: number): number {
  return list.values[index] as number;
}
