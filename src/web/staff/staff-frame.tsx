import type { ReactNode } from 'react';
import { Shell } from '../shell/shell.tsx';
import { useSite } from '../site.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './staff.module.css';

const DESKS: Readonly<Record<'team' | 'company', readonly { title: string; href: string; icon: IconName }[]>> = {
  team: [
    { title: 'What waits', href: '/staff', icon: 'clock' },
    { title: 'Tasks', href: '/staff/tasks', icon: 'list-checks' },
    { title: 'Bookings', href: '/staff/bookings', icon: 'ticket' },
    { title: 'Refunds', href: '/staff/refunds', icon: 'receipt-text' },
    { title: 'Reviews', href: '/staff/reviews', icon: 'message-square' },
    { title: 'Messages', href: '/staff/leads', icon: 'mail-check' },
  ],
  company: [
    { title: 'To answer', href: '/operator', icon: 'clock' },
    { title: 'Bookings', href: '/operator/bookings', icon: 'list-checks' },
    { title: 'Departures', href: '/operator/departures', icon: 'calendar' },
    { title: 'Reviews', href: '/operator/reviews', icon: 'message-square' },
  ],
};

type Props = { of?: keyof typeof DESKS; signedIn: boolean; children: ReactNode };

/** A page of the team, or of a company: its own plain header, and nothing that travelers see around their pages. */
export function StaffFrame({ of = 'team', signedIn, children }: Props) {
  const { shell } = useSite();
  return (
    <Shell shell={shell} parts="bare">
      <header className={styles.bar}>
        <div className="wrap">
          <Logo />
          <nav aria-label={of === 'team' ? 'Team' : 'Company'}>
            {DESKS[of].map(({ title, href, icon }) => (
              <a key={href} href={href}>
                <Icon of={icon} />
                {title}
              </a>
            ))}
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
