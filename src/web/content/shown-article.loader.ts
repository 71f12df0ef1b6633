import type { ArticleHead } from '#content';
import { formatDate } from '#kernel/shared';
import type { CropName } from '#posters/shared';
import { artsOf, type Pictured } from '../catalogue/art.ts';
import type { PosterArt } from '../ui/art.tsx';

/** What a list shows of an article. */
export type ShownArticle = Pick<ArticleHead, 'slug' | 'name' | 'topic' | 'summary'> & {
  published: string;
  art: PosterArt;
};

export const picturedArticle = ({ slug, poster, image }: Pick<ArticleHead, 'slug' | 'poster' | 'image'>) => ({
  slug,
  poster,
  cover: image,
});

/** Articles of a list, each with another picture. `beside` is what else the page shows. */
export function shownArticles(
  articles: readonly ArticleHead[],
  crop: CropName,
  beside: readonly Pictured[] = [],
): ShownArticle[] {
  const arts = artsOf(articles.map(picturedArticle), crop, beside);
  return articles.map(({ slug, name, topic, summary, publishedAt }, i) => ({
    slug,
    name,
    topic,
    summary,
    published: formatDate(publishedAt.slice(0, 10)),
    art: arts[i] as PosterArt,
  }));
}
