import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './mega-menu.module.css';
import { MenuColumn } from './menu-column.tsx';
import type { ShellMenu } from './shell-data.ts';

/**
 * A menu under the header, made of a popover: the platform opens it, closes it on Escape, keeps one open at a time,
 * and does so without scripts. The script only adds `aria-expanded`.
 */
export function MegaMenu({ menu }: { menu: ShellMenu }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const overlay = useRef<HTMLDivElement>(null);
  // It may be open before the script is there.
  useEffect(() => setOpen(overlay.current?.matches(':popover-open') ?? false), []);
  const follow = (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open');
  return (
    <li>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-expanded={open} aria-controls={id}>
        {menu.title}
        <Icon of="chevron-down" size="small" className={styles.arrow} />
      </button>
      <div ref={overlay} id={id} popover="auto" data-locks className={styles.overlay} onToggle={follow}>
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
