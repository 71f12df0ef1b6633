import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type ComparedKind, ofCompanies, ofTrips } from '../catalogue/compared-kinds.ts';
import { plural } from '../catalogue/trip-words.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './compare-bar.module.css';
import { type Compared, type ComparedList, comparedList } from './compared-list.ts';
import { markAll } from './mark-all.ts';

const NOT_YET: readonly Compared[] = [];
const KINDS = [ofTrips, ofCompanies].map((kind) => ({ kind, list: comparedList(kind) }));

/**
 * What was chosen to be compared, at the lower edge of every page. Without scripts it is a form of the ticks on this
 * page; with them it follows the lists that the browser keeps, from page to page and in every window.
 */
export function CompareBar() {
  return (
    <aside className={styles.bar} aria-label="Compare">
      {KINDS.map((one) => (
        <CompareForm key={one.kind.form} {...one} />
      ))}
    </aside>
  );
}

function CompareForm({ kind, list }: { kind: ComparedKind; list: ComparedList }) {
  const { one, many, form } = kind;
  const { pathname } = useLocation();
  const chosen = useSyncExternalStore(list.onChange, list.chosen, () => NOT_YET);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () => followTicks(form, list, () => setRefusal(`You can compare up to three ${many}. Remove one to take another.`)),
    [form, list, many],
  );
  useTicks(form, chosen);
  return (
    <>
      <form
        id={form}
        action={kind.picker}
        autoComplete="off"
        className={styles.form}
        // Where they are compared already there is nowhere to go.
        data-filled={(chosen.length > 0 && !pathname.startsWith(`${kind.picker}/`)) || undefined}
        data-open={isOpen || undefined}
        onSubmit={send}
      >
        {chosen.length > 0 && (
          <Button
            kind="text"
            size="small"
            className={styles.unfold}
            aria-expanded={isOpen}
            iconAfter="chevron-down"
            onClick={() => setOpen(!isOpen)}
          >
            {plural(chosen.length, one, many)}
          </Button>
        )}
        <ul className={styles.chosen}>
          {chosen.map(({ slug, name }) => (
            <li key={slug}>
              <a href={kind.hrefOf(slug)}>{name}</a>
              <IconButton icon="x" label={`Remove ${name}`} onClick={() => list.remove(slug)} />
            </li>
          ))}
        </ul>
        {chosen.length > 0 && (
          <Button kind="text" size="small" className={styles.clear} onClick={list.clear}>
            Clear
          </Button>
        )}
        <Button type="submit" kind="sun" size="small">
          {`Compare ${many}`}
        </Button>
      </form>
      <Modal id={`${form}-refusal`} title={`Compare ${many}`} open={refusal !== null} onClose={() => setRefusal(null)}>
        <p>{refusal}</p>
      </Modal>
    </>
  );

  function send(event: FormEvent): void {
    event.preventDefault();
    if (chosen.length < 2) setRefusal(`Please choose at least two ${many} to compare.`);
    else window.location.assign(kind.pathOf(chosen.map(({ slug }) => slug)));
  }
}

const boxesOf = (form: string) => `input[form="${form}"]`;
const comparedIn = ({ value: slug, dataset }: HTMLInputElement) => ({ slug, name: dataset.name ?? slug });

/** Keeps the list as the boxes of a form are ticked, those included that were before this script came. */
function followTicks(form: string, list: ComparedList, refuse: () => void): () => void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(boxesOf(form))) return;
    if (!target.checked) return list.remove(target.value);
    if (list.add(comparedIn(target))) return;
    target.checked = false;
    refuse();
  };
  for (const box of document.querySelectorAll<HTMLInputElement>(`${boxesOf(form)}:checked`)) list.add(comparedIn(box));
  // Heard on the way down: React keeps a tick on a part without its script from everybody below it.
  window.addEventListener('change', follow, { capture: true });
  return () => window.removeEventListener('change', follow, { capture: true });
}

/** Ticks what is in the list wherever it stands on the page, also on cards that come later. */
function useTicks(form: string, chosen: readonly Compared[]): void {
  useEffect(() => {
    const slugs = new Set(chosen.map(({ slug }) => slug));
    const tick = () => {
      for (const box of document.querySelectorAll<HTMLInputElement>(boxesOf(form))) box.checked = slugs.has(box.value);
    };
    return markAll(tick);
  }, [form, chosen]);
}
