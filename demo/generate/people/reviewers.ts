import type { Random } from '../text/random.ts';
import type { Gazetteer } from '../world/cities.ts';
import { words } from './tongue.ts';

/** A traveler who writes a review: "Maureen K.", "Leeds, England". */
export type Reviewer = { readonly name: string; readonly given: string; readonly place: string };

type Home = {
  readonly country: string;
  readonly weight: number;
  readonly names: readonly string[];
  readonly initials: string;
  readonly region: (admin: string) => string;
};

const provinces: Readonly<Record<string, string>> = {
  '01': 'Alberta',
  '02': 'British Columbia',
  '03': 'Manitoba',
  '04': 'New Brunswick',
  '05': 'Newfoundland',
  '07': 'Nova Scotia',
  '08': 'Ontario',
  '10': 'Quebec',
  '11': 'Saskatchewan',
};
const states: Readonly<Record<string, string>> = {
  '01': 'Canberra',
  '02': 'New South Wales',
  '03': 'Northern Territory',
  '04': 'Queensland',
  '05': 'South Australia',
  '06': 'Tasmania',
  '07': 'Victoria',
  '08': 'Western Australia',
};
const nations: Readonly<Record<string, string>> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
};

const englishNames = words(
  'Maureen, Colin, Patricia, Graham, Heather, Keith, Linda, Nigel, Susan, Trevor, Gillian, Alan, Fiona, Derek, Janet, Stuart, Alison, Malcolm, Wendy, Roger, Claire, Duncan, Helen, Geoff, Rachel, Simon, Priya, Imran, Beth, Oliver, Emily, Kwame, Sophie, Josh',
);
const americanNames = words(
  'Carol, Dennis, Barbara, Gary, Deborah, Larry, Karen, Steve, Nancy, Ron, Diane, Jim, Cheryl, Mark, Pam, Greg, Kathy, Doug, Lisa, Jeff, Michelle, Brian, Amy, Kevin, Angela, Marcus, Denise, Carlos, Mei, Raj, Tyler, Kayla, Andre, Brittany, Luis, Hannah',
);
const germanNames = words(
  'Sabine, Jürgen, Monika, Thomas, Petra, Wolfgang, Claudia, Andreas, Heike, Markus, Silke, Jan',
);
const dutchNames = words('Anneke, Kees, Marjolein, Henk, Ineke, Ruud, Esther, Jeroen');
const frenchNames = words('Hélène, Philippe, Sylvie, Laurent, Nathalie, Pascal, Véronique, Julien');

const plain = (name: string) => () => name;

const homes: readonly Home[] = [
  { country: 'US', weight: 44, names: americanNames, initials: 'ABCDFGHJKLMNPRSTW', region: (admin) => admin },
  {
    country: 'GB',
    weight: 26,
    names: englishNames,
    initials: 'ABCDEFGHJKLMNPRSTW',
    region: (admin) => nations[admin] ?? 'United Kingdom',
  },
  {
    country: 'CA',
    weight: 9,
    names: [...americanNames.slice(0, 14), ...frenchNames.slice(0, 4)],
    initials: 'ABCDFGHKLMNPRST',
    region: (admin) => provinces[admin] ?? 'Canada',
  },
  {
    country: 'AU',
    weight: 9,
    names: englishNames,
    initials: 'ABCDGHKLMNPRSTW',
    region: (admin) => states[admin] ?? 'Australia',
  },
  { country: 'NZ', weight: 3, names: englishNames, initials: 'BCHKLMPRSTW', region: plain('New Zealand') },
  { country: 'DE', weight: 3, names: germanNames, initials: 'BFGHKLMRSW', region: plain('Germany') },
  { country: 'NL', weight: 2, names: dutchNames, initials: 'BDHJKMVW', region: plain('Netherlands') },
  { country: 'IE', weight: 3, names: englishNames, initials: 'BCDFKMNOQR', region: plain('Ireland') },
  { country: 'FR', weight: 1, names: frenchNames, initials: 'BDGLMPR', region: plain('France') },
];

export type Reviewers = (random: Random, women: boolean) => Reviewer;

const womenOf = new Set(
  words(
    'Maureen, Patricia, Heather, Linda, Susan, Gillian, Fiona, Janet, Alison, Wendy, Claire, Helen, Rachel, Priya, Beth, Emily, Sophie, Carol, Barbara, Deborah, Karen, Nancy, Diane, Cheryl, Pam, Kathy, Lisa, Michelle, Amy, Angela, Denise, Mei, Kayla, Brittany, Hannah, Sabine, Monika, Petra, Claudia, Heike, Silke, Anneke, Marjolein, Ineke, Esther, Hélène, Sylvie, Nathalie, Véronique',
  ),
);

/** Real towns, large and small; invented people. */
export function createReviewers(gazetteer: Gazetteer): Reviewers {
  const people = homes.map((home) => ({
    home,
    towns: gazetteer.large(home.country, home.country === 'US' ? 60_000 : 40_000).slice(0, 420),
    women: home.names.filter((name) => womenOf.has(name)),
    initials: [...home.initials],
  }));
  const crowd = people.flatMap((one) => new Array<(typeof people)[number]>(one.home.weight).fill(one));
  return (random, women) => {
    const { home, towns, women: womensNames, initials } = random.pick(crowd);
    const given = random.pick(women ? womensNames : home.names);
    const town = random.pick(towns);
    return {
      given,
      name: `${given} ${random.pick(initials)}.`,
      place: `${town.name}, ${home.region(town.admin)}`,
    };
  };
}
