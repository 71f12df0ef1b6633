import type { ArticleLeaf } from 'schema-dts';
import type { PreviewImage } from '../metadata/page-meta.ts';

type Described = {
  name: string;
  path: string;
  author: string | null;
  publishedAt: string;
  updatedAt: string;
  preview: PreviewImage;
};

/** An article in the words of schema.org. */
export function articleMeta(
  baseUrl: string,
  { name, path, author, publishedAt, updatedAt, preview }: Described,
): ArticleLeaf {
  return {
    '@type': 'Article',
    headline: name,
    url: baseUrl + path,
    image: baseUrl + preview.src,
    datePublished: publishedAt,
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    ...(author && { author: { '@type': 'Person', name: author } }),
  };
}
