import { classes } from './classes.ts';
import styles from './spinner.module.css';

/** A turning ring. With a label it stands alone and is read out; without one it decorates a busy control. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  if (!label) return <span className={classes(styles.ring, className)} aria-hidden="true" />;
  return (
    <p className={classes(styles.row, className)} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  );
}
