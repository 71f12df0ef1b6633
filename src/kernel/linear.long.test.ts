import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { growth, LINEAR } from '#kernel/testing';
import { isAppError } from './errors.ts';
import { filtersQuery } from './http/filters-query.ts';
import { mediaTypeFor } from './http/json-api.ts';
import { readQuery } from './http/read-query.ts';
import { isSlug } from './http/slug.ts';
import { snakeKeys } from './http/snake-keys.ts';
import { fold, repeated, slugify } from './text.ts';

const SIZE = 100_000;

/** A refusal is an answer too. */
function answered(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
}

describe('what callers send', () => {
  it.each(['-', 'a-', '--a', ' ', 'é', "'", '&', 'A', '[', 'ß', '\u0301'])(
    'is read in time that grows as its length does: %j',
    (piece) => {
      const schema = z.object({ page: z.string().optional(), filters: filtersQuery('', []) });
      const readers: ((text: string) => unknown)[] = [
        fold,
        slugify,
        isSlug,
        (text) => snakeKeys({ [text]: text }),
        (text) => readQuery(new URLSearchParams({ [`filters[${text}]`]: text, [text]: text, page: text }), schema),
        (text) => readQuery(new URLSearchParams(`filters[a]=${text.replaceAll(piece, ',b')}`), schema),
        (text) => mediaTypeFor(`application/vnd.api+json; ext="${text}"; ${text}=${text}`),
      ];
      for (const read of readers) {
        expect(growth((size) => answered(() => read(piece.repeat(size / piece.length))), SIZE)).toBeLessThan(LINEAR);
      }
    },
  );

  it('is repeated by its first 80 characters, never half of one', () => {
    expect(repeated('a'.repeat(80))).toHaveLength(80);
    expect(repeated('a'.repeat(7000))).toBe(`${'a'.repeat(79)}…`);
    expect(repeated(`${'a'.repeat(78)}🙂🙂`).isWellFormed()).toBe(true);
  });
});
