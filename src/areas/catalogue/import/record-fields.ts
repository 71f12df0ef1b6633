import anyAscii from 'any-ascii';
import { z } from 'zod';
import { f, type Remark } from '#kernel/feed';
import { slugify } from '#kernel/shared';

// What records of several kinds of the catalogue have alike.

export const madeSlug = f.ownSlug
  .optional()
  .describe(
    `${f.ownSlug.description} Made of the name, in Latin letters, when absent. When it changes, the old address leads to the new one.`,
  );

/** What a slug is made of; "-vs-" separates the two sides of a comparison's address. */
export function slugBase(name: string, id: string): string {
  return (slugify(inLatin(name)) || slugify(inLatin(id)) || 'unnamed').replaceAll('-vs-', '-versus-');
}

/** A text that has Latin letters stays as it is, so that its slug does; of others each Chinese character is a word. */
function inLatin(text: string): string {
  if (/\p{Script=Latin}/u.test(text)) return text;
  return anyAscii(text.replace(/\p{Script=Han}/gu, ' $& '));
}

export const callToAction = z
  .enum(['reserve', 'request_quote', 'visit_site', 'brochure'])
  .describe('What the main button offers: reserve, request_quote, visit_site or brochure.');

export const whereItGoes = 'Illustration: {biome, motif, hour, seed}. When absent, chosen by where it goes.';

/** Days before a trip starts: ten years of them, so that every day they lead to is in a calendar. */
export const daysBefore = z.number().int().min(0).max(3650);

const refundTier = z.object({ min_days: daysBefore, refund_bps: z.number().int().min(0).max(10_000) });

export const cancellationPolicy = z.object({
  /** Absent: nobody knows. */
  flexibility: z.enum(['none', 'flexible', 'generous']).optional(),
  /** Most days first; the first tier whose min_days is reached applies. */
  tiers: z.array(refundTier).default([]),
  /** Absent: as its level usually has it; without a level the deposit stays. */
  deposit_refundable: z.boolean().optional(),
});

/** Takes out prices of 0, which booking systems write for none: nothing is sold for it. */
export function dropNoPrices<Field extends string>(
  record: { [field in Field]?: number | undefined },
  fields: readonly Field[],
): Remark[] {
  return fields.flatMap((field) => {
    if (record[field] !== 0) return [];
    delete record[field];
    return { field, problem: 'is 0, which is no price, so it is left out', severity: 'warning' } as const;
  });
}
