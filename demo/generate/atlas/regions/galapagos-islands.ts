import type { Region } from '../types.ts';
import { galapagosIslandsStopsCentral } from './galapagos-islands-stops-central.ts';
import { galapagosIslandsStopsMainland } from './galapagos-islands-stops-mainland.ts';
import { galapagosIslandsStopsOuter } from './galapagos-islands-stops-outer.ts';

export const galapagosIslands: Region = {
  slug: 'galapagos-islands',
  name: 'Galápagos Islands',
  continent: 'south-america',
  countries: ['EC'],
  tagLine:
    'Small ships among islands where the animals don’t move away. Warm and calm from January to May; cooler, cloudier and richer at sea from June to November.',
  guide: [
    'The Galápagos are 13 large islands and more than a hundred small ones, 1,000 km west of Ecuador, all volcanic and some still growing. Ninety-seven percent of the land is national park, and you walk it on marked paths with a licensed naturalist, 16 people at most to a guide.',
    'Ships carry between 16 and 100 guests. The park writes each ship’s route, a different landing every morning and afternoon, and no ship may return to a site within 14 days. Trips that stay on land use inns in three villages and speedboats between them; they cost less and see about half as much.',
    'What lives where matters. Waved albatrosses nest only on Española, from April to December. Flightless cormorants and most penguins keep to the cold west of Isabela and Fernandina. Giant tortoises roam the wet highlands of Santa Cruz. Sea lions are everywhere, including your bench.',
    'First-timers are surprised by how near the animals are, and by the cold: the Humboldt and Cromwell currents keep the sea at 18 to 22 °C for half of the year. A wetsuit is no luxury. The second surprise is the walking, much of it on sharp lava under a sun that stands overhead.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [1, 2, 3, 4, 6, 7, 8, 12] },
  dailyCostUsd: 480,
  stops: [...galapagosIslandsStopsMainland, ...galapagosIslandsStopsCentral, ...galapagosIslandsStopsOuter],
  routes: [
    {
      key: 'eastern-loop',
      names: [
        'Central and eastern Galápagos by small ship',
        'Albatross and booby islands',
        '{days} days among the eastern islands',
      ],
      stops: [
        'baltra-santa-cruz',
        'bartolome',
        'genovesa',
        'san-cristobal',
        'espanola',
        'floreana',
        'baltra-santa-cruz',
      ],
      legs: [
        { mode: 'ship', km: 60, hours: 5 },
        { mode: 'ship', km: 90, hours: 7 },
        { mode: 'ship', km: 145, hours: 11 },
        { mode: 'ship', km: 60, hours: 5 },
        { mode: 'ship', km: 90, hours: 7 },
        { mode: 'ship', km: 65, hours: 5 },
      ],
      types: ['small-ship-cruise'],
      themes: ['wildlife', 'nature', 'photography', 'islands', 'family', '50-plus'],
      days: [8, 9],
      pitches: [
        'Two landings and one or two swims a day, with a naturalist for every sixteen guests.',
        'Genovesa for birds, Española for albatrosses, and sails by night so that every day begins at anchor.',
        'The best months for albatrosses are April to December; for calm seas, January to May.',
      ],
    },
    {
      key: 'western-loop',
      names: ['Western Galápagos by small ship', 'Isabela, Fernandina and the cold side', 'The volcano islands'],
      stops: ['baltra-santa-cruz', 'floreana', 'isabela', 'fernandina', 'bartolome', 'baltra-santa-cruz'],
      legs: [
        { mode: 'ship', km: 70, hours: 6 },
        { mode: 'ship', km: 75, hours: 6 },
        { mode: 'ship', km: 190, hours: 14 },
        { mode: 'ship', km: 150, hours: 11 },
        { mode: 'ship', km: 60, hours: 5 },
      ],
      types: ['small-ship-cruise'],
      themes: ['wildlife', 'nature', 'photography', 'islands', 'high-adventure'],
      days: [7, 10],
      pitches: [
        'The youngest islands, the coldest water and the most animals in it: penguins, cormorants, turtles and whales.',
        'Fewer ships go west, because it takes a night’s sail each way around Isabela.',
        'Bring the thicker wetsuit; the water can be 18 °C in September, and that is why the animals are there.',
      ],
    },
    {
      key: 'quito-and-galapagos',
      names: ['Quito and a Galápagos cruise', 'The Andes, then the islands', 'Quito to Española in {days} days'],
      stops: [
        'quito',
        'baltra-santa-cruz',
        'bartolome',
        'genovesa',
        'san-cristobal',
        'espanola',
        'san-cristobal',
        'guayaquil',
      ],
      legs: [
        { mode: 'flight', km: 1260, hours: 3.5 },
        { mode: 'ship', km: 60, hours: 5 },
        { mode: 'ship', km: 90, hours: 7 },
        { mode: 'ship', km: 145, hours: 11 },
        { mode: 'ship', km: 60, hours: 5 },
        { mode: 'ship', km: 70, hours: 5 },
        { mode: 'flight', km: 1100, hours: 2 },
      ],
      types: ['small-ship-cruise', 'group-tour', 'vacation', 'private-guided'],
      themes: ['wildlife', 'culture', 'family', '50-plus', 'honeymoon'],
      days: [9, 12],
      pitches: [
        'A day in Quito’s old streets first, so that a late flight never costs you the ship.',
        'You fly into one end of the islands and out of the other and sail every mile between.',
        'All park fees, wetsuits and flights to the islands can be in the one price; look for the note.',
      ],
    },
    {
      key: 'island-hopping',
      names: [
        'Galápagos from land: three islands',
        'Island hopping with kayak and bicycle',
        'Sleep ashore: Santa Cruz, Isabela, San Cristóbal',
      ],
      stops: ['guayaquil', 'baltra-santa-cruz', 'isabela', 'baltra-santa-cruz', 'san-cristobal'],
      legs: [
        { mode: 'flight', km: 1170, hours: 2 },
        { mode: 'ship', km: 85, hours: 2 },
        { mode: 'ship', km: 85, hours: 2 },
        { mode: 'ship', km: 80, hours: 2 },
      ],
      types: ['small-group-tour', 'Multi-Sport', 'self-guided', '18-39', 'women-only'],
      themes: ['wildlife', 'islands', 'family', '18-30-s', 'solo', 'high-adventure'],
      days: [7, 11],
      pitches: [
        'Family inns in three villages, sea lions on the waterfront, and your own bed that doesn’t move at night.',
        'Speedboats between the islands take two hours and can be rough; everything else goes at walking pace.',
        'About a third cheaper than a ship, with a volcano walk and cycling that ships don’t offer.',
      ],
    },
  ],
  fees: [
    {
      label: 'Galápagos National Park entry',
      kind: 'park_fee',
      usd: 200,
      stops: ['baltra-santa-cruz', 'san-cristobal'],
    },
    {
      label: 'Transit control card',
      kind: 'permit',
      usd: 20,
      stops: ['baltra-santa-cruz', 'san-cristobal'],
    },
    {
      label: 'Isabela port fee',
      kind: 'local_payment',
      usd: 10,
      stops: ['isabela'],
    },
  ],
  climate:
    'January to May is warm, 26 to 31 °C, with short showers, calm seas and water of 24 to 27 °C. From June to November a cool mist hangs over the highlands, the air is 20 to 25 °C and the sea 18 to 22 °C, with more swell and more fish. Quito is 10 to 19 °C all year.',
  health:
    'No vaccinations are required from North America or Europe; there is no malaria in the islands. Seasickness is the common complaint, most of all from August to October, so bring tablets. Quito stands at 2,850 m, and an easy first day helps.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days; check before you travel. All visitors need a transit control card for the islands, sold at the airports of Quito and Guayaquil.',
  faqs: [
    {
      question: 'Ship or island hotels?',
      answer:
        'A ship sails at night and lands you on two sites a day, including the far west and north. Staying on land is steadier, a third cheaper, and keeps you to the central islands.',
    },
    {
      question: 'Will I be seasick?',
      answer:
        'Ships anchor in sheltered bays and make their crossings at night. Catamarans roll less than single hulls. September has the most swell, February and March the least.',
    },
    {
      question: 'Is it suitable for children?',
      answer:
        'From about six years, yes. Landings are short, animals are near, and several ships carry child-size wetsuits; the minimum age is usually six.',
    },
    {
      question: 'Do I need to swim well?',
      answer:
        'No. Snorkeling is from a boat with a guide and vests, and every swim has a walk or a dinghy ride beside it for those who stay dry.',
    },
    {
      question: 'Why is the park fee so high?',
      answer:
        'It doubled in August 2024 to $200 for foreign adults and pays for rangers, quarantine and tortoise breeding. It is cash, on arrival, unless your trip includes it.',
    },
  ],
};
