import { tongueOf } from '../people/tongue.ts';
import type { Random } from '../text/random.ts';
import { bank, type NameFamily } from './name-words.ts';
import { isRealCompany } from './real-names.ts';

const plainKinds = ['Travel', 'Treks', 'Journeys', 'Tours', 'Trails', 'Guides', 'Trips'];

const makers: Readonly<Record<NameFamily, (random: Random, country: string) => string>> = {
  'adjective-noun': (r) => `${r.pick(bank.adjectives)} ${r.pick(bank.nouns)} ${r.pick(bank.tradeWords)}`,
  pair: (r) =>
    r.chance(0.5)
      ? `${r.pick(bank.objects)} & ${r.pick(bank.surnames)}`
      : `${r.pick(bank.objects)} and ${r.pick(bank.objects)}`,
  founder: (r) =>
    `${r.chance(0.7) ? r.pick(bank.givenNames) : initials(r)} ${r.pick(bank.surnames)} ${r.pick(['Travel', 'Tours', 'Journeys', '& Daughters', 'Travel Company', '& Sons Travel'])}`,
  single: (r) => {
    const word = r.pick(bank.syllablesFront) + r.pick(bank.syllablesBack);
    return r.chance(0.45) ? word : `${word} ${r.pick(bank.tradeWords)}`;
  },
  ship: (r) => `${r.pick(bank.shipWords)} ${r.pick(bank.shipKinds)}`,
  river: (r) => `${r.pick(bank.riverWords)} ${r.pick(bank.riverKinds)}`,
  walking: (r) => `${r.pick(bank.walkingWords)} ${r.pick(bank.walkingKinds)}`,
  safari: (r) => `${r.pick(bank.safariWords)} ${r.pick(bank.safariKinds)}`,
  school: (r) => `${r.pick(bank.schoolWords)} ${r.pick(bank.schoolKinds)}`,
  'travel-house': (r) => `${r.pick(bank.houseWords)} ${r.pick(bank.houseKinds)}`,
  local: (r, country) => {
    const tongue = tongueOf(country);
    const kinds = tongue.trades ?? plainKinds;
    if (kinds !== plainKinds)
      return `${capital(r.pick(tongue.nouns).replace(/^(del|de la|do|da|das|dos|des|du|de l’|dei) ?/i, ''))} ${r.pick(kinds)}`;
    if (r.chance(0.3)) return `${r.pick(tongue.guides)}’s ${r.pick(kinds)}`;
    if (r.chance(0.3)) return `${r.pick(tongue.guides)} & ${r.pick(tongue.guides)} ${r.pick(kinds)}`;
    return `${r.pick(tongue.nouns)} ${r.pick(kinds)}`;
  },
};

const initials = (random: Random) =>
  `${random.pick([...'ABCDEFGHJKLMNPRSTW'])}. ${random.pick([...'ABCDEFGHJKLMNPRSTW'])}.`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An invented name that nobody in the stream bears yet and no real company comes near. */
export function operatorName(
  random: Random,
  families: readonly NameFamily[],
  country: string,
  taken: Set<string>,
): string {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const name = makers[random.pick(families)](random, country);
    const words = name.split(/[\s&]+/);
    const key = words.slice(0, 2).join(' ').toLowerCase();
    const repeats = new Set(words).size < words.length;
    if (repeats || taken.has(key) || isRealCompany(name)) continue;
    taken.add(key);
    return name;
  }
  return operatorName(random, ['founder', 'pair'], country, taken);
}

/** "Halyard & Vane" of "Halyard & Vane", "Quiet Road" of "Quiet Road Expeditions". */
export function shortNameOf(name: string): string {
  const shorter = name.replace(
    / (?:Expeditions|Journeys|Travel|Trips|Tours|Walks|Field Trips|Routes|Passages|Outings|Safaris|Voyages|Rivers|Shipping and Travel|Steam and Sail|(?:[A-Z][a-z]+ )?(?:Company|Outfit))$/,
    '',
  );
  return shorter.length > 3 ? shorter : name;
}
