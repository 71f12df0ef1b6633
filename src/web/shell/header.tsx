import { useRef } from 'react';
import { StaticPart } from '../static-part.tsx';
import { classes } from '../ui/classes.ts';
import { opensDialog } from '../ui/dialogs.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './header.module.css';
import { MemberLinks, MobileMenu, SearchBox, SearchModal } from './late.tsx';
import type { ShellData } from './shell-data.ts';
import { useHeaderPosition } from './use-header-position.ts';
import { useOpenMenus } from './use-open-menus.ts';
import { useScrollbarWidth } from './use-scrollbar-width.ts';
import { atHand } from './written.ts';

const LISTS = '/wishlist';

export type HeaderProps = {
  shell: ShellData;
  /** The home page has its own, larger search. */
  home?: boolean;
  /** It never hides. */
  stays?: boolean;
};

export function Header({ shell, home, stays }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const position = useHeaderPosition(header, stays ?? false);
  useScrollbarWidth();
  useOpenMenus();
  const { hasMenus } = shell;
  return (
    <>
      <header
        ref={header}
        className={classes(styles.header, home && styles.home)}
        data-position={position ?? undefined}
      >
        <div className={styles.bar}>
          <div className={classes('wrap', styles.row)}>
            <Logo />
            {!home && (
              <div className={styles.search}>
                <SearchBox placeholder="What do you want to explore?" />
              </div>
            )}
            {hasMenus && (
              <StaticPart name="menus" as="nav" aria-label="Main" className={styles.menus}>
                {atHand && <atHand.Menus of={shell.written} />}
              </StaticPart>
            )}
            {shell.row.length > 0 && (
              <ul className={styles.ends}>
                {shell.row.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href} className={styles.link}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <div className={styles.members}>
              <a href={LISTS} rel="nofollow" className={styles.link}>
                <Icon of="heart" />
                <span className={styles.word}>My Lists</span>
              </a>
              <MemberLinks links={shell.member} />
            </div>
            <div className={styles.narrow}>
              <IconButton icon="search" label="Search" {...opensDialog('site-search')} />
              {hasMenus && <IconButton icon="menu" label="Menu" {...opensDialog('site-menu')} />}
            </div>
          </div>
        </div>
      </header>
      <SearchModal shell={shell} />
      {hasMenus && <MobileMenu shell={shell} />}
    </>
  );
}
