import { Price, type PriceProps } from '../ui/price.tsx';
import type { ShownCard, ShownPrice } from './shown-card.ts';
import { aboutUsd, offerWords, priceBasis, priceLead } from './trip-words.ts';

type TripPriceProps = Pick<ShownCard, 'strikeThrough'> & Pick<PriceProps, 'size'> & { price: ShownPrice };

/** A trip's price where trips are listed: what it buys, in dollars too, and what it was. */
export function TripPrice({ price, strikeThrough, size }: TripPriceProps) {
  return (
    <Price
      amount={price}
      lead={priceLead(price)}
      was={strikeThrough ? { amount: strikeThrough, until: offerWords(strikeThrough.until) } : undefined}
      basis={priceBasis(price)}
      about={aboutUsd(price)}
      size={size}
    />
  );
}
