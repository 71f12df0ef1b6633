import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { COMPARE_FORM } from '../catalogue/compare-box.tsx';
import { comparisonPath } from '../catalogue/comparison-path.ts';
import { plural } from '../catalogue/trip-words.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './compare-bar.module.css';
import {
  addCompared,
  type Compared,
  clearCompared,
  comparedTrips,
  onCompared,
  removeCompared,
} from './compared-trips.ts';

const NOT_YET: readonly Compared[] = [];
const BOXES = `input[form="${COMPARE_FORM}"]`;
const FEW = 'Please choose at least two trips to compare.';
const MANY = 'You can compare up to three trips. Remove one of them to take another.';

/**
 * What was chosen to be compared, at the lower edge of every page. Without scripts it is a form of the ticks on this
 * page; with them it follows the list that the browser keeps, from page to page and in every window.
 */
export function CompareBar() {
  const trips = useSyncExternalStore(onCompared, comparedTrips, () => NOT_YET);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(BOXES)) return;
      const { checked, value: slug, dataset } = target;
      if (!checked) return removeCompared(slug);
      if (addCompared({ slug, name: dataset.name ?? slug })) return;
      target.checked = false;
      setRefusal(MANY);
    };
    // Those ticked before this script came count too.
    for (const box of document.querySelectorAll<HTMLInputElement>(`${BOXES}:checked`)) {
      addCompared({ slug: box.value, name: box.dataset.name ?? box.value });
    }
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);
  useTicks(trips);
  return (
    <aside className={styles.bar} aria-label="Compare" data-filled={trips.length > 0 || undefined}>
      <form
        id={COMPARE_FORM}
        action="/products/c"
        autoComplete="off"
        className={styles.form}
        data-open={isOpen || undefined}
        onSubmit={(event) => send(event, trips)}
      >
        {trips.length > 0 && (
          <Button
            kind="text"
            size="small"
            className={styles.unfold}
            aria-expanded={isOpen}
            iconAfter="chevron-down"
            onClick={() => setOpen(!isOpen)}
          >
            {plural(trips.length, 'trip')} chosen
          </Button>
        )}
        <ul className={styles.chosen}>
          {trips.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/trips/${slug}`}>{name}</a>
              <IconButton icon="x" label={`Remove ${name}`} onClick={() => removeCompared(slug)} />
            </li>
          ))}
        </ul>
        {trips.length > 0 && (
          <Button kind="text" size="small" className={styles.clear} onClick={clearCompared}>
            Clear
          </Button>
        )}
        <Button type="submit" kind="sun" size="small">
          Compare trips
        </Button>
      </form>
      <Modal id="compare-refusal" title="Compare trips" open={refusal !== null} onClose={() => setRefusal(null)}>
        <p>{refusal}</p>
      </Modal>
    </aside>
  );

  function send(event: FormEvent, list: readonly Compared[]): void {
    event.preventDefault();
    if (list.length < 2) setRefusal(FEW);
    else window.location.assign(comparisonPath(list.map(({ slug }) => slug)));
  }
}

/** Ticks what is in the list wherever it stands on the page, also on cards that come later. */
function useTicks(trips: readonly Compared[]): void {
  useEffect(() => {
    const chosen = new Set(trips.map(({ slug }) => slug));
    const tick = () => {
      for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) box.checked = chosen.has(box.value);
    };
    tick();
    const later = new MutationObserver(tick);
    const main = document.getElementById('main');
    if (main) later.observe(main, { childList: true, subtree: true });
    return () => later.disconnect();
  }, [trips]);
}
