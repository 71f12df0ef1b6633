import styles from './score-bars.module.css';

export type ScoreBarsProps = { scores: { label: string; value: number }[] };

/** Equal bars from 0 to 5 with their numbers. */
export function ScoreBars({ scores }: ScoreBarsProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {scores.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.bar} style={{ '--score': value / 5 }} aria-hidden="true" />
              <b>{value.toFixed(1)}</b>
              <span className="visually-hidden"> out of 5</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
