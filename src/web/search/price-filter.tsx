import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ListQuery } from '#search/shared';
import { classes } from '../ui/classes.ts';
import { TextInput, type TextInputProps } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './price-filter.module.css';
import { dollars, PriceSlider } from './price-slider.tsx';
import type { TripListData } from './trip-list-data.ts';

type PriceFilterProps = {
  prices: TripListData['prices'];
  shown: ListQuery;
  /** Shows a range that isn't asked for yet. */
  onDraw: (draft: ListQuery) => void;
};

/** Price per person: how many trips cost what, and the two ends of what one would pay. */
export function PriceFilter({ prices, shown, onDraw }: PriceFilterProps) {
  const drawLowest = (priceMin: number | null) => onDraw({ ...shown, priceMin });
  const drawHighest = (priceMax: number | null) => onDraw({ ...shown, priceMax });
  const scripted = useHydrated();
  const most = Math.max(1, ...prices.map(({ count }) => count));
  const from = shown.priceMin ?? 0;
  const to = shown.priceMax ?? Number.POSITIVE_INFINITY;
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
            onFrom={drawLowest}
            onTo={drawHighest}
          />
        )}
      </div>
      <div className={styles.range}>
        <PriceInput
          name="price_min"
          label="Lowest price, US dollars"
          placeholder={dollars(prices[0]?.from ?? 0)}
          price={shown.priceMin}
          onPrice={drawLowest}
        />
        <span aria-hidden="true">to</span>
        <PriceInput
          name="price_max"
          label="Highest price, US dollars"
          placeholder="any"
          price={shown.priceMax}
          onPrice={drawHighest}
        />
      </div>
    </fieldset>
  );
}

type PriceInputProps = TextInputProps & { price: number | null; onPrice: (price: number | null) => void };

function PriceInput({ price, onPrice, ...field }: PriceInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    const typed = ref.current?.value ?? '';
    if (typed !== String(price ?? '') && navigator.userActivation?.hasBeenActive) onPrice(priceOf(typed));
  });
  // What was typed before this script came, ahead of the next rendering, which would empty the field.
  useLayoutEffect(() => takeEarly(), []);
  return (
    <TextInput
      {...field}
      ref={ref}
      hideLabel
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      value={price ?? ''}
      onChange={(event) => onPrice(priceOf(event.target.value))}
    />
  );
}

/** Digits as a price, as many as the address takes. */
function priceOf(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 7);
  return digits === '' ? null : Number(digits);
}
