import { classes } from './classes.ts';
import styles from './month-bars.module.css';

/** Says once, above a list, what half and full cells mean. */
export function MonthBarsKey() {
  return (
    <p className={styles.key}>
      <span>Departures each month</span>
      <span>
        <span className={classes(styles.sample, styles.few)} aria-hidden="true" />1 or 2
      </span>
      <span>
        <span className={classes(styles.sample, styles.many)} aria-hidden="true" />3 or more
      </span>
    </p>
  );
}
