import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import type { ShellData } from './shell-data.ts';
import { SkipLink } from './skip-link.tsx';

export type ShellProps = {
  shell: ShellData;
  /** The home page has its own, larger search instead of the one in the header. */
  home?: boolean;
  children: ReactNode;
};

/** Header, the page inside `<main id="main">`, footer. */
export function Shell({ shell, home, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header shell={shell} home={home} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer shell={shell} />
    </>
  );
}
