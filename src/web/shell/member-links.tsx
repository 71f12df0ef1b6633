import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { type Member, useMember } from './member.ts';
import styles from './member-links.module.css';
import type { ShellLink } from './shell-data.ts';
import { signInHref } from './sign-in-href.ts';

/** What somebody typed into an address isn't repeated at length on a page. */
const LONGEST_ADDRESS = 200;
const SIGN_OUT = '/customer/account/logout';

export type MemberLinksProps = {
  /** Where members look after their things. */
  links: ShellLink[];
  /** One below the other, in the menu of phones. */
  stacked?: boolean;
};

/** Written for a visitor on every page; a browser in which somebody is signed in puts them in their place. */
export function MemberLinks({ links, stacked }: MemberLinksProps) {
  const member = useMember();
  const { pathname, search } = useLocation();
  if (member) return stacked ? <Stacked member={member} links={links} /> : <MemberMenu member={member} links={links} />;
  const from = [pathname + search, pathname].find(({ length }) => length <= LONGEST_ADDRESS) ?? '/';
  return (
    <>
      {stacked && (
        <a href="/wishlist" rel="nofollow" className={styles.stacked}>
          My Lists
        </a>
      )}
      <a href={signInHref(from)} rel="nofollow" className={stacked ? styles.stacked : styles.link}>
        <Icon of="user" />
        Sign In
      </a>
    </>
  );
}

type Props = { member: Member; links: ShellLink[] };

function MemberMenu({ member, links }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without this the menu of a page that comes back from the browser’s memory would stand open.
    const close = () => menu.current?.hidePopover();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, []);
  return (
    <div className={styles.member}>
      <button type="button" className={styles.link} popoverTarget={id} aria-label={`Account of ${callOf(member)}`}>
        <Portrait of={member} />
        <Icon of="chevron-down" size="small" />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <p className={styles.who}>{member.email}</p>
        <ul>
          {links.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
        <SignOut />
      </div>
    </div>
  );
}

function Stacked({ member, links }: Props) {
  return (
    <>
      <p className={styles.who}>Signed in as {member.email}</p>
      {links.map(({ title, href }) => (
        <a key={href} href={href} className={styles.stacked}>
          {title}
        </a>
      ))}
      <SignOut />
    </>
  );
}

function SignOut() {
  return (
    <form method="post" action={SIGN_OUT}>
      <button type="submit" className={styles.out}>
        <Icon of="log-out" />
        Sign Out
      </button>
    </form>
  );
}

/** As friends call them; without a name, what is known. */
const callOf = ({ firstName, email }: Member): string => firstName || email;
