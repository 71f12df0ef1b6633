import type { Region } from '../types.ts';
import { mediterraneanSeaStopsEast } from './mediterranean-sea-stops-east.ts';
import { mediterraneanSeaStopsWest } from './mediterranean-sea-stops-west.ts';

export const mediterraneanSea: Region = {
  slug: 'mediterranean-sea',
  name: 'Mediterranean Sea',
  continent: 'europe',
  countries: ['ES', 'FR', 'IT', 'MT', 'GR'],
  tagLine:
    'Harbors by ship between Barcelona, Rome, Malta and Athens. Mid-April to June and September to early November; July and August are hot and the piers full.',
  guide: [
    'The Mediterranean is 3,700 km long and almost closed: through Gibraltar’s 14 km comes the water that evaporation takes. There is hardly any tide, so towns stand with their feet in the sea, and harbors have been in the same places since the Phoenicians looked for them.',
    'The west has larger islands and longer legs: the Balearics, Corsica, Sardinia, Sicily. Malta stands in the middle, and east of it the Greek islands come thick. A ship crosses by night what took an army a season.',
    'Size matters more here than anywhere. Ships with 3,000 guests tie up at Civitavecchia, an hour and a half from Rome, and at Naples. Those with 30 to 200 fit into Bonifacio, Lipari and Monemvasia, where the quay is the main square, and often stay until ten at night.',
    'What surprises people is the wind: mistral from the north in the Gulf of Lion, sirocco from Africa with red dust, meltemi in the Aegean. What surprises them ashore is that lunch is shut by three and dinner hasn’t begun by eight.',
  ],
  season: { open: [4, 5, 6, 7, 8, 9, 10, 11], peak: [5, 6, 9, 10] },
  dailyCostUsd: 440,
  localCurrency: 'EUR',
  stops: [...mediterraneanSeaStopsWest, ...mediterraneanSeaStopsEast],
  routes: [
    {
      key: 'barcelona-to-rome',
      names: ['Barcelona to Rome by ship', 'Balearics, Corsica, Sardinia', 'Western Mediterranean in {days} days'],
      stops: ['barcelona-port', 'palma', 'mahon', 'alghero', 'bonifacio', 'civitavecchia'],
      legs: [
        { mode: 'ship', km: 205, hours: 13 },
        { mode: 'ship', km: 180, hours: 11 },
        { mode: 'ship', km: 340, hours: 20 },
        { mode: 'ship', km: 135, hours: 9 },
        { mode: 'ship', km: 250, hours: 15 },
      ],
      types: ['small-ship-cruise', 'large-ship-cruise'],
      themes: ['islands', 'food', '50-plus', 'culture', 'honeymoon'],
      days: [7, 9],
      pitches: [
        'Four islands that speak five languages, in a week.',
        'Evening departures, so you eat ashore like everyone else.',
        'May and late September, when the harbors have room.',
      ],
    },
    {
      key: 'rome-to-malta',
      names: ['Rome, Stromboli and Malta', 'Volcano to bastion', 'Tyrrhenian islands by small ship'],
      stops: ['civitavecchia', 'lipari', 'siracusa', 'valletta'],
      legs: [
        { mode: 'ship', km: 490, hours: 26 },
        { mode: 'ship', km: 220, hours: 14 },
        { mode: 'ship', km: 160, hours: 10 },
      ],
      types: ['small-ship-cruise'],
      themes: ['history', 'nature', 'food', 'islands', 'photography'],
      days: [7, 9],
      pitches: [
        'You watch Stromboli from the sea at night, which is where it looks its best.',
        'Greek, Norman, knights: three thousand years in four harbors.',
        'The captain looks for a sheltered bay to swim in on most days.',
      ],
    },
    {
      key: 'malta-to-athens',
      names: ['Malta to Athens', 'Ionian and Aegean', 'From the knights to the gods'],
      stops: ['valletta', 'siracusa', 'monemvasia', 'delos', 'piraeus'],
      legs: [
        { mode: 'ship', km: 160, hours: 10 },
        { mode: 'ship', km: 720, hours: 38 },
        { mode: 'ship', km: 240, hours: 14 },
        { mode: 'ship', km: 170, hours: 10 },
      ],
      types: ['small-ship-cruise', 'large-ship-cruise'],
      themes: ['history', 'islands', '50-plus', 'culture'],
      days: [7, 10],
      pitches: [
        'There is one full day at sea between Sicily and the Peloponnese.',
        'Monemvasia by its own gate and Delos before the day boats.',
        'A historian sails along and leads the visits ashore.',
      ],
    },
    {
      key: 'riviera-and-islands',
      names: ['Portofino to Barcelona', 'Riviera and Corsica under sail', 'Ligurian week'],
      stops: ['civitavecchia', 'portofino', 'bonifacio', 'alghero', 'mahon', 'palma', 'barcelona-port'],
      legs: [
        { mode: 'ship', km: 330, hours: 19 },
        { mode: 'ship', km: 340, hours: 20 },
        { mode: 'ship', km: 135, hours: 9 },
        { mode: 'ship', km: 340, hours: 20 },
        { mode: 'ship', km: 180, hours: 11 },
        { mode: 'ship', km: 205, hours: 13 },
      ],
      types: ['small-ship-cruise', 'vacation', 'private-guided'],
      themes: ['food', 'walking', 'islands', 'honeymoon', 'family'],
      days: [8, 10],
      pitches: [
        'Short walks on headlands, long dinners on quays.',
        'Sails are set when there is wind, and the engine keeps the schedule when there isn’t.',
        'The cooks buy in each port, so the menu follows the markets.',
      ],
    },
    {
      key: 'grand-mediterranean',
      names: ['Barcelona to Athens', 'The whole sea in {days} days', 'Grand Mediterranean'],
      stops: [
        'barcelona-port',
        'palma',
        'mahon',
        'alghero',
        'bonifacio',
        'civitavecchia',
        'lipari',
        'siracusa',
        'valletta',
        'monemvasia',
        'delos',
        'piraeus',
      ],
      legs: [
        { mode: 'ship', km: 205, hours: 13 },
        { mode: 'ship', km: 180, hours: 11 },
        { mode: 'ship', km: 340, hours: 20 },
        { mode: 'ship', km: 135, hours: 9 },
        { mode: 'ship', km: 250, hours: 15 },
        { mode: 'ship', km: 490, hours: 26 },
        { mode: 'ship', km: 220, hours: 14 },
        { mode: 'ship', km: 160, hours: 10 },
        { mode: 'ship', km: 760, hours: 40 },
        { mode: 'ship', km: 240, hours: 14 },
        { mode: 'ship', km: 170, hours: 10 },
      ],
      types: ['large-ship-cruise', 'small-ship-cruise'],
      themes: ['history', '50-plus', 'food', 'culture', 'islands'],
      days: [14, 19],
      pitches: [
        'You visit eleven harbors in five countries and unpack once.',
        'Two days at sea, spaced where you’ll want them.',
        'The route runs from Barcelona to Athens with Malta in the middle.',
      ],
    },
  ],
  fees: [
    {
      label: 'Port charges, a week aboard',
      kind: 'local_payment',
      usd: 90,
      stops: ['barcelona-port', 'civitavecchia', 'valletta'],
    },
    {
      label: 'Balearic sustainable tourism tax, each night',
      kind: 'local_payment',
      usd: 4,
      stops: ['palma', 'mahon'],
    },
    {
      label: 'Stromboli landing contribution',
      kind: 'local_payment',
      usd: 5,
      stops: ['lipari'],
    },
  ],
  climate:
    'May and October are 19 to 24 °C, June and September 24 to 29 °C, July and August 30 to 35 °C. The sea is 17 °C in May, 25 °C in August and 22 °C in October. Strong winds are more likely in April and from late October.',
  health:
    'No vaccinations are needed and tap water is safe in all ports, if salty on small islands. Jellyfish come on some days in July and August; look before you dive.',
  visa: 'All these ports are in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'Large ship or small?',
      answer:
        'Large ships cost half as much, with pools and shows, and dock outside the old towns. Small ones anchor in bays and stay evenings. Ask how many hours each port gets.',
    },
    {
      question: 'When is the sea warm?',
      answer: 'From mid-June to mid-October, over 21 °C. May is for walking and ruins.',
    },
    {
      question: 'Will it be rough?',
      answer:
        'Seldom from May to September. The Gulf of Lion and the sea between Sicily and Malta are the likeliest places, in spring and autumn.',
    },
    {
      question: 'How long do I get in Rome?',
      answer:
        'From Civitavecchia the train takes 50 to 80 minutes, which leaves six hours of a ten-hour call. Two nights before or after the sailing are better.',
    },
    {
      question: 'Do small ships have elevators?',
      answer: 'Some under 100 guests don’t. Ask, and ask for a cabin on the dining-room deck.',
    },
  ],
};
