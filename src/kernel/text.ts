const SPECIAL: Record<string, string> = {
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ð: 'D',
  ð: 'd',
  ß: 'ss',
  Æ: 'ae',
  æ: 'ae',
  Œ: 'oe',
  œ: 'oe',
};

const LONGEST_REPEATED = 80;

/** What somebody sent, as an answer may repeat it: 80 characters unless told. */
export function repeated(text: string, most: number = LONGEST_REPEATED): string {
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
}

/**
 * Lower case without diacritics and what is never seen, such as soft hyphens: the form in which text is compared. Mirrors
 * fold() in migrations/0099-folding-what-is-never-seen.sql.
 */
export function fold(text: string): string {
  return text
    .replace(/[ØøŁłĐđĦħıÐðßÆæŒœ]/g, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{DI}]/gu, '')
    .toLowerCase();
}

/** "Torres del Paine & Fitz Roy" → "torres-del-paine-and-fitz-roy". Empty when nothing usable is left. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');
}
