/** A list of unsigned 32-bit numbers that grows; an eighth of the memory of an array of objects, and no garbage. */
export type IntList = { values: Uint32Array; length: number };

export function createIntList(capacity = 4): IntList {
  return { values: new Uint32Array(capacity), length: 0 };
}

export function push(list: IntList, value: number): void {
  if (list.length === list.values.length) {
    // Long lists grow by half, so that a loaded index isn't half empty.
    const larger = new Uint32Array(Math.max(4, Math.ceil(list.length * (list.length < 1024 ? 2 : 1.5))));
    larger.set(list.values);
    list.values = larger;
  }
  list.values[list.length] = value;
  list.length += 1;
}

/** Pairs that become lists: what a loading index notes down before it knows how long each list will be. */
export type Pairs = { keys: IntList; values: IntList };

export function createPairs(): Pairs {
  return { keys: createIntList(1024), values: createIntList(1024) };
}

/**
 * The values of each key below `size`, in the order of the pairs. All lists are windows of one array: several times
 * faster than growing them one by one. A sixteenth of room is left in each, so that changes don't move them at once.
 */
export function listsOf({ keys, values }: Pairs, size: number): IntList[] {
  const lengths = new Uint32Array(size);
  for (let i = 0; i < keys.length; i += 1) lengths[at(keys, i)] = (lengths[at(keys, i)] as number) + 1;
  const roomFor = (length: number) => length + (length >>> 4) + 2;
  const all = new Uint32Array(lengths.reduce((sum, length) => sum + roomFor(length), 0));
  const lists: IntList[] = [];
  let start = 0;
  for (const length of lengths) {
    lists.push({ values: all.subarray(start, start + roomFor(length)), length: 0 });
    start += roomFor(length);
  }
  for (let i = 0; i < keys.length; i += 1) push(lists[at(keys, i)] as IntList, at(values, i));
  return lists;
}

/** The entry at `index`, which must lie within the list. */
export function at(list: IntList, index: number): number {
  return list.values[index] as number;
}
