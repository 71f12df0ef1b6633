import type { Region } from '../types.ts';
import { newEnglandAndAtlanticCanadaStopsAtlanticCanada } from './new-england-and-atlantic-canada-stops-atlantic-canada.ts';
import { newEnglandAndAtlanticCanadaStopsNewEngland } from './new-england-and-atlantic-canada-stops-new-england.ts';

export const newEnglandAndAtlanticCanada: Region = {
  slug: 'new-england-and-atlantic-canada',
  name: 'New England and Atlantic Canada',
  continent: 'north-america',
  countries: ['US', 'CA'],
  tagLine:
    'Lighthouses, lobster and maples from Boston to Newfoundland. June to October; color moves from north to south between September 20 and October 20.',
  guide: [
    'The coast from Cape Cod to Newfoundland was shaped by ice and lived from cod. Maine alone has 5,600 km of it, if you follow each inlet, with 65 lights. Behind it stand old, round mountains, the Whites and Greens, with the worst weather recorded by anyone before 1996: 372 km an hour on Mount Washington.',
    'Nova Scotia is almost an island; its Bay of Fundy has the highest tides on Earth, up to 16 m. Prince Edward Island grows red potatoes and red hair. Newfoundland keeps its own clock, half an hour off, and the only sure Viking house in North America.',
    'Fall color begins in Vermont’s north around September 20 and reaches the Connecticut shore a month later. Rooms for those weeks go by May. In June icebergs pass Newfoundland, in July whales come for capelin, in August the sea is warm enough for the brave.',
    'What surprises people is fog, which makes the lights useful, and how well everyone eats for little, standing, with a bib.',
  ],
  season: { open: [5, 6, 7, 8, 9, 10], peak: [6, 7, 9, 10] },
  dailyCostUsd: 300,
  stops: [...newEnglandAndAtlanticCanadaStopsNewEngland, ...newEnglandAndAtlanticCanadaStopsAtlanticCanada],
  routes: [
    {
      key: 'maine-coast-and-mountains',
      names: ['Boston to Acadia', 'Lobster and ledges', 'New England in {days} days'],
      stops: ['boston', 'white-mountains', 'portland-maine', 'acadia', 'boston'],
      legs: [
        { mode: 'road', km: 225, hours: 2.8 },
        { mode: 'road', km: 145, hours: 2.2 },
        { mode: 'road', km: 280, hours: 3.4 },
        { mode: 'road', km: 450, hours: 4.7 },
      ],
      types: ['small-group-tour', 'group-tour', 'self-guided', 'private-guided', 'vacation'],
      themes: ['food', 'nature', '50-plus', 'walking', 'photography', 'family'],
      days: [8, 12],
      pitches: [
        'Peaks, harbors and a pound of lobster, which is allowed to be messy.',
        'Fall departures follow color and change their order to do so.',
        'Small inns with porches, no more than two nights without a walk.',
      ],
    },
    {
      key: 'maritimes',
      names: ['Nova Scotia and the islands', 'Tides and fiddles', 'Maritimes in {days} days'],
      stops: ['halifax', 'bay-of-fundy', 'prince-edward-island', 'cape-breton', 'halifax'],
      legs: [
        { mode: 'road', km: 265, hours: 3 },
        { mode: 'road', km: 165, hours: 2 },
        { mode: 'road', km: 420, hours: 5.5 },
        { mode: 'road', km: 410, hours: 5 },
      ],
      types: ['group-tour', 'small-group-tour', 'self-guided', 'women-only', 'custom-tour'],
      themes: ['nature', 'food', 'culture', '50-plus', 'solo', 'walking'],
      days: [9, 12],
      pitches: [
        'Walk the sea floor, cycle a red island, dance in a hall.',
        'September for clear air and warm sea.',
        'Lobster suppers in church halls and mussels by the bucket are part of the plan.',
      ],
    },
    {
      key: 'newfoundland',
      names: ['Newfoundland end to end', 'Icebergs and puffins', 'Vikings to Signal Hill'],
      stops: ['st-johns', 'gros-morne', 'st-johns'],
      legs: [
        { mode: 'road', km: 710, hours: 8.5 },
        { mode: 'road', km: 710, hours: 8.5 },
      ],
      types: ['small-group-tour', 'walking-hiking', 'adventure-tour', '18-39'],
      themes: ['nature', 'wildlife', 'walking', 'history', 'photography', '18-30-s'],
      days: [9, 12],
      pitches: [
        'June for ice, July for whales, August for berries.',
        'Evenings are in small towns with kitchens, fiddles and stories.',
        'The island is 700 km across, so one day is spent mostly on the road.',
      ],
    },
    {
      key: 'cape-and-islands',
      names: ['Boston and Cape Cod', 'Whales and shingle', 'Sand, seals, chowder'],
      stops: ['boston', 'cape-cod', 'boston'],
      legs: [
        { mode: 'road', km: 115, hours: 1.6 },
        { mode: 'road', km: 115, hours: 1.6 },
      ],
      types: ['vacation', 'self-guided', 'retreats', 'Multi-Sport'],
      themes: ['family', 'food', 'wellness', 'honeymoon', 'wildlife'],
      days: [5, 8],
      pitches: [
        'Ferries, bicycles and no highway after the first day.',
        'June and September, when the houses are empty and the water isn’t cold.',
        'The whale boat carries a naturalist who knows the humpbacks by their tails.',
      ],
    },
    {
      key: 'yankee-to-maritime-by-ship',
      names: ['Boston to Halifax and back by ship', 'Fall color from the sea', 'Lights and lobster by small ship'],
      stops: ['boston', 'portland-maine', 'acadia', 'halifax', 'cape-breton', 'halifax'],
      legs: [
        { mode: 'ship', km: 175, hours: 11 },
        { mode: 'ship', km: 190, hours: 12 },
        { mode: 'ship', km: 470, hours: 26 },
        { mode: 'ship', km: 390, hours: 24 },
        { mode: 'ship', km: 420, hours: 24 },
      ],
      types: ['small-ship-cruise', 'large-ship-cruise'],
      themes: ['50-plus', 'history', 'food', 'islands', 'culture'],
      days: [9, 13],
      pitches: [
        'Harbors in the morning, hills by noon, chowder by four.',
        'Late September, when maples stand red to the waterline.',
        'Fog is likely on one day in four, and the ship’s horn is part of it.',
      ],
    },
  ],
  fees: [
    {
      label: 'Acadia vehicle entry and Cadillac reservation',
      kind: 'park_fee',
      usd: 20,
      stops: ['acadia'],
    },
    {
      label: 'Cape Breton Highlands park day pass',
      kind: 'park_fee',
      usd: 7,
      stops: ['cape-breton'],
    },
    {
      label: 'Gros Morne park day pass',
      kind: 'park_fee',
      usd: 9,
      stops: ['gros-morne'],
    },
  ],
  climate:
    'July and August are 20 to 28 °C in New England and 16 to 22 °C in the Maritimes, with fog on the outer coast. September is the clearest month. October days are 10 to 16 °C with frost inland.',
  health:
    'No vaccinations are needed. Ticks carry Lyme disease in New England’s grass, so check each evening. Blackflies bite inland from mid-May to the end of June.',
  visa: 'US and Canadian citizens need a passport to cross between the two; most European passports travel with an online ESTA for the United States and an electronic authorization for Canada. Check before you travel.',
  faqs: [
    {
      question: 'When is fall color best?',
      answer:
        'Northern Vermont and the White Mountains from September 25 to October 8, the coast of Maine October 8 to 18. It shifts by a week each year.',
    },
    {
      question: 'When do icebergs pass Newfoundland?',
      answer: 'May and June off Twillingate and St. Anthony, some years into July.',
    },
    {
      question: 'Is the sea warm enough to swim?',
      answer: 'Cape Cod’s south side and Prince Edward Island, 20 to 22 °C in August. Maine is 14 °C, and they laugh.',
    },
    {
      question: 'Which whales will I see?',
      answer: 'Humpbacks, fins and minkes from Cape Cod, Fundy and Newfoundland between June and September.',
    },
    {
      question: 'Do I need a car?',
      answer: 'For Boston and Cape Cod by ferry, no. Elsewhere a guided van or a car.',
    },
  ],
};
