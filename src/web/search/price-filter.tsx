import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { formatMoney } from '#kernel/shared';
import type { ListQuery } from '#search/shared';
import { classes } from '../ui/classes.ts';
import { TextInput, type TextInputProps } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './price-filter.module.css';
import { PriceSlider } from './price-slider.tsx';
import type { TripListData } from './trip-list-data.ts';

type PriceFilterProps = { prices: TripListData['prices']; shown: ListQuery };

const dollars = (whole: number) => formatMoney({ cents: whole * 100, currency: 'USD' });

/** Price per person: how many trips cost what, and the two ends of what one would pay. */
export function PriceFilter({ prices, shown }: PriceFilterProps) {
  const [lowest, setLowest] = useFieldText(shown.priceMin);
  const [highest, setHighest] = useFieldText(shown.priceMax);
  const scripted = useHydrated();
  const most = Math.max(1, ...prices.map(({ count }) => count));
  const from = Number(lowest || 0);
  const to = highest === '' ? Number.POSITIVE_INFINITY : Number(highest);
  const inside = (bar: TripListData['prices'][number]) => (bar.to ?? Number.POSITIVE_INFINITY) > from && bar.from < to;
  return (
    <fieldset className={styles.price}>
      <legend>Price per person</legend>
      <div className={styles.chart}>
        <div className={styles.histogram} aria-hidden="true">
          {prices.map((bar) => (
            <span
              key={bar.from}
              className={classes(inside(bar) && styles.inside)}
              style={{ '--height': bar.count / most }}
            />
          ))}
        </div>
        {scripted && (
          <PriceSlider
            stops={prices.map((bar) => bar.from)}
            from={from}
            to={to}
            onFrom={(price) => setLowest(price === null ? '' : String(price))}
            onTo={(price) => setHighest(price === null ? '' : String(price))}
          />
        )}
      </div>
      <div className={styles.range}>
        <PriceInput
          name="price_min"
          label="Lowest price, US dollars"
          placeholder={dollars(prices[0]?.from ?? 0)}
          value={lowest}
          onText={setLowest}
        />
        <span aria-hidden="true">to</span>
        <PriceInput
          name="price_max"
          label="Highest price, US dollars"
          placeholder="any"
          value={highest}
          onText={setHighest}
        />
      </div>
    </fieldset>
  );
}

/**
 * What stands in a field: the address's price, or what was typed or drawn since. Several changes may be on their way to
 * the address; one that arrives late must not undo those after it.
 */
function useFieldText(price: number | null): [string, (text: string) => void] {
  const asked = price === null ? '' : String(price);
  // From what the address said to what stands here now.
  const [trail, setTrail] = useState<string[]>([]);
  const underWay = trail.includes(asked);
  useEffect(() => {
    setTrail((known) => (known.length > 0 && (known.at(-1) === asked || !known.includes(asked)) ? [] : known));
  }, [asked]);
  const location = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const [arrivedAt, setArrivedAt] = useState(location);
  if (arrivedAt !== location) {
    setArrivedAt(location);
    // Who goes back at once may meet the price that stood here before, and never the one between: it isn't late then.
    if (cameBack) setTrail([]);
  }
  const setText = (text: string) => setTrail((known) => [...(known.includes(asked) ? known : [asked]), text]);
  return [underWay ? (trail.at(-1) ?? asked) : asked, setText];
}

function PriceInput({ onText, ...field }: TextInputProps & { onText: (text: string) => void }) {
  return (
    <TextInput
      {...field}
      hideLabel
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      onChange={(event) => onText(event.target.value.replace(/\D/g, ''))}
    />
  );
}
