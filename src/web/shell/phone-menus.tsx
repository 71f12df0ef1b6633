import { Icon } from '../ui/icon.tsx';
import { MenuColumn } from './menu-column.tsx';
import styles from './mobile-menu.module.css';
import type { ShellMenu, WrittenShell } from './shell-data.ts';

/** The menus below 992 px, one open at a time. */
export function PhoneMenus({ menus }: Pick<WrittenShell, 'menus'>) {
  return menus.flatMap(shortened).map((menu) => (
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
  ));
}

/** What people look for, and the rest folded away. */
export function PhoneLinks({ phone }: Pick<WrittenShell, 'phone'>) {
  return (
    <>
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
    </>
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
