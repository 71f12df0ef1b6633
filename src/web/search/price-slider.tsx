import { type RefObject, useEffect, useRef } from 'react';
import { formatMoney } from '#kernel/shared';
import styles from './price-filter.module.css';

type PriceSliderProps = {
  /** Lower ends of the bars, whole US dollars. */
  stops: number[];
  from: number;
  /** Infinity: no upper end. */
  to: number;
  /** Null takes the end off. */
  onFrom: (price: number | null) => void;
  onTo: (price: number | null) => void;
};

/** @param whole US dollars */
export const dollars = (whole: number) => formatMoney({ cents: whole * 100, currency: 'USD' });

/**
 * Two thumbs below the histogram: a nicer way to fill the two fields, which are what the form sends. Each is a native
 * range, so that arrow keys, Home and End work; the form hears of a change when the thumb is let go.
 */
export function PriceSlider({ stops, from, to, onFrom, onTo }: PriceSliderProps) {
  const slider = useChangeWhenLetGo();
  const last = stops.length;
  const below = stops.findLastIndex((stop) => stop <= from);
  const low = Math.min(Math.max(0, below), last - 1);
  const above = stops.findIndex((stop) => stop >= to);
  const high = Math.max(low + 1, above < 0 ? last : above);
  return (
    <div ref={slider} className={styles.slider} style={{ '--low': low / last, '--high': high / last }}>
      <input
        type="range"
        aria-label="Lowest price"
        aria-valuetext={dollars(stops[low] ?? 0)}
        min={0}
        max={last}
        value={low}
        onChange={(event) => {
          const next = Math.min(Number(event.target.value), high - 1);
          onFrom(next > 0 ? (stops[next] ?? null) : null);
        }}
      />
      <input
        type="range"
        aria-label="Highest price"
        aria-valuetext={high < last ? dollars(stops[high] ?? 0) : 'Any price'}
        min={0}
        max={last}
        value={high}
        onChange={(event) => {
          const next = Math.max(Number(event.target.value), low + 1);
          onTo(next < last ? (stops[next] ?? null) : null);
        }}
      />
    </div>
  );
}

/** A held key moves a thumb on and on; the form hears of one change, when the key is let go, as it does of a drag. */
function useChangeWhenLetGo(): RefObject<HTMLDivElement | null> {
  const slider = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slider.current as HTMLDivElement;
    let held = false;
    let changed = false;
    const hold = () => {
      held = true;
    };
    const change = (event: Event) => {
      if (!held) return;
      changed = true;
      event.stopPropagation();
    };
    const letGo = ({ target }: Event) => {
      held = false;
      if (!changed) return;
      changed = false;
      target?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    // The key may come up elsewhere.
    const listeners = Object.entries({ keydown: hold, change, keyup: letGo, focusout: letGo });
    for (const heard of listeners) element.addEventListener(...heard);
    return () => {
      for (const heard of listeners) element.removeEventListener(...heard);
    };
  }, []);
  return slider;
}
