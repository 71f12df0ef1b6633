import { useLoaderData } from 'react-router';
import { OperatorRow } from '../catalogue/operator-row.tsx';
import { RANKING_RULE } from '../catalogue/ranking-rule.ts';
import { TripMinis } from '../catalogue/trip-mini.tsx';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/article.route';
import { articleLoader } from './article.loader.ts';
import { ArticleCards } from './article-cards.tsx';
import { articleMeta } from './article-meta.ts';
import styles from './blog.module.css';
import { BlogBar } from './blog-bar.tsx';
import { BLOG, BLOG_TITLE } from './blog-links.ts';
import { ContentsRail } from './contents-rail.tsx';
import { Initials } from './initials.tsx';
import { TextBlocks } from './text-blocks.tsx';
import { useReading } from './use-reading.ts';

type ArticlePage = ReturnType<typeof useLoaderData<typeof loader>>;

const FEWEST_PARTS = 3;

const trailOf = ({ name, topic }: Pick<ArticlePage, 'name' | 'topic'>) => [
  { title: BLOG_TITLE, href: BLOG },
  ...(topic ? [topic] : []),
  { title: name },
];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { name, summary, path, preview, metaSeo } = loaderData;
  return pageMeta(
    site,
    {
      title: name,
      description: summary,
      path,
      kind: 'article',
      image: preview,
      jsonLd: [articleMeta(site.baseUrl, loaderData), breadcrumbList(site.baseUrl, trailOf(loaderData), path)],
    },
    metaSeo,
  );
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return articleLoader(context.get(services), params.slug, request);
}

export default function ArticleRoute() {
  const page = useLoaderData<typeof loader>();
  const { name, topic, topics, blocks, parts, trips, companies, more } = page;
  const { part, past } = useReading(parts);
  return (
    <>
      <BlogBar topics={topics} current={topic} reading={past ? name : null} />
      <div className="wrap">
        <Breadcrumbs items={trailOf(page)} />
        <Head page={page} />
        <div className={styles.columns}>
          {parts.length >= FEWEST_PARTS ? <ContentsRail parts={parts} current={part} /> : <span />}
          <article className={styles.article}>
            <TextBlocks blocks={blocks} />
            {companies.length > 0 && (
              <Section title="Rated highest by travelers" id="ranking">
                <ol className={styles.ranked}>
                  {companies.map(({ rank, ...operator }) => (
                    <li key={operator.slug}>
                      <b>{rank}</b>
                      <OperatorRow operator={operator} />
                    </li>
                  ))}
                </ol>
                <p className="small quiet">{RANKING_RULE}</p>
              </Section>
            )}
          </article>
          {trips.length > 0 && (
            <aside className={styles.trips} aria-labelledby="trips-of-article">
              <h2 id="trips-of-article">Trips in this article</h2>
              <TripMinis trips={trips} rows />
            </aside>
          )}
        </div>
        {more.length > 0 && (
          <Section title="More to read">
            <ArticleCards articles={more} level={3} />
            <p className={styles.all}>
              <LinkButton href={BLOG}>All articles</LinkButton>
            </p>
          </Section>
        )}
      </div>
    </>
  );
}

function Head({ page: { name, summary, author, published, readingMinutes, art } }: { page: ArticlePage }) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{name}</h1>
        {summary && <p className={styles.stand}>{summary}</p>}
        <div className={styles.byline}>
          {author && <Initials of={author} />}
          <p>
            {author && <b>{author}</b>}
            <small>
              {published}.{readingMinutes !== null && ` ${readingMinutes} min read`}
            </small>
          </p>
        </div>
      </div>
      <PosterFrame art={art} alt={art.alt} ratio="16 / 10" sizes="(min-width: 62rem) 42rem, 92vw" first />
    </header>
  );
}
