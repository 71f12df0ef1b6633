import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './members.module.css';

/** As /member-benefits says it, at length. */
const HAVE: readonly { icon: IconName; words: string }[] = [
  { icon: 'tag', words: 'Member prices, where there are any' },
  { icon: 'heart', words: 'Trips, searches and companies, kept' },
  { icon: 'list-checks', words: 'All bookings and reviews in one place' },
];

/** Why somebody would join, above the form that asks for it. */
export function WhatMembersHave() {
  return (
    <div className={styles.have}>
      <ul>
        {HAVE.map(({ icon, words }) => (
          <li key={icon}>
            <Icon of={icon} />
            {words}
          </li>
        ))}
      </ul>
      <a href="/member-benefits">All member benefits</a>
    </div>
  );
}
