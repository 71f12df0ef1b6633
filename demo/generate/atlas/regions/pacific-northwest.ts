import type { Region } from '../types.ts';
import { pacificNorthwestStopsCanadaAndOregon } from './pacific-northwest-stops-canada-and-oregon.ts';
import { pacificNorthwestStopsWashington } from './pacific-northwest-stops-washington.ts';

export const pacificNorthwest: Region = {
  slug: 'pacific-northwest',
  name: 'Pacific Northwest',
  continent: 'north-america',
  countries: ['US', 'CA'],
  tagLine:
    'Rainforest, volcanoes and orcas between Oregon and Vancouver Island. Dry and mild from July to September; storms and mushrooms from November.',
  guide: [
    'The Northwest is wet on one side and dry on the other. Pacific clouds drop four meters of rain a year on the west of the Olympics and leave the plain east of the Cascades to sagebrush. Between them stand volcanoes: Rainier at 4,392 m, Hood, St. Helens without its top.',
    'The Salish Sea, shared by Washington and British Columbia, holds some 400 islands joined by ferries that are a view with a café. Two kinds of orca live there: residents that eat salmon, and traveling ones that hunt seals and are now seen more often.',
    'Indigenous nations from the Makah to the Haida carve, fish and run lodges and museums; potlatches, banned until 1951, are held again. Seattle, Portland and Vancouver supply coffee, bookshops and the best noodles.',
    'What surprises people is how dry summer is, and how cold the sea all year, 9 to 12 °C. Smoke from inland fires may come in August.',
  ],
  season: { open: [4, 5, 6, 7, 8, 9, 10], peak: [7, 8, 9] },
  dailyCostUsd: 310,
  stops: [...pacificNorthwestStopsWashington, ...pacificNorthwestStopsCanadaAndOregon],
  routes: [
    {
      key: 'salish-sea',
      names: ['San Juan and Gulf Islands by small ship', 'Salish Sea week', 'Orcas and ferries'],
      stops: ['seattle', 'san-juan-islands', 'victoria', 'vancouver-north'],
      legs: [
        { mode: 'ship', km: 125, hours: 8 },
        { mode: 'ship', km: 45, hours: 3 },
        { mode: 'ship', km: 115, hours: 7 },
      ],
      types: ['small-ship-cruise', 'small-group-tour'],
      themes: ['wildlife', 'islands', '50-plus', 'nature', 'culture', 'family'],
      days: [7, 10],
      pitches: [
        'You look for orcas from a legal distance and usually find porpoises, seals and eagles as well.',
        'Kayaks go out in the calm mornings, and wet afternoons go to museums.',
        'The route crosses between Washington and British Columbia, so bring a passport.',
      ],
    },
    {
      key: 'olympic-and-rainier',
      names: ['Rainier and the Olympics', 'Moss and ice', 'Seattle’s two parks on foot'],
      stops: ['seattle', 'mount-rainier', 'olympic-peninsula', 'seattle'],
      legs: [
        { mode: 'road', km: 175, hours: 2.4 },
        { mode: 'road', km: 300, hours: 4.5 },
        { mode: 'road', km: 145, hours: 2.6 },
      ],
      types: ['small-group-tour', 'walking-hiking', 'self-guided', 'women-only', '18-39'],
      themes: ['walking', 'nature', 'photography', 'solo', '18-30-s'],
      days: [7, 10],
      pitches: [
        'A volcano, a rainforest and a wild beach in a week.',
        'Mid-July to September, when trails are free of snow.',
        'Walks of 5 to 13 km; rain jackets come and are mostly carried.',
      ],
    },
    {
      key: 'vancouver-island',
      names: ['Vancouver Island end to end', 'Whales, bears and surf', 'Victoria to Telegraph Cove'],
      stops: ['victoria', 'tofino', 'johnstone-strait', 'victoria'],
      legs: [
        { mode: 'road', km: 320, hours: 4.8 },
        { mode: 'road', km: 420, hours: 5.8 },
        { mode: 'road', km: 495, hours: 6.5 },
      ],
      types: ['Multi-Sport', 'adventure-tour', 'custom-tour', 'private-guided', 'retreats'],
      themes: ['wildlife', 'high-adventure', 'nature', 'wellness', 'family'],
      days: [8, 11],
      pitches: [
        'You go from Victoria’s gardens to Tofino’s surf and the orcas of Johnstone Strait.',
        'Bears from a boat and whales from a kayak.',
        'First Nations guides in the places that are theirs.',
      ],
    },
    {
      key: 'coast-of-oregon',
      names: ['Portland, gorge and coast', 'Pinot and puffins', 'Oregon in {days} days'],
      stops: ['seattle', 'portland', 'oregon-coast', 'portland'],
      legs: [
        { mode: 'road', km: 280, hours: 3 },
        { mode: 'road', km: 130, hours: 1.7 },
        { mode: 'road', km: 130, hours: 1.7 },
      ],
      types: ['vacation', 'self-guided', 'group-tour', 'private-guided'],
      themes: ['food', 'wine', 'nature', '50-plus', 'honeymoon', 'photography'],
      days: [7, 10],
      pitches: [
        'You have waterfalls in the gorge, Pinot in the Willamette and tide pools on the coast.',
        'Beaches are all public by a law of 1967.',
        'Even in August the coast is 17 °C and often foggy until noon.',
      ],
    },
  ],
  fees: [
    {
      label: 'Mount Rainier and Olympic entry',
      kind: 'park_fee',
      usd: 15,
      stops: ['mount-rainier', 'olympic-peninsula'],
    },
    {
      label: 'Pacific Rim park pass, a day',
      kind: 'park_fee',
      usd: 8,
      stops: ['tofino'],
    },
    {
      label: 'Makah recreation pass',
      kind: 'permit',
      usd: 10,
      stops: ['olympic-peninsula'],
    },
  ],
  climate:
    'July to September is 18 to 26 °C and mostly dry; spring and fall are 10 to 17 °C with rain. High trails at Rainier are snow until mid-July. The coast can have fog till noon all summer.',
  health:
    'No vaccinations are needed. Check the shellfish closure map before you gather. Sneaker waves and drift logs on Pacific beaches are dangerous.',
  visa: 'US and Canadian citizens need a passport to cross between the two; most European passports travel with an online ESTA for the United States and an electronic authorization for Canada. Check before you travel.',
  faqs: [
    {
      question: 'When are orcas in the San Juans?',
      answer:
        'May to September. About nine trips in ten see some kind of whale; boats keep 300 to 900 m from resident orcas by law.',
    },
    {
      question: 'Is it always raining?',
      answer: 'Not from July to mid-September, when Seattle is drier than Rome. From November it drizzles.',
    },
    {
      question: 'When are Mount Rainier’s high trails clear of snow?',
      answer: 'Around the middle of July; flowers peak in early August.',
    },
    {
      question: 'Do I need to book ferries?',
      answer: 'To the San Juans, yes, in summer. Others are first come.',
    },
    {
      question: 'Can I do it without a car?',
      answer:
        'Seattle, Victoria and Vancouver by train, ferry and seaplane, yes. The Olympic coast needs wheels or a guide.',
    },
  ],
};
