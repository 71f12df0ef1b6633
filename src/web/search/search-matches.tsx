import { OperatorRow } from '../catalogue/operator-row.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { ArticleCards } from '../content/article-cards.tsx';
import { Section } from '../ui/section.tsx';
import type { SearchMatches } from './search-matches.loader.ts';

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
