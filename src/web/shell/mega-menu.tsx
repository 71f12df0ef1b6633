import { Icon } from '../ui/icon.tsx';
import styles from './mega-menu.module.css';
import { MenuColumn } from './menu-column.tsx';
import type { ShellMenu } from './shell-data.ts';

/**
 * A menu under the header, made of a popover: the platform opens it, closes it on Escape, keeps one open at a time,
 * and does so without scripts. `aria-expanded` follows by `useOpenMenus`.
 */
export function MegaMenu({ menu }: { menu: ShellMenu }) {
  const id = `menu-${menu.key}`;
  return (
    <li>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-expanded="false" aria-controls={id}>
        {menu.title}
        <Icon of="chevron-down" size="small" className={styles.arrow} />
      </button>
      <div id={id} popover="auto" data-locks className={styles.overlay}>
        {/* The overlay beside the menu: pressing it closes, and it is no stop for the keyboard. */}
        <button
          type="button"
          className={styles.outside}
          popoverTarget={id}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={styles.panel}>
          <div className="wrap">
            {menu.href && (
              <a className={styles.title} href={menu.href}>
                {menu.title}
              </a>
            )}
            <div className={styles.columns} style={{ '--columns': Math.min(5, menu.columns.length) }}>
              {menu.columns.map((column) => (
                <MenuColumn
                  key={column.title}
                  column={column.title === menu.title ? { ...column, title: '' } : column}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </li>
  );
}
