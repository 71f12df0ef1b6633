import type { ReactNode } from 'react';
import styles from './fact-strip.module.css';

export type FactStripProps = {
  /** In the fixed order of a trip: length, group, effort, ages, then `wide` ones with long words: kind, starts, ends. */
  facts: { label: string; about?: ReactNode; value: ReactNode; note?: ReactNode; wide?: boolean }[];
};

/** The facts of a trip side by side, ruled like a timetable. */
export function FactStrip({ facts }: FactStripProps) {
  const wide = facts.filter((fact) => fact.wide).length;
  const short = facts.length - wide;
  return (
    <div className={styles.frame}>
      <dl className={styles.strip} style={{ '--short': Math.max(1, short), '--wide': Math.max(1, wide) }}>
        {facts.map(({ label, about, value, note, wide }) => (
          <div key={label} className={wide ? styles.wide : undefined}>
            <dt>
              {label}
              {about}
            </dt>
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
