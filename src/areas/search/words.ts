import { fold } from '#kernel/shared';

/** The words of a text as search compares them: lower case, no diacritics, letters and digits only. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(?<=\p{L})['’](?=s\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
