import { z } from 'zod';

const SLUG = /^[\p{L}\p{N}._-]{1,160}$/u;

/** True for what may be a slug, an id or a stock-keeping unit; anything else needn't be looked for. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** What validators are told: letters of every script need a flag that most of them don't set. */
const PUBLISHED_PATTERN = '^[^\\s/?#]{1,160}$';

/** A path parameter that names something. */
export function slugParam(description: string, example: string) {
  return z.string().regex(SLUG).meta({ description, example, pattern: PUBLISHED_PATTERN });
}
