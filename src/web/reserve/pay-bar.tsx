import type { ReactNode } from 'react';
import styles from './pay-bar.module.css';

type Props = { amount: ReactNode; note: ReactNode; children: ReactNode };

/** The one button of a page; on phones it stays at the bottom of the window, beside what it costs. */
export function PayBar({ amount, note, children }: Props) {
  return (
    <div className={styles.bar}>
      <p>
        <b>{amount}</b>
        <small>{note}</small>
      </p>
      {children}
    </div>
  );
}

/** What of the button's words isn't needed beside the amount. */
export function Wide({ children }: { children: ReactNode }) {
  return <span className={styles.wide}>{children}</span>;
}
