import type { ArticleHead } from '#content';
import { formatDate } from '#kernel/shared';
import type { CropName } from '#posters/shared';
import { artsOf } from '../catalogue/art.ts';
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

/** Articles of a list, each with another picture. */
export function shownArticles(
  articles: readonly ArticleHead[],
  crop: CropName,
  beside: readonly ArticleHead[] = [],
): ShownArticle[] {
  const arts = artsOf(articles.map(picturedArticle), crop, beside.map(picturedArticle));
  return articles.map(({ slug, name, topic, summary, publishedAt }, i) => ({
    slug,
    name,
    topic,
    summary,
    published: formatDate(publishedAt.slice(0, 10)),
    art: arts[i] as PosterArt,
  }));
}
