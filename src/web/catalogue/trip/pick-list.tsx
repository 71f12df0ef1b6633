import { type FocusEvent, type MouseEvent, type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './pick-list.module.css';

export type PickEntry = { href: string; title: string; note?: string; amount?: string; chosen: boolean };

type PickListProps = {
  label: string;
  /** What is chosen, and a line about it. */
  value: string;
  note?: string;
  /** How much there is to choose from: "14 dates". */
  more?: string;
  /** Above the opened list: "Choose a departure". */
  title: string;
  pages: { title: string; entries: PickEntry[] }[];
  onPick: (query: string) => void;
  children?: ReactNode;
};

/**
 * A row that says what is chosen and opens all there is, beside the panel. Its entries are links with the choice in
 * their address, and the platform opens and closes the list, so that it works without scripts.
 */
export function PickList({ label, value, note, more, title, pages, onPick, children }: PickListProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const follow = (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open');
  // Whoever tabs on finds nothing under an open list; pressing the row itself closes it by its own means.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover();
  };
  return (
    <>
      <button type="button" className={styles.row} popoverTarget={id} aria-expanded={open} aria-haspopup="dialog">
        <Words label={label} value={value} note={note} more={more} />
        <Icon of="chevron-down" size="small" />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={styles.list}
        onToggle={follow}
        onBlur={leave}
      >
        <div className={styles.top}>
          <h2>{title}</h2>
          <IconButton icon="x" label="Close" popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <Pages pages={pages} onPick={onPick} />
        {children}
      </div>
    </>
  );
}

/** The same row where there is nothing to choose. */
export function Picked({ label, value, note }: Pick<PickListProps, 'label' | 'value' | 'note'>) {
  return (
    <div className={styles.row}>
      <Words label={label} value={value} note={note} />
    </div>
  );
}

function Words({ label, value, note, more }: Pick<PickListProps, 'label' | 'value' | 'note' | 'more'>) {
  return (
    <>
      <span className={styles.label}>
        {label}
        {more && <small>{more}</small>}
      </span>
      <span className={styles.value}>
        <b>{value}</b>
        {note && <small>{note}</small>}
      </span>
    </>
  );
}

function Pages({ pages, onPick }: Pick<PickListProps, 'pages' | 'onPick'>) {
  const chosen = pages.findIndex(({ entries }) => entries.some((entry) => entry.chosen));
  const [turned, setTurned] = useState<number | null>(null);
  const at = turned ?? Math.max(0, chosen);
  const page = pages[at];
  const pick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onPick(event.currentTarget.search);
    setTurned(null);
    // Gives the focus back to the row.
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  if (!page) return null;
  return (
    <>
      {pages.length > 1 && (
        <div className={styles.turn}>
          <IconButton icon="chevron-left" label="Earlier" disabled={at === 0} onClick={() => setTurned(at - 1)} />
          <b role="status">{page.title}</b>
          <IconButton
            icon="chevron-right"
            label="Later"
            disabled={at === pages.length - 1}
            onClick={() => setTurned(at + 1)}
          />
        </div>
      )}
      <ul className={styles.entries}>
        {page.entries.map(({ href, title, note, amount, chosen }) => (
          <li key={href}>
            <a href={`${href}#price`} aria-current={chosen ? 'true' : undefined} onClick={pick}>
              <Icon of={chosen ? 'check' : 'chevron-right'} size="small" />
              <span className={styles.value}>
                <b>{title}</b>
                {note && <small>{note}</small>}
              </span>
              {amount && <span className={styles.amount}>{amount}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
