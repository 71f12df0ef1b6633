import { type ReactNode, useId } from 'react';
import { CounterBadge } from './counter-badge.tsx';
import { Icon } from './icon.tsx';
import styles from './select-menu.module.css';

export type SelectMenuProps = {
  label: string;
  /** How many are chosen; nothing is shown for none. */
  chosen?: number;
  /** Checkboxes, or links. */
  children: ReactNode;
};

/** Choices that fold into a button, several at a time. The platform opens it, and closes it on Escape or beside it. */
export function SelectMenu({ label, chosen = 0, children }: SelectMenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        {label}
        <CounterBadge count={chosen} label="chosen" />
        <Icon of="chevron-down" size="small" className={styles.arrow} />
      </button>
      <div id={id} popover="auto" className={styles.list}>
        <fieldset>
          <legend className="visually-hidden">{label}</legend>
          {children}
        </fieldset>
      </div>
    </>
  );
}
