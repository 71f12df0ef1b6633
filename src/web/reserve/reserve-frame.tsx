import type { ReactNode } from 'react';
import { Shell } from '../shell/shell.tsx';
import { useSite } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './reserve-frame.module.css';

type Props = { company?: { name: string; slug: string }; back?: { href: string; words: string }; children: ReactNode };

/** A page on the way to a booking: nothing around it but who is asked and the way back. */
export function ReserveFrame({ company, back, children }: Props) {
  const { shell } = useSite();
  return (
    <Shell shell={shell} parts="bare">
      <header className={styles.bar}>
        <div className="wrap">
          <Logo />
          <nav aria-label="Page">
            {company && (
              <a href="/contact" className={styles.ask}>
                <Icon of="circle-question-mark" />
                Ask about {company.name}
              </a>
            )}
            {back && (
              <a href={back.href}>
                <Icon of="chevron-left" />
                {back.words}
              </a>
            )}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.main}`}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className="wrap">
          <a href="/terms-of-use">Terms of Use</a>
          <a href="/privacy-policy">Privacy Policy</a>
        </div>
      </footer>
    </Shell>
  );
}
