import { useLoaderData } from 'react-router';
import { linkList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import { services } from '../services.ts';
import type { ShellLink } from '../shell/shell-data.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import type { Route } from './+types/blog.route';
import { ArticleCards } from './article-cards.tsx';
import { blogLoader } from './blog.loader.ts';
import styles from './blog.module.css';
import { BlogBar } from './blog-bar.tsx';
import { BLOG, BLOG_TITLE, RSS } from './blog-links.ts';
import type { ShownArticle } from './shown-article.loader.ts';

const TAG_LINE = 'What to know before you choose: prices, ships, seasons, grades, and the questions worth asking.';
const HOME = { title: 'Home', href: '/' };

const trailOf = (topic: ShellLink | null): CrumbTrail =>
  topic ? [HOME, { title: BLOG_TITLE, href: BLOG }, topic] : [HOME, { title: BLOG_TITLE }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { topic, featured, articles, page } = loaderData;
  const shown = [...(featured ? [featured] : []), ...articles];
  return [
    ...pageMeta(site, {
      title: BLOG_TITLE,
      description: TAG_LINE,
      // The pages of a topic are other ones than those of all articles.
      path: pagePath(BLOG, topic ? 1 : page),
      noindex: shown.length === 0,
      jsonLd: [
        { '@type': 'Blog', name: BLOG_TITLE, url: `${site.baseUrl}${BLOG}` },
        ...linkList(
          site.baseUrl,
          shown.map(({ name, slug }) => ({ name, path: `${BLOG}/${slug}` })),
        ),
        breadcrumbList(site.baseUrl, trailOf(topic), BLOG),
      ],
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: BLOG_TITLE, href: RSS },
  ];
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return blogLoader(context.get(services), request);
}

export default function Blog() {
  const { topic, topics, featured, articles, page, pages } = useLoaderData<typeof loader>();
  const hrefOf = (to: number) => {
    const query = [topic?.href.split('?')[1], to > 1 ? `page=${to}` : undefined].filter(Boolean).join('&');
    return query ? `${BLOG}?${query}` : BLOG;
  };
  return (
    <>
      <BlogBar topics={topics} current={topic} />
      <div className={`wrap ${styles.index}`}>
        <Breadcrumbs items={trailOf(topic)} />
        <h1>{topic ? `${BLOG_TITLE}: ${topic.title}` : BLOG_TITLE}</h1>
        <p className={styles.tagLine}>{TAG_LINE}</p>
        {featured && <Featured article={featured} />}
        {articles.length > 0 && <ArticleCards articles={articles} level={2} summaries />}
        {!featured && articles.length === 0 && (
          <EmptyState title="Nothing here yet" action={<LinkButton href="/all-trips">See all trips</LinkButton>}>
            No article has been published yet.
          </EmptyState>
        )}
        <div className={styles.all}>
          <Pagination page={page} pages={pages} hrefOf={hrefOf} label="Articles" />
        </div>
      </div>
    </>
  );
}

function Featured({ article: { slug, name, topic, summary, published, art } }: { article: ShownArticle }) {
  return (
    <article className={styles.featured}>
      <PosterFrame art={art} ratio="16 / 10" sizes="(min-width: 62rem) 40rem, 92vw" first />
      <div>
        <p className="small quiet">{topic ? `${topic}, ${published}` : published}</p>
        <h2>
          <a href={`${BLOG}/${slug}`}>{name}</a>
        </h2>
        {summary && <p className={styles.stand}>{summary}</p>}
      </div>
    </article>
  );
}
