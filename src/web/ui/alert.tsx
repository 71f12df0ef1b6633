import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { Icon } from './icon.tsx';

/** The pale red slab beside the thing that failed: what happened and what is safe. */
export function Alert({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <Icon of="circle-alert" className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
