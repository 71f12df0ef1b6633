import type { Region, Stop } from '../types.ts';
import { doing, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'tbilisi',
    name: 'Tbilisi',
    country: 'GE',
    kind: 'city',
    lat: 41.7151,
    long: 44.8271,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel', 'guesthouse'],
    doings: [
      doing('Old town and Narikala', 'city-walks', 3, 2, { km: 5, ascentM: 130 })`
        Walk from the sulfur baths past a mosque, a synagogue and two kinds of church to the Narikala walls, and ride down in a cable car.`,
      doing('Scrub in the sulfur baths', 'hot-springs', 1, 1, { optionalUsd: 30 })`
        Rent a tiled room for an hour, soak at 40 degrees and be scrubbed by somebody with no mercy.`,
      doing('Amber wine from clay', 'food-and-wine', 3, 1, { optionalUsd: 40 })`
        Taste five wines made in buried clay jars, as they have been for 8,000 years, with a grower at the table.`,
      doing('Khinkali lesson', 'cooking', 3, 1, { optionalUsd: 35 })`
        Pleat nineteen folds into a khinkali and learn to drink it before you eat it.`,
      doing('Dry Bridge and stairwells', 'city-walks', 3, 1, { km: 4 })`
        Look over medals and cameras at the Dry Bridge market, then into painted stairwells of the 1900s that nobody locks.`,
    ],
    food: ['khinkali', 'khachapuri with egg', 'amber wine'],
  },
  {
    key: 'kakheti',
    name: 'Sighnaghi and Kakheti',
    country: 'GE',
    kind: 'town',
    lat: 41.617,
    long: 45.922,
    nights: [1, 3],
    beds: ['guesthouse', 'hotel', 'farm-stay'],
    doings: [
      doing('Walls and the Alazani view', 'city-walks', 2, 1, { km: 4 })`
        Walk 4 km of wall above the Alazani valley, with the snow line of the Caucasus from end to end.`,
      doing('Supra with a toastmaster', 'food-and-wine', 4, 1, { optionalUsd: 45 })`
        Sit down to a supra: 20 dishes, a tamada, and toasts to the dead, to children and to you, in that order.`,
      doing('David Gareja', 'archaeology', 7, 3, { km: 4, ascentM: 200, optionalUsd: 50 })`
        Drive over steppe to cave monasteries of the 500s, with frescoes on a ridge whose far side is disputed.`,
      doing('Rtveli, the harvest', 'festivals', 5, 2)`
        Cut grapes and tread them in a hollow log in the last week of September, for lunch.`,
    ],
    food: ['mtsvadi over vine cuttings', 'churchkhela', 'saperavi'],
  },
  {
    key: 'tusheti',
    name: 'Tusheti',
    country: 'GE',
    kind: 'mountain',
    lat: 42.372,
    long: 45.635,
    nights: [2, 4],
    beds: ['guesthouse', 'homestay'],
    doings: [
      doing('Abano Pass', 'sightseeing', 5, 2)`
        Hold on for 70 km over the Abano Pass at 2,850 m, one lane, no rails, open from June to early October.`,
      doing('Omalo to Dartlo', 'hiking', 5, 3, { km: 12, ascentM: 300 })`
        Walk from the towers of Omalo through pine to Dartlo, slate on slate, with sheepdogs to negotiate.`,
      doing('Ride to Parsma', 'horse-riding', 6, 3, { km: 18, optionalUsd: 50 })`
        Ride a shepherd's horse up the Alazani to Parsma, with shrines women must walk round.`,
      doing('Cheese in a sheepskin', 'food-and-wine', 2, 1)`
        Taste guda cheese, aged in its own sheep, at a camp with a thousand others.`,
    ],
    food: ['guda cheese', 'khinkali with mutton'],
  },
  {
    key: 'kazbegi',
    name: 'Kazbegi',
    country: 'GE',
    kind: 'mountain',
    lat: 42.659,
    long: 44.643,
    nights: [1, 3],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Gergeti church on foot', 'hiking', 3, 3, { km: 6, ascentM: 430 })`
        Climb to the Gergeti church at 2,170 m by the old path, while vans take the new road.`,
      doing('Toward the glacier', 'hiking', 8, 4, { km: 18, ascentM: 1200 })`
        Go on to the tongue of the Gergeti glacier at 3,100 m below Kazbek, where Prometheus was chained.`,
      doing('Juta and Chaukhi', 'hiking', 6, 3, { km: 10, ascentM: 500 })`
        Walk from Juta, one of the highest villages in the country, to the foot of the Chaukhi spires.`,
      doing('Dariali Gorge', 'sightseeing', 2, 1)`
        Drive 11 km of gorge to the Russian border, trucks queuing and vultures not.`,
    ],
    food: ['khabizgina, potato and cheese bread', 'chacha'],
  },
  {
    key: 'kutaisi',
    name: 'Kutaisi',
    country: 'GE',
    kind: 'city',
    lat: 42.2679,
    long: 42.7,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Gelati', 'sightseeing', 2, 1, { km: 2 })`
        See the mosaic Virgin of Gelati, an academy of the 1100s where the king who built it lies under the gate.`,
      doing('Prometheus cave', 'sightseeing', 3, 1, { km: 2, optionalUsd: 9 })`
        Walk 1.4 km of cave and come out by boat on its river.`,
      doing('Okatse canyon walkway', 'hiking', 4, 2, { km: 5, optionalUsd: 7 })`
        Walk a steel path 780 m long hung on a canyon wall, and try not to look through it.`,
      doing('Green Bazaar breakfast', 'food-and-wine', 2, 1)`
        Eat warm cheese bread among walnut sellers in a market with a concrete frieze of all Georgia.`,
    ],
    food: ['Imeretian khachapuri', 'walnut paste with eggplant'],
  },
  {
    key: 'mestia',
    name: 'Mestia and Ushguli',
    country: 'GE',
    kind: 'mountain',
    lat: 43.045,
    long: 42.727,
    nights: [2, 6],
    beds: ['guesthouse', 'homestay', 'hotel'],
    doings: [
      doing('Mestia to Ushguli, day one', 'trekking', 7, 3, { km: 16, ascentM: 850 })`
        Walk from Mestia over the Ughviri ridge to Zhabeshi, first stage of the four-day trail between tower villages.`,
      doing('Chkhunderi Pass', 'trekking', 7, 4, { km: 16, ascentM: 1000 })`
        Cross Chkhunderi at 2,722 m with the Adishi glacier opposite, after a ford you make on a horse.`,
      doing('Ushguli and Shkhara', 'hiking', 6, 3, { km: 16, ascentM: 250 })`
        See Ushguli, 2,100 m high with over 20 towers, and walk to the glacier under Shkhara, 5,193 m.`,
      doing('Koruldi lakes', 'hiking', 8, 4, { km: 18, ascentM: 1250 })`
        Climb 1,250 m to four ponds that mirror Ushba, if the wind is off.`,
      doing('Towers and treasures', 'museums', 2, 1, { optionalUsd: 8 })`
        Look at icons hidden here in bad centuries, and climb a family tower by its ladders.`,
    ],
    food: ['kubdari, meat bread', 'tashmijabi', 'Svan salt'],
  },
  {
    key: 'vardzia',
    name: 'Vardzia',
    country: 'GE',
    kind: 'site',
    lat: 41.381,
    long: 43.285,
    nights: [1, 1],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Cave city of Queen Tamar', 'archaeology', 3, 2, { km: 3, ascentM: 120, optionalUsd: 6 })`
        Climb through 19 floors of caves from the 1180s, with a painted Tamar, a pharmacy and wine cellars for 50 guests.`,
      doing('Khertvisi and Rabati', 'sightseeing', 3, 1, { km: 2, optionalUsd: 5 })`
        Stop at a fort that Alexander is said to have tried and a castle restored rather hard.`,
      doing('Hot pool by the river', 'hot-springs', 1, 1, { optionalUsd: 3 })`
        Sit in a shed full of hot sulfur water, women and men by the hour.`,
      doing('Mirashkhani valley walk', 'hiking', 3, 2, { km: 7, ascentM: 150 })`
        Walk orchards and ruined terraces above the Mtkvari to a hermit's chapel.`,
    ],
    food: ['tenili cheese, pulled in threads', 'snails the monks once ate'],
  },
  {
    key: 'dilijan',
    name: 'Dilijan and Sevan',
    country: 'AM',
    kind: 'town',
    lat: 40.74,
    long: 44.863,
    nights: [1, 3],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Transcaucasian Trail stage', 'hiking', 5, 3, { km: 13, ascentM: 500 })`
        Walk beech forest from Parz Lake to Goshavank on the Transcaucasian Trail, marked white and orange.`,
      doing('Haghartsin and Haghpat', 'sightseeing', 6, 1, { optionalUsd: 40 })`
        See a monastery in the woods and one on a gorge, built within fifty years of 1000 and hardly touched.`,
      doing('Sevan monastery', 'sightseeing', 2, 1, { km: 2, ascentM: 60 })`
        Climb steps to two churches of 874 on a lake at 1,900 m, and eat trout you should call ishkhan.`,
      doing('Molokan village', 'food-and-wine', 3, 1, { optionalUsd: 25 })`
        Have tea from a samovar with Molokans, exiled by the tsar in the 1830s, and their blini.`,
    ],
    food: ['ishkhan trout', 'dolma', 'honey'],
  },
  {
    key: 'yerevan',
    name: 'Yerevan',
    country: 'AM',
    kind: 'city',
    lat: 40.1792,
    long: 44.4991,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Cascade to Republic Square', 'city-walks', 3, 1, { km: 4 })`
        Walk down 572 steps of the Cascade with Ararat ahead, to a square of pink tuff and dancing water.`,
      doing('Tsitsernakaberd memorial', 'museums', 2, 1)`
        Stand at the eternal flame on Tsitsernakaberd and go through the museum below.`,
      doing('Garni and Geghard', 'archaeology', 5, 2, { km: 4, optionalUsd: 20 })`
        See a Greek temple on basalt columns and a church hollowed from the top down, with a choir if you are lucky.`,
      doing('Manuscripts of Matenadaran', 'museums', 2, 1, { optionalUsd: 5 })`
        Look at a book of 28 kg that two women carried out of 1915 in halves.`,
      doing('Khor Virap and Areni wine', 'food-and-wine', 7, 1, { optionalUsd: 45 })`
        Look at Ararat, 35 km off and in another country, and taste wine beside a cave with a press of 4100 BC.`,
    ],
    food: ['lavash from the pit', 'khorovats', 'Areni red'],
  },
  {
    key: 'goris',
    name: 'Goris and Tatev',
    country: 'AM',
    kind: 'town',
    lat: 39.511,
    long: 46.338,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Wings of Tatev', 'sightseeing', 4, 1, { km: 2, optionalUsd: 20 })`
        Ride 5.7 km of cable over the Vorotan gorge to a monastery of the 800s with an oil press and a swaying pillar.`,
      doing('Old Khndzoresk', 'hiking', 3, 2, { km: 6, ascentM: 200 })`
        Cross a 160 m hanging bridge to cave houses lived in until the 1950s.`,
      doing('Karahunj stones', 'archaeology', 1, 1)`
        Walk among 220 standing stones, some with holes that may or may not be for stars.`,
      doing('Devil Bridge swim', 'hot-springs', 2, 3, { km: 3, ascentM: 150 })`
        Scramble down to warm pools under a natural bridge at the bottom of the gorge.`,
    ],
    food: ['mulberry vodka', 'ghapama, stuffed pumpkin'],
  },
];

export const georgiaAndArmenia: Region = {
  slug: 'georgia-and-armenia',
  name: 'Georgia & Armenia',
  continent: 'asia',
  countries: ['GE', 'AM'],
  tagLine:
    'Tower villages, monasteries and the oldest wine, below 5,000 m peaks. Best in May, June, September and early October.',
  guide: [
    'Georgia and Armenia are two small old Christian countries with alphabets of their own, between Russia, Turkey and Iran. Georgia is green and vertical, with the high Caucasus along its north; Armenia is a dry plateau cut by gorges, with a monastery on every good site.',
    'You travel by minibus and eat like a guest. Meals are shared, wine is poured from jugs, and toasts are serious.',
    'In Svaneti and Tusheti there are roads for part of the year and guesthouses where grandmothers cook for thirty. Trails are marked and porters are horses.',
    'The border between the two is open and easy. Abkhazia, South Ossetia and the Azerbaijani frontier are not on any of these trips.',
  ],
  season: { open: [4, 5, 6, 7, 8, 9, 10, 11], peak: [5, 6, 9, 10] },
  dailyCostUsd: 145,
  stops,
  routes: [
    {
      key: 'caucasus-two-countries',
      names: ['Georgia and Armenia', 'Tbilisi to Yerevan', 'The South Caucasus in {days} days'],
      stops: ['tbilisi', 'kakheti', 'tbilisi', 'kazbegi', 'tbilisi', 'dilijan', 'goris', 'yerevan'],
      legs: [road(110, 2), road(110, 2), road(155, 3.3), road(155, 3.3), road(190, 4), road(300, 5.5), road(250, 4.5)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'custom-tour'],
      themes: ['culture', 'history', 'food', 'wine', '50-plus', 'solo'],
      days: [10, 15],
      pitches: [
        'Two alphabets, two kitchens and one border that takes forty minutes.',
        'You eat at eight family tables and in four restaurants.',
        "Monasteries are chosen for their places, so you don't see the same one nine times.",
      ],
    },
    {
      key: 'svaneti-trek',
      names: ['Mestia to Ushguli on foot', 'Trek Svaneti', 'Tower villages of the Caucasus'],
      stops: ['kutaisi', 'mestia', 'kutaisi'],
      legs: [road(235, 5), road(235, 5)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour', 'self-guided', '18-39'],
      themes: ['walking', 'high-adventure', 'culture', 'nature', '18-30-s'],
      days: [7, 11],
      pitches: [
        'Four days, 58 km, and a bed with a stove every night.',
        'A horse takes you over the glacier river and your bag over the rest.',
        'The trail is free of snow from late June to early October.',
      ],
    },
    {
      key: 'georgia-wine-and-mountains',
      names: ['Georgia: wine and mountains', 'Tbilisi, Kazbegi, Vardzia', 'Georgia in {days} days'],
      stops: ['tbilisi', 'kakheti', 'tbilisi', 'kazbegi', 'kutaisi', 'vardzia', 'tbilisi'],
      legs: [road(110, 2), road(110, 2), road(155, 3.3), road(345, 6.2), road(205, 4.2), road(240, 4.2)],
      types: ['small-group-tour', 'private-guided', 'group-tour', 'women-only', 'Multi-Sport'],
      themes: ['wine', 'food', 'history', 'walking', 'photography'],
      days: [8, 14],
      pitches: [
        'In ten days you see three climates and taste thirty wines, in small glasses.',
        'There is a walk every second day, up to 430 m of climbing.',
        'In late September you help with the harvest whether you like it or not.',
      ],
    },
    {
      key: 'tusheti-ride',
      names: ['Tusheti by the Abano Pass', 'Riding and walking in Tusheti', 'Beyond the highest road'],
      stops: ['tbilisi', 'kakheti', 'tusheti', 'tbilisi'],
      legs: [road(110, 2), road(150, 7), road(190, 8)],
      types: ['adventure-tour', 'walking-hiking', 'private-guided'],
      themes: ['high-adventure', 'culture', 'photography', 'walking'],
      days: [6, 10],
      pitches: [
        'The road is the scariest part and the drivers have done it since they were fourteen.',
        'No bank, no shop, no traffic, and sheep by the ten thousand.',
        "It's a summer place: by mid-October everybody has gone down.",
      ],
    },
  ],
  fees: [
    { label: 'Tatev cable car', kind: 'local_payment', usd: 20, stops: ['goris'] },
    { label: 'Vardzia and museum tickets', kind: 'park_fee', usd: 10, stops: ['vardzia', 'mestia'] },
  ],
  climate:
    'May, June, September and October are 15 to 27 degrees Celsius in the valleys. July and August pass 35 in Tbilisi and Yerevan and are best in the mountains. Snow closes Tusheti from October to June and high trails until late June.',
  health:
    'No vaccinations are required. Tap water is good in most towns, and sheepdogs are the one animal to be careful of: stop, stay in a group, wait for the shepherd.',
  visa: 'Many nationalities may stay in Georgia for a year and in Armenia for 180 days without a visa. Check before you travel, and see that your insurance papers are in English.',
  faqs: [
    {
      question: 'How hard is the Svaneti trek?',
      answer: 'Sixteen kilometers a day with 850 to 1,000 m up on two of the four days. No climbing, one horse ford.',
    },
    {
      question: 'Can vegetarians manage?',
      answer: 'Very well in Georgia, with beans, walnut paste and bread; less well in mountain Armenia.',
    },
    {
      question: 'Do I have to drink?',
      answer: 'No. Touch the glass to your lips on the toast, and say you are driving.',
    },
    {
      question: 'Is the road to Tusheti safe?',
      answer:
        'It is narrow and exposed, and licensed drivers go by daylight only. If heights from a car window trouble you, choose Kazbegi.',
    },
  ],
};
