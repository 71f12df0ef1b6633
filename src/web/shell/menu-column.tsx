import styles from './menu-column.module.css';
import type { ShellMenu } from './shell-data.ts';

type MenuColumnProps = { column: ShellMenu['columns'][number] };

/** A title, its links, and the way to the rest. */
export function MenuColumn({ column: { title, href, links, more } }: MenuColumnProps) {
  return (
    <section className={styles.column}>
      {title && <p className={styles.title}>{href ? <a href={href}>{title}</a> : title}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.href + link.title}>
            <a href={link.href}>
              {link.title}
              {link.note && <small>{link.note}</small>}
            </a>
          </li>
        ))}
        {more && (
          <li className={styles.more}>
            <a href={more.href}>
              {more.title}
              <span className="visually-hidden"> {title}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
