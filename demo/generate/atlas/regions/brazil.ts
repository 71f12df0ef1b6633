import type { Region } from '../types.ts';
import { brazilStopsNortheastAndCenter } from './brazil-stops-northeast-and-center.ts';
import { brazilStopsSouth } from './brazil-stops-south.ts';

export const brazil: Region = {
  slug: 'brazil',
  name: 'Brazil',
  continent: 'south-america',
  countries: ['BR', 'AR'],
  tagLine:
    'Rio, the Pantanal’s jaguars, Iguazú’s falls and Bahia’s drums. May to September for wildlife and walking; December to March for heat, rain and Carnival.',
  guide: [
    'Brazil is nearly as large as Europe and faces one way, to the sea, where eight in ten live. Distances are by air: Rio to Iguazú two hours, to Salvador two, to Cuiabá for the Pantanal three. On the ground long-distance buses are clean, cold and slow.',
    'The Pantanal, the largest wetland on Earth, floods from December to April and dries to pools by August, when caimans, birds and jaguars crowd what is left. The northern part around Porto Jofre has the most reliable jaguar watching anywhere, from boats.',
    'Salvador was the capital until 1763 and received more enslaved Africans than any other port of the Americas; its food, faith and drums come from there. Inland lies the Chapada Diamantina, with table mountains and falls. In the south, Iguazú has 275 cascades shared with Argentina.',
    'What surprises people is how cool the south and the hills are in July, how late dinner is in Rio and how early in a farm, and how friendly everyone is about your Portuguese. Leave the watch at home, take a registered cab, and you will be as fine as others.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [6, 7, 8, 9, 12, 1, 2] },
  dailyCostUsd: 250,
  stops: [...brazilStopsSouth, ...brazilStopsNortheastAndCenter],
  routes: [
    {
      key: 'rio-iguazu-pantanal',
      names: ['Rio, Iguazú and the Pantanal', 'Falls and jaguars', 'Brazil’s big three in {days} days'],
      stops: ['rio-de-janeiro', 'iguazu', 'cuiaba', 'pantanal', 'cuiaba'],
      legs: [
        { mode: 'flight', km: 1200, hours: 2.1 },
        { mode: 'flight', km: 1280, hours: 3.6 },
        { mode: 'road', km: 250, hours: 5 },
        { mode: 'road', km: 250, hours: 5 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'vacation'],
      themes: ['wildlife', 'nature', 'photography', '50-plus', 'family', 'honeymoon'],
      days: [9, 13],
      pitches: [
        'Three days on the river in jaguar season, because one is luck and three are not.',
        'Both sides of the falls, without a queue at the train.',
        'June to October; in other months we change the Pantanal for something else.',
      ],
    },
    {
      key: 'pantanal-deep',
      names: ['Jaguars of the Pantanal', 'Transpantaneira to Porto Jofre', 'A week with jaguars'],
      stops: ['cuiaba', 'pantanal', 'cuiaba'],
      legs: [
        { mode: 'road', km: 250, hours: 5 },
        { mode: 'road', km: 250, hours: 5 },
      ],
      types: ['small-group-tour', 'custom-tour', 'women-only'],
      themes: ['wildlife', 'photography', 'nature', 'rivers', 'solo'],
      days: [7, 8],
      pitches: [
        'Ten hours a day in a boat with a cushion and a cooler, and radios between guides.',
        'Small boats with radios share sightings along 100 km of river.',
        'September is the hottest month, 36 °C, and has the most jaguar sightings.',
      ],
    },
    {
      key: 'green-coast-and-gold',
      names: ['Rio, Paraty and Minas', 'Gold road to the sea', 'Baroque and bays'],
      stops: ['rio-de-janeiro', 'paraty', 'rio-de-janeiro', 'ouro-preto', 'rio-de-janeiro'],
      legs: [
        { mode: 'road', km: 245, hours: 4.2 },
        { mode: 'road', km: 245, hours: 4.2 },
        { mode: 'road', km: 400, hours: 6.5 },
        { mode: 'road', km: 400, hours: 6.5 },
      ],
      types: ['group-tour', 'walking-hiking', 'self-guided', '18-39', 'Multi-Sport'],
      themes: ['culture', 'walking', 'history', 'food', '18-30-s'],
      days: [8, 12],
      pitches: [
        'Gold came down this road on the backs of people; you walk a piece of it.',
        'You stay on an island without cars and in a town laid out so that high tides wash its streets.',
        'Samba rehearsals from October to Carnival.',
      ],
    },
    {
      key: 'bahia-and-chapada',
      names: ['Salvador and Chapada Diamantina', 'Drums and table mountains', 'Bahia in {days} days'],
      stops: ['salvador', 'chapada-diamantina', 'salvador'],
      legs: [
        { mode: 'road', km: 425, hours: 7 },
        { mode: 'road', km: 425, hours: 7 },
      ],
      types: ['small-group-tour', 'walking-hiking', 'retreats'],
      themes: ['culture', 'walking', 'food', 'festivals', 'nature', 'wellness'],
      days: [8, 11],
      pitches: [
        'Three nights of music, three days of walking, one stove shared with a cook.',
        'Farmers in the Pati valley take you in, with a wood fire and no signal.',
        'July and August are dry inland and fresh on the coast.',
      ],
    },
    {
      key: 'dunes-and-islands',
      names: ['Lençóis and Noronha', 'Lagoons in the sand', 'White dunes, green sea'],
      stops: ['sao-luis', 'lencois-maranhenses', 'sao-luis', 'fernando-de-noronha'],
      legs: [
        { mode: 'road', km: 260, hours: 4.3 },
        { mode: 'road', km: 260, hours: 4.3 },
        { mode: 'flight', km: 1320, hours: 4 },
      ],
      types: ['custom-tour', 'private-guided', 'vacation', 'adventure-tour'],
      themes: ['nature', 'honeymoon', 'photography', 'islands', 'high-adventure'],
      days: [8, 9],
      pitches: [
        'July to September, when the lagoons are full and dolphins come close.',
        'Few beds on the island, taxed by the day; worth booking in spring.',
        'Most walking is on sand, and shoes stay in the bag for days.',
      ],
    },
    {
      key: 'falls-and-springs',
      names: ['Iguazú and Bonito', 'Water: falls, springs, caves', 'Families in the wet'],
      stops: ['iguazu', 'bonito', 'pantanal', 'cuiaba'],
      legs: [
        { mode: 'road', km: 680, hours: 10 },
        { mode: 'road', km: 640, hours: 10 },
        { mode: 'road', km: 250, hours: 5 },
      ],
      types: ['Multi-Sport', 'vacation', 'group-tour'],
      themes: ['family', 'nature', 'high-adventure', 'wildlife'],
      days: [7, 10],
      pitches: [
        'You see the largest falls of the continent and float in its clearest rivers.',
        'Children from six can join the river floats, and vests are lent.',
        'Quotas keep Bonito’s rivers clear, so dates are fixed early.',
      ],
    },
  ],
  fees: [
    {
      label: 'Iguaçu park entry, Brazilian side',
      kind: 'park_fee',
      usd: 22,
      stops: ['iguazu'],
    },
    {
      label: 'Fernando de Noronha, preservation tax and park card',
      kind: 'park_fee',
      usd: 90,
      stops: ['fernando-de-noronha'],
    },
    {
      label: 'Lençóis Maranhenses guide fee',
      kind: 'local_payment',
      usd: 15,
      stops: ['lencois-maranhenses'],
    },
  ],
  climate:
    'Rio is 22 to 32 °C from December to March with storms, 18 to 26 °C and dry from June to September. The Pantanal is 15 to 32 °C in its dry season, May to October, with cold fronts of 8 °C. Iguazú is wettest from October to March, the coast of Bahia from April to July.',
  health:
    'Yellow fever vaccination is advised for the Pantanal, Iguazú and much of the interior. Dengue occurs, also in cities, so use repellent. Tap water is treated but most people drink filtered.',
  visa: 'US, Canadian and Australian citizens need an e-visa, applied for before travel; most European passports need no visa for stays of up to 90 days. Check before you travel.',
  faqs: [
    {
      question: 'When do I see jaguars?',
      answer:
        'From June to October around Porto Jofre, best in August and September. Three days on the river give more than nine chances in ten.',
    },
    {
      question: 'Which side of Iguazú?',
      answer:
        'Both. Argentina lets you walk over and under the falls for a day; Brazil gives the wide view in a morning.',
    },
    {
      question: 'Is Rio safe?',
      answer:
        'With habits: phone in the pocket, registered cars at night, nothing of value on the beach. Guided walks in the hillside quarters are run by residents.',
    },
    {
      question: 'When is Carnival?',
      answer:
        'The days before Ash Wednesday, in February or early March. Rooms cost three times as much and need booking by October. Rehearsals in January are cheaper and closer.',
    },
    {
      question: 'Do I need the e-visa?',
      answer:
        'Holders of US, Canadian and Australian passports have since April 2025. It costs about $81 and takes a week or two.',
    },
  ],
};
