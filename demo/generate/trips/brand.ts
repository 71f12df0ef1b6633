import { listed } from '../text/words.ts';
import { countryInText, countryName } from '../world/countries.ts';
import { plainRegion } from '../world/region-words.ts';
import type { TripPlan } from './trip-plan.ts';

/** What people call the part of the world a trip goes to: "Danube", and "the Danube" inside a sentence. */
export type Brand = { readonly bare: string; readonly the: string };

const the = (bare: string): Brand => ({ bare, the: `the ${bare}` });
const plain = (bare: string): Brand => ({ bare, the: bare });

/** Lands and waters known by a name of their own, whichever countries a trip touches. */
const known: Readonly<Record<string, Brand | null>> = {
  patagonia: plain('Patagonia'),
  'galapagos-islands': the('Galápagos'),
  'danube-river': the('Danube'),
  'mississippi-river': the('Mississippi'),
  'amazon-river': the('Amazon'),
  'mekong-river': the('Mekong'),
  'mediterranean-sea': the('Mediterranean'),
  'mediterranean-sea-east': the('Eastern Mediterranean'),
  'baltic-sea': the('Baltic'),
  'caribbean-islands': the('Caribbean'),
  alaska: plain('Alaska'),
  alps: the('Alps'),
  antarctica: plain('Antarctica'),
  'us-southwest': the('American Southwest'),
  'yellowstone-and-the-rockies': the('American Rockies'),
  'pacific-northwest': the('Pacific Northwest'),
  'canadian-rockies': the('Canadian Rockies'),
  'svalbard-and-the-arctic': plain('Svalbard'),
  'mt-kilimanjaro': plain('Kilimanjaro'),
  'india-rajasthan-and-the-north': plain('Northern India'),
  'kerala-and-south-india': plain('South India'),
  scotland: plain('Scotland'),
  hawaii: plain('Hawaii'),
  ladakh: plain('Ladakh'),
  tasmania: plain('Tasmania'),
  borneo: plain('Borneo'),
  'french-polynesia': plain('French Polynesia'),
  // No one word for all of it: these trips are named by their places.
  'england-and-wales': null,
  'azores-and-madeira': null,
  'rhine-and-moselle': null,
  'new-england-and-atlantic-canada': null,
};

export function brandOf(plan: TripPlan): Brand | null {
  const { slug, name } = plan.region.region;
  const own = known[slug];
  if (own !== undefined) return own;
  const codes = [...new Set(plan.stays.map((stay) => stay.stop.stop.country))];
  if (codes.length > 2) return plain(plainRegion(name));
  return { bare: listed(codes.map(countryName)), the: listed(codes.map(countryInText)) };
}
