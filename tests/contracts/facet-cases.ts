import { seededRandom } from '#search/testing';

/** Values by filter. */
export type Chosen = Readonly<Record<string, readonly string[]>>;
export type Counted = { total: number; options: readonly { key: string; value: string; count: number }[] };
/** Asks a list for what is chosen. */
export type AskList = (chosen: Chosen) => Promise<Counted>;
/** What an option promised before it was chosen, and what the list held then. */
export type FacetCase = { list: string; chosen: string; promised: number; found: number };

const DEEPEST = 4;

/**
 * Walks through lists as somebody does who narrows them: choose an option, look, choose the next. A choice takes the
 * place of another within its own filter, whose counts ignore it.
 */
export async function facetCases(
  lists: Readonly<Record<string, AskList>>,
  { times, seed }: { times: number; seed: number },
): Promise<FacetCase[]> {
  const random = seededRandom(seed);
  const names = Object.keys(lists);
  const cases: FacetCase[] = [];
  for (let walks = 0; cases.length < times; walks += 1) {
    const list = names[walks % names.length] ?? '';
    cases.push(...(await walk(list, lists[list] as AskList, random)));
  }
  return cases;
}

async function walk(list: string, ask: AskList, random: () => number): Promise<FacetCase[]> {
  const cases: FacetCase[] = [];
  let chosen: Chosen = {};
  let counted = await ask(chosen);
  while (cases.length < DEEPEST) {
    const open = counted.options.filter(({ key, value, count }) => count > 0 && chosen[key]?.[0] !== value);
    // By filter first: those with hundreds of values would hide the others.
    const keys = [...new Set(open.map(({ key }) => key))];
    const key = keys[Math.floor(random() * keys.length)];
    const values = open.filter((option) => option.key === key);
    const option = values[Math.floor(random() * values.length)];
    if (!option) break;
    chosen = { ...chosen, [option.key]: [option.value] };
    counted = await ask(chosen);
    const words = Object.entries(chosen).map(([name, [value]]) => `${name}=${value}`);
    cases.push({ list, chosen: words.join(' '), promised: option.count, found: counted.total });
  }
  return cases;
}
