import { Icon, type IconName } from './icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** 1-based. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** What is paged: "Trips", "Reviews". */
  label: string;
};

/** Pages as plain links; nothing for a single page. */
export function Pagination({ page, pages, hrefOf, label }: PaginationProps) {
  if (pages < 2) return null;
  const gapsAfter = pageWindow(page, pages);
  return (
    <nav aria-label={`${label} pages`} className={styles.pages}>
      <Step to={page > 1 ? hrefOf(page - 1) : null} rel="prev" icon="chevron-left" words="Previous" />
      <ol>
        {gapsAfter.map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap after ${gapsAfter[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <a href={hrefOf(entry)} aria-label={`Page ${entry}`} aria-current={entry === page ? 'page' : undefined}>
                {entry}
              </a>
            </li>
          ),
        )}
      </ol>
      <Step to={page < pages ? hrefOf(page + 1) : null} rel="next" icon="chevron-right" words="Next" />
    </nav>
  );
}

type StepProps = { to: string | null; rel: 'prev' | 'next'; icon: IconName; words: string };

function Step({ to, rel, icon, words }: StepProps) {
  if (!to) return null;
  return (
    <a href={to} rel={rel} className={styles.step}>
      {rel === 'prev' && <Icon of={icon} />}
      <span>
        {words}
        <span className="visually-hidden"> page</span>
      </span>
      {rel === 'next' && <Icon of={icon} />}
    </a>
  );
}
