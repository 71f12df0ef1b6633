import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** A titled group of samples; the title carries the theme, so that both halves of the page differ by name. */
export function Samples({ title, theme, children }: { title: string; theme: string; children: ReactNode }) {
  return (
    <div className={styles.samples}>
      <h2>
        {title}
        <span className="visually-hidden"> in {theme}</span>
      </h2>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

export type ThemeProps = { theme: 'light' | 'dark' };
