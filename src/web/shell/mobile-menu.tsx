import { useEffect, useRef } from 'react';
import { CloseButton } from '../ui/close-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { useCloseOnLeave } from '../ui/use-dialog.ts';
import { MemberLinks } from './member-links.tsx';
import { MenuColumn } from './menu-column.tsx';
import styles from './mobile-menu.module.css';
import type { ShellData, ShellMenu } from './shell-data.ts';

/** The menus below 992 px: the whole screen, one open at a time. Any link closes it, also one within this page. */
export function MobileMenu({ menus, phone, member }: Pick<ShellData, 'menus' | 'phone' | 'member'>) {
  const dialog = useRef<HTMLDialogElement>(null);

  useCloseOnLeave(dialog);

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 62rem)');
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <dialog ref={dialog} id="site-menu" aria-label="Menu" className={styles.menu}>
      <div className={styles.head}>
        <Logo />
        <CloseButton label="Close menu" />
      </div>
      <nav aria-label="Main" className={styles.body}>
        {menus.flatMap(shortened).map((menu) => (
          <details key={menu.key} name="site-menu" className={styles.section}>
            <summary>
              {menu.title}
              <Icon of="chevron-down" className={styles.arrow} />
            </summary>
            {menu.href && (
              <a className={styles.title} href={menu.href}>
                See all {menu.title}
              </a>
            )}
            {menu.columns.length === 1
              ? menu.columns.map((column) => <MenuColumn key={column.title} column={{ ...column, title: '' }} />)
              : menu.columns.map((column) => <Group key={column.title} name={menu.key} column={column} />)}
          </details>
        ))}
        <MemberLinks links={member} stacked />
        {phone.links.map(({ title, href }) => (
          <a key={href} href={href} className={styles.link}>
            {title}
          </a>
        ))}
        {phone.more.length > 0 && (
          <details name="site-menu" className={styles.section}>
            <summary>
              More
              <Icon of="chevron-down" className={styles.arrow} />
            </summary>
            <MenuColumn column={{ title: '', href: null, links: phone.more, more: null }} />
          </details>
        )}
      </nav>
    </dialog>
  );
}

/** Without what is left out on phones; the links of the last menu stand in the list below the menus. */
function shortened(menu: ShellMenu): ShellMenu[] {
  const columns = menu.columns.filter(({ wide }) => !wide);
  return menu.key === 'helpful' || (columns.length === 0 && !menu.href) ? [] : [{ ...menu, columns }];
}

function Group({ name, column }: { name: string; column: ShellMenu['columns'][number] }) {
  const { title, href, links, more } = column;
  // The title opens the group here, so where it leads becomes the first link, unless "See all" leads there as well.
  const own = href && href !== more?.href ? [{ title, href }] : [];
  return (
    <details name={`site-menu-${name}`} className={styles.group}>
      <summary>
        {title}
        <Icon of="chevron-down" className={styles.arrow} />
      </summary>
      <MenuColumn column={{ title: '', href: null, links: [...own, ...links], more }} />
    </details>
  );
}
