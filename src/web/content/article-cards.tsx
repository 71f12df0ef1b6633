import { Art } from '../ui/art.tsx';
import styles from './blog.module.css';
import { BLOG } from './blog-links.ts';
import type { ShownArticle } from './shown-article.loader.ts';

type ArticleCardsProps = { articles: readonly ShownArticle[]; level: 2 | 3; summaries?: boolean };

/** Articles side by side; on a phone rows with a small picture. */
export function ArticleCards({ articles, level, summaries }: ArticleCardsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {articles.map(({ slug, name, topic, summary, published, art }) => (
        <li key={slug}>
          <Art art={art} alt="" sizes="(min-width: 62rem) 20rem, 48vw" loading="lazy" decoding="async" />
          <div>
            <p className="small quiet">{topic ?? published}</p>
            <Title>
              <a href={`${BLOG}/${slug}`}>{name}</a>
            </Title>
            {summaries && summary && <p className={styles.summary}>{summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
