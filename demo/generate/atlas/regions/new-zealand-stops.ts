import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const newZealandStops: Stop[] = [
  {
    key: 'auckland',
    name: 'Auckland',
    country: 'NZ',
    kind: 'city',
    lat: -36.8509,
    long: 174.7645,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Rangitoto by ferry', 'hiking', 5, 2, { km: 7, ascentM: 259, optionalUsd: 35 })`
        Take the 25-minute ferry to a volcano only 600 years old and climb an hour over black lava to the rim.`,
      doing('Waiheke vineyards', 'food-and-wine', 7, 1, { optionalUsd: 110 })`
        Cross to Waiheke, taste Syrah at three cellars and eat lunch over a bay with sheep in it.`,
      doing('Maori galleries in the museum', 'museums', 3, 1, { optionalUsd: 17 })`
        Stand below a war canoe 25 m long, cut from a single totara in 1836, and hear a haka from a meter away.`,
      doing('West coast black sand', 'hiking', 6, 2, { km: 8, ascentM: 200, optionalUsd: 80 })`
        Drive to Muriwai for 1,200 pairs of gannets and walk black sand at Piha, where you paddle and do not swim.`,
    ],
    food: ['green-lipped mussels', 'hokey-pokey ice cream'],
  },
  {
    key: 'bay-of-islands',
    name: 'Bay of Islands',
    country: 'NZ',
    kind: 'coast',
    lat: -35.282,
    long: 174.091,
    nights: [2, 3],
    beds: ['hotel', 'lodge', 'guesthouse'],
    doings: [
      doing('Sail among 144 islands', 'sailing', 7, 2, { optionalUsd: 110 })`
        Sail a 22 m schooner to an island with a lookout, swim off the rail, and eat what the crew barbecues.`,
      doing('Waitangi', 'museums', 4, 1, { optionalUsd: 45 })`
        Walk the lawn where 43 chiefs signed in 1840, with a guide whose ancestor did, and hear why the two texts differ.`,
      doing('Kauri forest at night', 'hiking', 4, 1, { km: 4, optionalUsd: 75 })`
        Stand under Tane Mahuta, about 2,000 years old and 13.8 m round, with a Maori guide who sings to it in the dark.`,
      doing('Coast walk to Opua', 'hiking', 3, 2, { km: 6 })`
        Walk through mangrove boardwalks from Paihia to Opua and come back by ferry from Russell, once the hellhole of the Pacific.`,
    ],
    food: ['Orongo Bay oysters', 'snapper and chips'],
  },
  {
    key: 'rotorua',
    name: 'Rotorua',
    country: 'NZ',
    kind: 'town',
    lat: -38.1368,
    long: 176.2497,
    nights: [1, 3],
    beds: ['hotel', 'lodge'],
    doings: [
      doing('Waimangu valley', 'hiking', 4, 2, { km: 5, optionalUsd: 30 })`
        Walk down through a valley that exploded in 1886, past a blue acid lake that rises and falls every 38 days.`,
      doing('Whakarewarewa, a living village', 'city-walks', 2, 1, { km: 2, optionalUsd: 35 })`
        Be shown round by people who cook corn in the ground and bathe at four, as they have for 200 years.`,
      doing('Redwoods by mountain bike', 'cycling', 3, 3, { km: 20, ascentM: 300, optionalUsd: 60 })`
        Ride 20 of 180 km of trails under California redwoods planted in 1901.`,
      doing('Hangi and haka', 'festivals', 4, 1, { optionalUsd: 95 })`
        Eat lamb and kumara from an earth oven after a challenge with a spear and a good deal of tongue.`,
      doing('Kaituna falls', 'rafting', 2, 4, { km: 3, optionalUsd: 80 })`
        Drop seven meters over Tutea Falls in a raft, right way up on about nine tries in ten.`,
    ],
    food: ['hangi lamb', 'steamed corn'],
  },
  {
    key: 'tongariro',
    name: 'Tongariro',
    country: 'NZ',
    kind: 'park',
    lat: -39.205,
    long: 175.542,
    nights: [1, 2],
    beds: ['lodge', 'hotel'],
    doings: [
      doing('Alpine Crossing', 'hiking', 8, 4, { km: 20, ascentM: 765, optionalUsd: 40 })`
        Walk 20 km over the shoulder of Ngauruhoe to the Emerald Lakes; a day kept spare gives you two chances at clear weather.`,
      doing('Taranaki Falls', 'hiking', 2, 2, { km: 6, ascentM: 150 })`
        Loop 6 km through tussock to a 20 m fall over the edge of a lava flow 15,000 years old.`,
      doing('Silica Rapids', 'hiking', 3, 2, { km: 7, ascentM: 180 })`
        Follow a stream that paints its bed cream with aluminum, on the side of Ruapehu, 2,797 m.`,
      doing('Blue ducks of the Whakapapanui', 'birdwatching', 2, 1, { km: 4 })`
        Look for whio, blue ducks that ride rapids; there are fewer than 3,000.`,
    ],
    food: ['venison pie', 'carrot cake'],
  },
  {
    key: 'wellington',
    name: 'Wellington',
    country: 'NZ',
    kind: 'city',
    lat: -41.2866,
    long: 174.7756,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Te Papa', 'museums', 3, 1, { optionalUsd: 22 })`
        See a colossal squid, an earthquake house and Gallipoli at twice life-size in one building.`,
      doing('Zealandia at dusk', 'birdwatching', 2, 1, { km: 3, optionalUsd: 55 })`
        Go behind an 8.6 km fence at nightfall for kiwi, tuatara and glowworms, ten minutes from parliament.`,
      doing('Cable car and the hills', 'city-walks', 3, 2, { km: 5 })`
        Ride up 120 m and walk down through the garden to a coffee that people here take personally.`,
      doing('Red Rocks and fur seals', 'hiking', 3, 2, { km: 8 })`
        Walk the south coast to red pillow lava and, from May to October, young male seals with nothing to do.`,
    ],
    food: ['whitebait fritters', 'craft beer'],
  },
  {
    key: 'abel-tasman',
    name: 'Abel Tasman',
    country: 'NZ',
    kind: 'park',
    lat: -41.0,
    long: 173.01,
    nights: [2, 4],
    beds: ['lodge', 'camp', 'guesthouse'],
    doings: [
      doing('Bark Bay to Torrent Bay', 'hiking', 4, 2, { km: 9, ascentM: 200 })`
        Be dropped by boat at Bark Bay and walk 9 km over a 47 m swing bridge to a tidal lagoon you cross barefoot.`,
      doing('Paddle to the seals', 'kayaking', 6, 3, { km: 14, optionalUsd: 140 })`
        Paddle from Onetahuti to Tonga Island among seal pups, which come to you if you stop.`,
      doing('Awaroa at low tide', 'hiking', 6, 3, { km: 17, ascentM: 300 })`
        Time the 17 km to Totaranui by the tide, as the inlet can be crossed for two hours on each side of low water.`,
      doing('Wharariki beach', 'beaches', 6, 2, { km: 6, optionalUsd: 90 })`
        Drive over the marble hill to Wharariki for sea arches, dunes and sand that stings in a westerly.`,
    ],
    food: ['scallops', 'feijoa in April'],
  },
  {
    key: 'kaikoura',
    name: 'Kaikoura',
    country: 'NZ',
    kind: 'town',
    lat: -42.4008,
    long: 173.6814,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Sperm whales over the canyon', 'whale-watching', 3, 2, { optionalUsd: 105 })`
        See male sperm whales of 16 m lift their tails over a trench 1,600 m deep, any month of the year.`,
      doing('Swim with dusky dolphins', 'snorkeling', 3, 3, { optionalUsd: 140 })`
        Slip into 14-degree water in a thick suit and hum, since duskies come to whoever makes the silliest noise.`,
      doing('Peninsula walk', 'hiking', 3, 2, { km: 10, ascentM: 100 })`
        Walk 10 km round the peninsula over seabed raised a meter in one night in 2016.`,
      doing('Albatrosses from a small boat', 'birdwatching', 2, 2, { optionalUsd: 125 })`
        Sit a meter from wandering albatrosses with wings of three meters as they argue over liver.`,
    ],
    food: ['crayfish from a roadside stall', 'paua fritters'],
  },
  {
    key: 'franz-josef',
    name: 'Franz Josef and the West Coast',
    country: 'NZ',
    kind: 'village',
    lat: -43.388,
    long: 170.183,
    nights: [1, 2],
    beds: ['hotel', 'lodge'],
    doings: [
      doing('Glacier by helicopter', 'hiking', 4, 3, { km: 3, optionalUsd: 480 })`
        Fly four minutes to the ice and walk two hours among blue caves; about four in ten flights are cancelled for cloud.`,
      doing('Lake Matheson at six', 'photography', 2, 1, { km: 4 })`
        Walk round Lake Matheson at six for Aoraki upside down, if no duck lands.`,
      doing('Okarito lagoon', 'kayaking', 3, 2, { km: 7, optionalUsd: 65 })`
        Paddle a lagoon with 76 kinds of birds, the white heron and, at dusk, the rarest kiwi.`,
      doing('Roberts Point', 'hiking', 6, 4, { km: 12, ascentM: 600 })`
        Climb slick steps and swing bridges to a view of a glacier that has gone back 1.5 km since 2008.`,
    ],
    food: ['whitebait patties', 'blue cod'],
  },
  {
    key: 'queenstown',
    name: 'Queenstown',
    country: 'NZ',
    kind: 'town',
    lat: -45.0312,
    long: 168.6626,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'lodge', 'boutique-hotel'],
    doings: [
      doing('Ben Lomond', 'hiking', 7, 4, { km: 14, ascentM: 1400 })`
        Climb from the lake to 1,748 m with the Remarkables across the water and keas after your lunch.`,
      doing('Routeburn day', 'hiking', 8, 3, { km: 20, ascentM: 560, optionalUsd: 150 })`
        Walk the first 10 km of the Routeburn to the falls and hut at the tree line, and back.`,
      doing('Gibbston Pinot by bicycle', 'cycling', 4, 2, { km: 17, optionalUsd: 60 })`
        Ride the river trail from the first bungy bridge to four cellars, with a van to bring you and the bottles home.`,
      doing('Bridge jump, or watching', 'climbing', 2, 3, { optionalUsd: 180 })`
        Fall 43 m from the Kawarau bridge, where it began in 1988, or drink coffee facing those who do.`,
      doing('Arrowtown and gold', 'city-walks', 3, 1, { km: 4 })`
        See the stone huts of Chinese diggers and pan for a speck, under poplars that turn yellow in April.`,
    ],
    food: ['Pinot noir with venison', 'lamb shoulder'],
  },
  {
    key: 'milford-sound',
    name: 'Te Anau and Milford Sound',
    country: 'NZ',
    kind: 'town',
    lat: -45.4144,
    long: 167.718,
    nights: [1, 3],
    beds: ['hotel', 'lodge', 'guesthouse'],
    doings: [
      doing('Milford Sound by small boat', 'boat-trips', 8, 1, { optionalUsd: 120 })`
        Drive the Homer tunnel early and sail 15 km to the Tasman Sea below Mitre Peak, 1,692 m; it rains on about half of all days, and then there are a thousand falls.`,
      doing('Key Summit', 'hiking', 3, 2, { km: 7, ascentM: 400 })`
        Climb to Key Summit and its bog pools, where three rivers start for three seas.`,
      doing('Kepler to Luxmore', 'hiking', 7, 3, { km: 28, ascentM: 900 })`
        Walk up from the control gates through beech to the tussock at Luxmore Hut, 1,085 m, with the lake behind you.`,
      doing('Glowworm caves', 'boat-trips', 2, 1, { optionalUsd: 75 })`
        Float in silence under living lights inside a cave 12,000 years old, across Lake Te Anau.`,
    ],
    food: ['blue cod and chips', 'lamb and mint pie'],
  },
  {
    key: 'doubtful-sound',
    name: 'Doubtful Sound',
    country: 'NZ',
    kind: 'ship',
    lat: -45.3,
    long: 166.99,
    nights: [1, 1],
    beds: ['ship-cabin'],
    doings: [
      doing('Overnight in Doubtful Sound', 'boat-trips', 16, 1)`
        Cross Lake Manapouri and a pass to a fiord three times as long as Milford, and sleep in an arm with no light in it.`,
      doing('Engines off', 'boat-trips', 1, 1)`
        Listen for ten minutes with every engine off to water, bellbirds and your own ears.`,
      doing('Kayak in fresh over salt', 'kayaking', 2, 2, { km: 4 })`
        Paddle on a layer of tea-colored rainwater up to 10 m deep, under walls that get nine meters of rain a year.`,
      doing('Crested penguins and bottlenoses', 'wildlife-watching', 2, 1)`
        Look for the sixty-odd bottlenose dolphins that live in the fiord and for Fiordland crested penguins from July to November.`,
    ],
    food: ['crayfish off the boat', 'pavlova'],
  },
  {
    key: 'aoraki',
    name: 'Aoraki/Mount Cook',
    country: 'NZ',
    kind: 'park',
    lat: -43.734,
    long: 170.0966,
    nights: [1, 2],
    beds: ['hotel', 'lodge', 'hut'],
    doings: [
      doing('Hooker valley', 'hiking', 3, 2, { km: 10, ascentM: 100 })`
        Walk 10 km over three swing bridges to a lake with icebergs below Aoraki, 3,724 m.`,
      doing('Mueller Hut', 'hiking', 8, 5, { km: 10, ascentM: 1040 })`
        Climb 2,200 steps and then scree to the red hut at 1,800 m, with avalanches across the valley for company.`,
      doing('Tasman lake by boat', 'boat-trips', 3, 1, { km: 3, optionalUsd: 130 })`
        Motor among icebergs on a lake that did not exist in 1973.`,
      doing('Dark sky over the Mackenzie', 'stargazing', 2, 1, { optionalUsd: 80 })`
        See both Magellanic Clouds with your own eyes in a reserve of 4,300 square kilometers without a street lamp.`,
    ],
    food: ['salmon from the hydro canals', 'high-country lamb'],
  },
  {
    key: 'christchurch',
    name: 'Christchurch',
    country: 'NZ',
    kind: 'city',
    lat: -43.5321,
    long: 172.6362,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('City after the earthquake', 'city-walks', 3, 1, { km: 4 })`
        Walk from 185 white chairs to a cathedral of cardboard tubes with somebody who was downtown on February 22, 2011.`,
      doing('Banks Peninsula and Akaroa', 'boat-trips', 8, 1, { optionalUsd: 95 })`
        Drive over the crater rim to Akaroa, where the French came a week late, and see Hector's dolphins, the smallest there are.`,
      doing('TranzAlpine to Arthur Pass', 'train-journeys', 6, 1, { optionalUsd: 130 })`
        Ride over the plain and 5 viaducts to the pass, walk an hour to a 131 m fall, and come back.`,
      doing('Port Hills by bike', 'cycling', 3, 3, { km: 18, ascentM: 350, optionalUsd: 60 })`
        Ride the crater rim above Lyttelton with plains and Alps on one side and the sea on the other.`,
    ],
    food: ['Canterbury lamb', 'river salmon'],
  },
];
