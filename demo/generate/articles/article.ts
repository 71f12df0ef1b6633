/** A piece of the blog. A paragraph without a full stop is a heading. */
export type Article = {
  readonly slug: string;
  readonly name: string;
  readonly topic: string;
  readonly summary: string;
  readonly author: string;
  /** Biome and motif of its picture. */
  readonly poster: `${string}:${string}`;
  readonly daysAgo: number;
  readonly paragraphs: readonly string[];
};
