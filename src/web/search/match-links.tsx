import { plural } from '../catalogue/trip-words.ts';
import { Chip } from '../ui/chip.tsx';
import styles from './results.module.css';
import type { SearchMatches } from './search-matches.loader.ts';

/** Before the trips: what else has the searched name, and the way down to it. */
export function MatchLinks({ found: { operators, guides, articles, pages } }: { found: SearchMatches }) {
  const links = [
    { id: 'companies', count: operators.length, title: plural(operators.length, 'company', 'companies') },
    { id: 'guides', count: guides.length, title: plural(guides.length, 'guide') },
    { id: 'articles', count: articles.length, title: plural(articles.length, 'article') },
    { id: 'pages', count: pages.length, title: plural(pages.length, 'page') },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <ul className={styles.matches} aria-label="Also found">
      {links.map(({ id, title }) => (
        <li key={id}>
          <Chip href={`#${id}`}>{title}</Chip>
        </li>
      ))}
    </ul>
  );
}
