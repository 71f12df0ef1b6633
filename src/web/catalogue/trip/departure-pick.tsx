import { formatMoney } from '#kernel/shared';
import { Radio, type RadioProps } from '../../ui/radio.tsx';
import { useKeptChecked } from '../../ui/use-kept-checked.ts';
import { plural } from '../trip-words.ts';
import { dateRange, standingWords } from './departure-words.ts';
import { type PickEntry, Picked, PickList } from './pick-list.tsx';
import styles from './price-panel.module.css';
import type { PricedTrip } from './priced-trip.ts';
import type { ShownDeparture } from './shown-trip-model.ts';
import { choiceQuery, pickable, type TripChoice, tierOf } from './trip-choice.ts';
import type { SpotsByDeparture } from './use-spots.ts';

const LAID_OPEN = 3;
/** Two columns of seven. */
const PAGE = 14;

export type PickProps = {
  trip: PricedTrip;
  departure: ShownDeparture;
  choice: TripChoice;
  live: SpotsByDeparture | null;
  onPick: (query: string) => void;
};

/** Which departure: a row that opens all of them, and where a window is high enough the nearest lie open. */
export function DeparturePick({ trip, departure, choice, live, onPick }: PickProps) {
  const all = pickable(trip);
  const near = all.slice(0, LAID_OPEN);
  const listed = near.some(({ id }) => id === departure.id) ? near : [...near.slice(0, LAID_OPEN - 1), departure];
  const wordsOf = (shown: ShownDeparture) => {
    const spots = live?.spots.get(shown.id);
    const price = tierOf(trip, shown, choice.tier);
    return {
      title: dateRange(shown),
      note: standingWords(shown, spots),
      amount: price && formatMoney({ cents: price.cents, currency: shown.currency }),
    };
  };
  const chosen = wordsOf(departure);
  const row = { label: 'Departure', value: chosen.title, note: chosen.note };
  const dates = plural(trip.datesCount, 'date');
  return (
    <>
      <div className={styles.folded}>
        {all.length === 1 ? (
          <Picked {...row} />
        ) : (
          <PickList
            {...row}
            more={plural(all.length, 'date')}
            title="Choose a departure"
            pages={pagesOf(all, (shown) => ({
              ...wordsOf(shown),
              href: choiceQuery({ ...choice, departureId: shown.id }),
              chosen: shown.id === departure.id,
            }))}
            onPick={onPick}
          >
            <p className={styles.below}>
              <a href="#dates">{trip.departures.length > 1 ? `All ${dates}` : 'Its prices'}</a>
            </p>
          </PickList>
        )}
      </div>
      <div className={styles.open} role="radiogroup" aria-label="Departure">
        <p>
          Departure <a href="#dates">{trip.departures.length > 1 ? `All ${dates}` : 'Its prices'}</a>
        </p>
        {listed.map((shown) => {
          const { title, ...words } = wordsOf(shown);
          return (
            <Choice key={shown.id} name="departure" value={shown.id} chosen={shown.id === departure.id} {...words}>
              {title}
            </Choice>
          );
        })}
      </div>
    </>
  );
}

/** Pages of nearly one length, fourteen at most, by their first and last day. */
function pagesOf(all: readonly ShownDeparture[], entryOf: (departure: ShownDeparture) => PickEntry) {
  if (all.length <= PAGE) return [{ title: '', entries: all.map(entryOf) }];
  const ordered = [...all].sort((a, b) => a.startDate.localeCompare(b.startDate));
  const size = Math.ceil(all.length / Math.ceil(all.length / PAGE));
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => {
    const shown = ordered.slice(index * size, (index + 1) * size);
    const [first, last] = [shown[0]?.startDate ?? '', shown.at(-1)?.startDate ?? ''];
    return { title: dateRange({ startDate: first, endDate: last }), entries: shown.map(entryOf) };
  });
}

function Choice({ chosen, ...radio }: RadioProps & { chosen: boolean }) {
  return <Radio {...useKeptChecked(chosen)} {...radio} />;
}
