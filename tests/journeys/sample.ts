import { DESK, PHONE, TABLET } from './traveler.ts';

/** `npm test` and `npm run test:long` look at a part of what there is much of, and `npm run test:whole` at all of it. */
export const isWhole = process.env.WHOLE === 'yes';

/** Screens on which a page is looked at for what is wrong with it. */
export const SCREENS = isWhole ? [PHONE, TABLET, DESK] : [PHONE];
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
