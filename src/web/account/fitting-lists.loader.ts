import { type Interest, type Pace, type Preferences, preferenceChoices } from '#accounts/shared';
import { emptyListQuery, type Filters, type ListQuery } from '#search/shared';
import { listHref } from '../search/list-links.ts';
import type { Services } from '../services.ts';

const ALL = '/all-trips';

/** By which filter each preference is found; places are filters as they are. */
const INTERESTS: Readonly<Record<Interest, Filters>> = {
  walking: { theme: ['walking'] },
  wildlife: { theme: ['wildlife'] },
  small_ships: { trip_type: ['small-ship-cruise'] },
  rail: { theme: ['rail'] },
  food: { theme: ['food'] },
  art_and_history: { theme: ['history'] },
  cycling: { activity: ['cycling'] },
};
const PACES: Readonly<Record<Pace, string>> = { easy: 'relaxed', full_day: 'mixed', early_starts: 'full-on' };

export type FittingList = { title: string; href: string; trips: number };

/** Lists of trips that fit what a member has told: one for each interest, in the places and at the pace they like. */
export async function fittingLists(
  { ctx, search }: Pick<Services, 'ctx' | 'search'>,
  { interests, places, pace }: Preferences,
): Promise<FittingList[]> {
  const around: Filters = { ...(places.length > 0 && { destination: places }), ...(pace && { pace: [PACES[pace]] }) };
  const wishes = preferenceChoices.interests.filter(({ value }) => interests.includes(value));
  const asked: { title: string; own: Filters }[] = wishes.map(({ value, label }) => ({
    title: label,
    own: INTERESTS[value],
  }));
  if (asked.length === 0 && Object.keys(around).length > 0) asked.push({ title: 'Trips for you', own: {} });
  const found: FittingList[] = [];
  for (const { title, own } of asked) {
    const list = (await firstWith([{ ...around, ...own }, { ...own }])) ?? null;
    if (list) found.push({ title, ...list });
  }
  return found;

  /** The narrowest of some lists that has trips. */
  async function firstWith(choices: readonly Filters[]): Promise<Omit<FittingList, 'title'> | null> {
    for (const filters of choices) {
      if (Object.keys(filters).length === 0 || search.unknownValues(filters).length > 0) continue;
      const query: ListQuery = { ...emptyListQuery(), filters, limit: 1 };
      const { total } = await search.search(query, { partner: ctx.partner });
      if (total > 0) return { href: listHref(ALL, { ...emptyListQuery(), filters }), trips: total };
    }
    return null;
  }
}
