import type { ComponentProps, ReactNode } from 'react';
import { formatMonth } from '#kernel/shared';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import styles from './account.module.css';

/** The pages in which members look after their things. */
const PAGES: readonly { title: string; href: string; icon: IconName }[] = [
  { title: 'My Profile', href: '/account/my-profile', icon: 'user' },
  { title: 'My Bookings', href: '/my-bookings', icon: 'ticket' },
  { title: 'My Reservations', href: '/my-reservation', icon: 'clock' },
  { title: 'My Reviews', href: '/account/my-reviews', icon: 'pen-line' },
  { title: 'My Lists', href: '/wishlist', icon: 'heart' },
  { title: 'Saved Searches', href: '/account/saved-searches', icon: 'search' },
  { title: 'Invite Friends', href: '/invite-friend', icon: 'users' },
  { title: 'My Data', href: '/account/data', icon: 'shield-check' },
];

type Props = {
  /** The path of this page. */
  here: string;
  name: string;
  /** YYYY-MM-DD */
  joinedOn: string;
  member: ComponentProps<typeof Portrait>['of'];
  children: ReactNode;
};

/** A page of a member’s own, beside the way to the others. */
export function AccountFrame({ here, name, member, joinedOn, children }: Props) {
  return (
    <div className="wrap">
      <div className={styles.columns}>
        <div className={styles.rail}>
          <div className={styles.who}>
            <Portrait of={member} />
            <p>
              <b>{name}</b>
              <span>Member since {formatMonth(joinedOn.slice(0, 7))}</span>
            </p>
          </div>
          <nav aria-label="My account">
            <ul>
              {PAGES.map(({ title, href, icon }) => (
                <li key={href}>
                  <a href={href} aria-current={href === here ? 'page' : undefined}>
                    <Icon of={icon} />
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <form method="post" action="/customer/account/logout">
            <button type="submit">
              <Icon of="log-out" />
              Sign Out
            </button>
          </form>
        </div>
        <div>{children}</div>
      </div>
    </div>
  );
}
