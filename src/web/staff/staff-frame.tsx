import type { ReactNode } from 'react';
import { Shell } from '../shell/shell.tsx';
import { useSite } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './staff.module.css';

/** A page of the team: its own plain header, and nothing that travelers see around their pages. */
export function StaffFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { shell } = useSite();
  return (
    <Shell shell={shell} parts="bare">
      <header className={styles.bar}>
        <div className="wrap">
          <Logo />
          <nav aria-label="Team">
            <a href="/staff/reviews">
              <Icon of="list-checks" />
              Reviews
            </a>
          </nav>
          {signedIn && (
            <form method="post" action="/customer/account/logout">
              <button type="submit">
                <Icon of="log-out" />
                Sign Out
              </button>
            </form>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.main}`}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className="wrap">
          <a href="/">To the site</a>
          <a href="/privacy-policy">Privacy Policy</a>
        </div>
      </footer>
    </Shell>
  );
}
