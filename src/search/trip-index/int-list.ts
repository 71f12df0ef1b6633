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
 * The values of each key below `size`, in the order of the pairs. All lists are windows of one array of exactly the
 * right length: several times faster than growing them one by one. A list that grows later moves out.
 */
export function listsOf({ keys, values }: Pairs, size: number): IntList[] {
  const ends = new Uint32Array(size);
  for (let i = 0; i < keys.length; i += 1) ends[at(keys, i)] = (ends[at(keys, i)] as number) + 1;
  const lists: IntList[] = [];
  const all = new Uint32Array(keys.length);
  for (let key = 0, start = 0; key < size; key += 1) {
    const length = ends[key] as number;
    lists.push({ values: all.subarray(start, start + length), length });
    ends[key] = start;
    start += length;
  }
  for (let i = 0; i < keys.length; i += 1) {
    const key = at(keys, i);
    all[ends[key] as number] = at(values, i);
    ends[key] = (ends[key] as number) + 1;
  }
  return lists;
}

/** The entry at `index`, which must lie within the list. */
export function at(list: IntList, index: number): number {
  return list.values[index] as number;
}
