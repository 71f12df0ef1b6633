/** Regions of Unicode that nobody is a citizen of. */
const NO_COUNTRY = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country by its code of two letters (ISO 3166), in the order of their names. */
const countries: ReadonlyMap<string, string> = new Map(
  letters
    .flatMap((one) => letters.map((other) => one + other))
    // A code that was given up means another one.
    .filter((code) => !NO_COUNTRY.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name]];
    })
    .sort(([, one], [, other]) => one.localeCompare(other, 'en')),
);

const fold = (text: string) => text.trim().toLowerCase();
const codes = new Map([...countries].flatMap(([code, name]) => [[fold(name), code] as const, [fold(code), code]]));

/** Codes and names, in the order of the names. */
export const countryList: readonly (readonly [code: string, name: string])[] = [...countries];

export const countryNames: readonly string[] = [...countries.values()];

export const countryName = (code: string): string => countries.get(code) ?? code;

/** The code of a country that is written by its name or code; null for anything else. */
export const countryCode = (text: string): string | null => codes.get(fold(text)) ?? null;
