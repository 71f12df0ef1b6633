import type { ContentLists, ExpertFront, PageFront } from './schemas.ts';

export type PageEntry = Omit<PageFront, 'path'> & { body: string };
export type ExpertEntry = Omit<ExpertFront, 'slug'> & { body: string };

/** What a file says: a page by its path, an expert by the slug, a list by its name. */
export type ContentEntry = {
  kind: 'page' | 'expert' | 'list';
  key: string;
  entry: PageEntry | ExpertEntry | ContentLists[keyof ContentLists];
};
