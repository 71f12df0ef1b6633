import { useEffect, useState } from 'react';
import { formatMoney } from '#kernel/shared';
import type { ListQuery } from '#search/shared';
import { classes } from '../ui/classes.ts';
import { TextInput } from '../ui/text-input.tsx';
import styles from './filters.module.css';
import type { TripListData } from './trip-list-data.ts';

type PriceFilterProps = { prices: TripListData['prices']; shown: ListQuery };

const dollars = (whole: number) => formatMoney({ cents: whole * 100, currency: 'USD' });

/** Price per person: how many trips cost what, and the two ends of what one would pay. */
export function PriceFilter({ prices, shown }: PriceFilterProps) {
  const most = Math.max(1, ...prices.map(({ count }) => count));
  const inside = ({ from, to }: TripListData['prices'][number]) =>
    (to ?? Number.POSITIVE_INFINITY) > (shown.priceMin ?? 0) && from <= (shown.priceMax ?? Number.POSITIVE_INFINITY);
  return (
    <fieldset className={styles.group}>
      <legend>Price per person</legend>
      <div className={styles.histogram} aria-hidden="true">
        {prices.map((bar) => (
          <span
            key={bar.from}
            className={classes(inside(bar) && styles.inside)}
            style={{ '--height': bar.count / most }}
          />
        ))}
      </div>
      <div className={styles.range}>
        <PriceInput
          name="price_min"
          label="Lowest price, US dollars"
          value={shown.priceMin}
          hint={dollars(prices[0]?.from ?? 0)}
        />
        <span aria-hidden="true">to</span>
        <PriceInput name="price_max" label="Highest price, US dollars" value={shown.priceMax} hint="any" />
      </div>
    </fieldset>
  );
}

type PriceInputProps = { name: string; label: string; value: number | null; hint: string };

function PriceInput({ name, label, value, hint }: PriceInputProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  useEffect(() => setText(value === null ? '' : String(value)), [value]);
  return (
    <TextInput
      name={name}
      label={label}
      hideLabel
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      placeholder={hint}
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
    />
  );
}
