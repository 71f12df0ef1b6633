/** A queue of numbered things, cheapest first. A thing may wait in it at several costs. */
export type Queue = {
  push: (item: number, cost: number) => void;
  /** Takes out the cheapest; its cost is `lastCost()`. Returns -1 when the queue is empty. */
  pop: () => number;
  lastCost: () => number;
};

/** A binary heap. It holds numbers side by side: a coast has ten thousand points, and objects would take most of the time. */
export function cheapestFirst(): Queue {
  const items: number[] = [];
  const costs: number[] = [];
  let lastCost = 0;

  function push(item: number, cost: number): void {
    let at = items.length;
    items.push(item);
    costs.push(cost);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const parentCost = costs[parent] as number;
      if (parentCost <= cost) break;
      items[at] = items[parent] as number;
      costs[at] = parentCost;
      at = parent;
    }
    items[at] = item;
    costs[at] = cost;
  }

  function pop(): number {
    const item = items.pop();
    const cost = costs.pop();
    if (item === undefined || cost === undefined) return -1;
    if (items.length === 0) {
      lastCost = cost;
      return item;
    }
    const top = items[0] as number;
    lastCost = costs[0] as number;
    sinkFromTop(item, cost);
    return top;
  }

  function sinkFromTop(item: number, cost: number): void {
    const length = items.length;
    let at = 0;
    for (let child = 1; child < length; child = 2 * at + 1) {
      const least = child + 1 < length && (costs[child + 1] as number) < (costs[child] as number) ? child + 1 : child;
      const leastCost = costs[least] as number;
      if (leastCost >= cost) break;
      items[at] = items[least] as number;
      costs[at] = leastCost;
      at = least;
    }
    items[at] = item;
    costs[at] = cost;
  }

  return { push, pop, lastCost: () => lastCost };
}
