import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './info-popup.module.css';

export type InfoPopupProps = {
  /** What the button tells about: "What is shared sleeping?" */
  label: string;
  children: ReactNode;
};

/**
 * A small button with an explanation beside it. The platform opens and closes it, and says whether it is open, so that it
 * answers before any script is there. Stands in running text: words only.
 */
export function InfoPopup({ label, children }: InfoPopupProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label}>
        <Icon of="info" />
      </button>
      <span id={id} popover="auto" className={styles.popup}>
        {children}
      </span>
    </>
  );
}
