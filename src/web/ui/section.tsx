import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A part of a long page: its heading and what it answers. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
