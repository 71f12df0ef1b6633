import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export type DisclosureProps = {
  title: ReactNode;
  children: ReactNode;
  /** Open on arrival. */
  open?: boolean;
  /** Disclosures with one name close each other. */
  name?: string;
  id?: string;
  /** Day numbers of an itinerary entry, "1–2": stands in a pill on the dotted line of the journey. */
  day?: string;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
};

/** A question with its answer, or a day of a journey. */
export function Disclosure({ title, children, open, name, id, day, level }: DisclosureProps) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details className={day ? styles.day : styles.question} open={open} name={name} id={id}>
      <summary>
        {day && (
          <span className={styles.number}>
            <span className="visually-hidden">{/\D/.test(day) ? 'Days ' : 'Day '}</span>
            {day}
          </span>
        )}
        <Title className={styles.title}>{title}</Title>
        <Icon of="chevron-down" className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
