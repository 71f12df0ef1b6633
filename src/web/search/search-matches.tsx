import { OperatorRow } from '../catalogue/operator-row.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { ArticleCards } from '../content/article-cards.tsx';
import { Chip } from '../ui/chip.tsx';
import { Section } from '../ui/section.tsx';
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

/** After the trips: companies, guides, articles and pages of that name. */
export function Matches({ found: { operators, guides, articles, pages } }: { found: SearchMatches }) {
  return (
    <>
      {operators.length > 0 && (
        <Section title="Companies" id="companies">
          {operators.map((operator) => (
            <OperatorRow key={operator.slug} operator={operator} />
          ))}
        </Section>
      )}
      <RelatedTrips title="Guides" id="guides" links={guides} />
      {articles.length > 0 && (
        <Section title="Articles" id="articles">
          <ArticleCards articles={articles} level={3} summaries />
        </Section>
      )}
      <RelatedTrips title="Pages" id="pages" links={pages} />
    </>
  );
}
