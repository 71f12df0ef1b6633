import { classes } from './classes.ts';
import styles from './month-bars.module.css';
import { type MonthDepartures, monthInitial, monthLevel, monthsInWords } from './month-text.ts';

export type MonthBarsProps = { months: MonthDepartures[] };

/** Twelve cells from this month on; read out as month names with their year. */
export function MonthBars({ months }: MonthBarsProps) {
  return (
    <div className={styles.bars} role="img" aria-label={monthsInWords(months)}>
      {months.map(({ month, departures }) => (
        <span key={month} className={classes(styles.month, styles[monthLevel(departures)])}>
          {monthInitial(month)}
        </span>
      ))}
    </div>
  );
}
