import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './info-popup.module.css';

export type InfoPopupProps = {
  /** What the button tells about: "What is shared sleeping?" */
  label: string;
  children: ReactNode;
};

/** A small button with an explanation beside it, opened and closed by the platform. Stands in running text: words only. */
export function InfoPopup({ label, children }: InfoPopupProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const follow = (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open');
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-expanded={open} aria-label={label}>
        <Icon of="info" />
      </button>
      <span id={id} popover="auto" className={styles.popup} onToggle={follow}>
        {children}
      </span>
    </>
  );
}
