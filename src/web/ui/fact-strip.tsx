import type { ReactNode } from 'react';
import styles from './fact-strip.module.css';

export type FactStripProps = {
  /** In the fixed order of a trip: length, group, effort, ages, starts, ends. Up to six. */
  facts: { label: string; value: ReactNode; note?: ReactNode }[];
};

/** The facts of a trip side by side, ruled like a timetable. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.strip} style={{ '--facts': facts.length }}>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
