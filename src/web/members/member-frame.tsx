import type { ReactNode } from 'react';
import { Shell } from '../shell/shell.tsx';
import { useSite } from '../site.ts';
import { Art } from '../ui/art.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './members.module.css';
import { signInArt } from './sign-in-art.ts';

type Props = { art?: keyof typeof signInArt; children: ReactNode };

/** A page that is one form: nothing else to follow but the way home. */
export function MemberFrame({ art = 'golden', children }: Props) {
  const { shell } = useSite();
  return (
    <Shell shell={shell} parts="bare">
      <div className={styles.page}>
        <header className={styles.bar}>
          <Logo />
          <a href="/all-trips">
            All trips
            <Icon of="arrow-right" size="small" />
          </a>
        </header>
        <main id="main" tabIndex={-1} className={styles.split}>
          <Art art={signInArt[art]} alt="" sizes="(min-width: 62rem) 42vw, 100vw" className={styles.art} />
          <div className={styles.words}>{children}</div>
        </main>
        <footer className={styles.foot}>
          <a href="/terms-of-use">Terms of Use</a>
          <a href="/privacy-policy">Privacy Policy</a>
          <a href="/contact">Contact</a>
        </footer>
      </div>
    </Shell>
  );
}
