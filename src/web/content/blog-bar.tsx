import type { ShellLink } from '../shell/shell-data.ts';
import styles from './blog.module.css';
import { BLOG, BLOG_TITLE, RSS } from './blog-links.ts';

type BlogBarProps = {
  topics: readonly ShellLink[];
  current: ShellLink | null;
  /** The article that is being read, once its title has left. */
  reading?: string | null;
};

/** The row below the header of the blog: topics, then what is being read and how far. */
export function BlogBar({ topics, current, reading }: BlogBarProps) {
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.barRow}`}>
        <a href={BLOG} className={styles.barTitle}>
          {BLOG_TITLE}
        </a>
        {reading ? (
          <span className={styles.reading}>{reading}</span>
        ) : (
          <nav aria-label="Topics" className={styles.topics}>
            <ul>
              {topics.map(({ title, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === current?.href ? 'true' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <a href={RSS} className={styles.rss}>
          RSS
        </a>
      </div>
      {reading !== undefined && <i className={styles.line} />}
    </div>
  );
}
