import { DESK, PHONE, TABLET } from './traveler.ts';

/** `npm run test:long` looks at a part of what there is much of, and `npm run test:whole` at all of it. */
export const isWhole = process.env.WHOLE === 'yes';

/** Every page in every state is looked at there, and by `npm run test:walks`, which CI runs: by that on one screen. */
export const isEveryPage = isWhole || process.env.WHOLE === 'on-one-screen';

const ALL_SCREENS = [PHONE, TABLET, DESK];

/** Screens on which a page is looked at for what is wrong with it: one of them, another each time, where not all. */
export const SCREENS = isWhole ? ALL_SCREENS : ALL_SCREENS.toSorted(() => Math.random() - 0.5).slice(0, 1);
export const ON_SCREENS = `at ${SCREENS.map(({ width }) => width).join(', ')} px`;

/** The first of them; all of them where the whole is looked at. */
export const fewOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  isWhole ? items : items.slice(0, count);

/** So many of them, others each time; all of them where the whole is looked at. */
export function someOf<Item>(items: readonly Item[], count: number): Item[] {
  if (isWhole || items.length <= count) return [...items];
  const start = Math.floor(Math.random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count);
}
