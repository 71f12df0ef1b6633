import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './show-more.module.css';

type ShowMoreProps = {
  /** On the closed row: "Show 14 more dates". */
  more: string;
  /** On the open one: "Show fewer dates". */
  fewer: string;
  children: ReactNode;
};

/** The rest of a list that would make the page long. */
export function ShowMore({ more, fewer, children }: ShowMoreProps) {
  return (
    <details className={styles.rest}>
      <summary>
        <span className={styles.closed}>{more}</span>
        <span className={styles.opened}>{fewer}</span>
        <Icon of="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
