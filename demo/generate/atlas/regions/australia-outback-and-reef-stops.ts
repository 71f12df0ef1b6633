import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const australiaOutbackAndReefStops: Stop[] = [
  {
    key: 'sydney',
    name: 'Sydney',
    country: 'AU',
    kind: 'city',
    lat: -33.8688,
    long: 151.2093,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Bondi to Coogee', 'hiking', 3, 2, { km: 6, ascentM: 120 })`
        Walk 6 km of sandstone cliff from Bondi to Coogee, with four beaches and a sea pool from 1929 to swim in.`,
      doing('Opera house backstage', 'sightseeing', 2, 1, { optionalUsd: 30 })`
        See behind the shells, 1,056,006 tiles and one unhappy architect, with a guide who has moved the pianos.`,
      doing('Ferry to Manly', 'boat-trips', 4, 1, { km: 9, optionalUsd: 7 })`
        Cross the harbor in half an hour on a commuter ferry and walk North Head for whales between May and November.`,
      doing('Blue Mountains by train', 'hiking', 9, 3, { km: 9, ascentM: 300, optionalUsd: 45 })`
        Ride two hours to Katoomba and go down 900 steps of the Giant Stairway into ferns.`,
      doing('First stories of the harbor', 'city-walks', 2, 1, { km: 2, optionalUsd: 45 })`
        Hear Gadigal names for the coves round The Rocks from an Aboriginal guide, and what was eaten there for 20,000 years.`,
    ],
    food: ['rock oysters', 'flat whites', 'barramundi'],
  },
  {
    key: 'alice-springs',
    name: 'Alice Springs',
    country: 'AU',
    kind: 'town',
    lat: -23.698,
    long: 133.8807,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Desert Park', 'wildlife-watching', 3, 1, { km: 3, optionalUsd: 28 })`
        Meet bilbies, thorny devils and wedge-tailed eagles at the Desert Park, and the plants the Arrernte use.`,
      doing('Telegraph Station', 'museums', 2, 1, { km: 4, optionalUsd: 12 })`
        Walk along the Todd River, dry on most days, to the stone huts of 1872 that brought the news from London in five hours.`,
      doing('Art centers with the painters', 'crafts', 3, 1)`
        Visit two centers owned by the artists, and learn to ask who painted it, where, and who gets the money.`,
      doing('Flying doctors and school of the air', 'museums', 3, 1, { optionalUsd: 20 })`
        See how a doctor and a classroom reach farms larger than Delaware.`,
    ],
    food: ['kangaroo steak', 'quandong pie'],
  },
  {
    key: 'larapinta',
    name: 'Larapinta Trail',
    country: 'AU',
    kind: 'park',
    lat: -23.683,
    long: 132.67,
    nights: [2, 5],
    beds: ['camp', 'tented-camp', 'lodge'],
    doings: [
      doing('Ormiston Pound', 'hiking', 4, 3, { km: 9, ascentM: 180 })`
        Walk the 9 km loop over a ridge, across a ring of hills and back through Ormiston Gorge, with black-footed rock wallabies on the rubble.`,
      doing('Mount Sonder by headlamp', 'hiking', 7, 4, { km: 16, ascentM: 750 })`
        Start at half past two for Mount Sonder, 1,380 m, the western end of the 223 km Larapinta Trail, and see the range turn red.`,
      doing('Standley Chasm to the ridge', 'hiking', 6, 4, { km: 12, ascentM: 500 })`
        Walk Brinkley Bluff way from Standley Chasm, 80 m deep and lit to the floor at noon.`,
      doing('Swim at Ellery Creek', 'beaches', 2, 2)`
        Swim at Ellery Creek Big Hole, cold in every month, between quartzite walls.`,
    ],
    food: ['damper baked in coals', 'camp-oven lamb'],
  },
  {
    key: 'kings-canyon',
    name: 'Kings Canyon',
    country: 'AU',
    kind: 'park',
    lat: -24.25,
    long: 131.56,
    nights: [1, 1],
    beds: ['lodge', 'tented-camp', 'camp'],
    doings: [
      doing('Rim walk', 'hiking', 4, 3, { km: 6, ascentM: 150 })`
        Climb 500 steps before nine, when rangers close the rim on days forecast at 36, and walk 6 km above walls of 100 m.`,
      doing('Garden of Eden', 'hiking', 2, 2, { km: 2 })`
        Go down into a crack with cycads that have been there since it was wet.`,
      doing('Karrke bush food', 'food-and-wine', 1, 1, { optionalUsd: 60 })`
        Taste witchetty grub, or watch somebody do so, at Karrke with its Luritja owners.`,
      doing('Kathleen Springs', 'hiking', 2, 1, { km: 3 })`
        Walk an easy hour to a spring with stock yards of the 1960s and zebra finches at the water.`,
    ],
    food: ['bush tomato chutney', 'camp stew'],
  },
  {
    key: 'uluru',
    name: 'Uluru',
    country: 'AU',
    kind: 'site',
    lat: -25.3444,
    long: 131.0369,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'lodge', 'camp', 'tented-camp'],
    doings: [
      doing('Base walk of Uluru', 'hiking', 4, 2, { km: 11 })`
        Walk the 10.6 km round Uluru from sunrise; nobody has climbed it since October 2019, as its owners had long asked.`,
      doing('Mala walk with an Anangu guide', 'city-walks', 2, 1, { km: 2, optionalUsd: 70 })`
        Listen to as much of the Mala story as outsiders may hear, beside the kitchen cave and its smoke.`,
      doing('Valley of the Winds', 'hiking', 4, 3, { km: 7, ascentM: 200 })`
        Walk between the 36 domes of Kata Tjuta, the tallest 546 m over the plain, and turn back at the first lookout if it is hot.`,
      doing('Sunset, the other side', 'photography', 2, 1)`
        Watch the color drain from Talinguru Nyakunytjaku, with Kata Tjuta behind, and leave the bus lane to others.`,
      doing('Southern sky with a telescope', 'stargazing', 1, 1, { optionalUsd: 45 })`
        Find the Emu, which is made of the dark parts of the Milky Way, and then the Southern Cross.`,
    ],
    food: ['crocodile skewers', 'wattleseed bread'],
  },
  {
    key: 'darwin',
    name: 'Darwin',
    country: 'AU',
    kind: 'city',
    lat: -12.4634,
    long: 130.8456,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel'],
    doings: [
      doing('Mindil market at sunset', 'food-and-wine', 2, 1)`
        Eat laksa with your feet in the sand at the Thursday and Sunday market, open from April to October.`,
      doing('Cyclone Tracy and the museum', 'museums', 2, 1)`
        Stand in a dark room with the sound of Christmas 1974, then meet Sweetheart, 780 kg of stuffed crocodile.`,
      doing('Litchfield falls', 'hiking', 8, 2, { km: 6, optionalUsd: 95 })`
        Swim below Florence and Wangi falls, open when the rangers have found no crocodile, and see termite mounds that point north.`,
      doing('Jumping crocodiles on the Adelaide', 'wildlife-watching', 3, 1, { optionalUsd: 35 })`
        See five meters of saltwater crocodile stand up out of the Adelaide River for a pork chop.`,
    ],
    food: ['laksa', 'barramundi burger'],
  },
  {
    key: 'kakadu',
    name: 'Kakadu',
    country: 'AU',
    kind: 'park',
    lat: -12.67,
    long: 132.83,
    nights: [1, 3],
    beds: ['lodge', 'tented-camp', 'hotel'],
    doings: [
      doing('Ubirr at five', 'hiking', 2, 2, { km: 3, ascentM: 60 })`
        See an X-ray barramundi and a thylacine painted over 2,000 years ago, and climb to the floodplain view for sunset.`,
      doing('Yellow Water at dawn', 'birdwatching', 2, 1, { optionalUsd: 75 })`
        Drift at half past six among jacanas, sea eagles and crocodiles with their mouths open.`,
      doing('Jim Jim and Twin falls', 'hiking', 10, 4, { km: 6, optionalUsd: 170 })`
        Drive 60 km of sand and walk over boulders to Jim Jim, 200 m high; the track opens in June at the earliest.`,
      doing('Nourlangie and the lightning man', 'archaeology', 2, 1, { km: 2 })`
        Walk the shelter at Burrungkuy, lived in for 20,000 years, and read Namarrkon with axes on his knees.`,
      doing('Arnhem Land by permit', 'crafts', 9, 2, { km: 4, optionalUsd: 280 })`
        Cross the East Alligator between tides to Gunbalanya, where weavers and painters work by the billabong.`,
    ],
    food: ['magpie goose', 'bush plum'],
  },
  {
    key: 'katherine',
    name: 'Katherine and Nitmiluk',
    country: 'AU',
    kind: 'town',
    lat: -14.4652,
    long: 132.2635,
    nights: [1, 2],
    beds: ['lodge', 'camp', 'hotel'],
    doings: [
      doing('Paddle Nitmiluk Gorge', 'kayaking', 5, 3, { km: 9, optionalUsd: 65 })`
        Paddle three of thirteen gorges between 70 m walls, with carries over rock and freshwater crocodiles that mind their own business.`,
      doing('Edith Falls to the top pool', 'hiking', 3, 3, { km: 3, ascentM: 100 })`
        Climb from Leliyn's big pool to the upper ones and swim there from May to September.`,
      doing('Cutta Cutta caves', 'sightseeing', 1, 1, { optionalUsd: 20 })`
        Walk 750 m into tropical limestone with ghost bats and brown tree snakes that wait for them.`,
      doing('Painting with Manuel at Top Didj', 'crafts', 2, 1, { optionalUsd: 65 })`
        Learn raark brushwork with a grass brush from a Dalabon man, light a fire with sticks, and miss with a spear.`,
    ],
    food: ['mango in November', 'beef from the station'],
  },
  {
    key: 'cairns',
    name: 'Cairns',
    country: 'AU',
    kind: 'city',
    lat: -16.9186,
    long: 145.7781,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'resort'],
    doings: [
      doing('Outer reef by day', 'snorkeling', 8, 2, { optionalUsd: 190 })`
        Go 90 minutes by boat to the outer reef for three sites, with a biologist in the water and giant clams 1 m wide.`,
      doing('Kuranda by rail and cable', 'train-journeys', 7, 1, { km: 33, optionalUsd: 110 })`
        Ride up 33 km and through 15 hand-cut tunnels of 1891, and float back over the canopy.`,
      doing('Tableland lakes and platypus', 'wildlife-watching', 8, 2, { km: 5, optionalUsd: 120 })`
        Look for platypus at Yungaburra at dusk and for a fig that has turned into a curtain.`,
      doing('Esplanade lagoon and mudflats', 'birdwatching', 2, 1, { km: 3 })`
        Count waders from Siberia on the mudflats, then swim in the lagoon, since the sea has crocodiles and, in summer, stingers.`,
    ],
    food: ['mud crab', 'tropical fruit platters'],
  },
  {
    key: 'daintree',
    name: 'Daintree and Cape Tribulation',
    country: 'AU',
    kind: 'park',
    lat: -16.087,
    long: 145.462,
    nights: [1, 3],
    beds: ['lodge', 'camp'],
    doings: [
      doing('Mossman Gorge with Kuku Yalanji', 'hiking', 2, 1, { km: 2, optionalUsd: 70 })`
        Pass through smoke and walk with a Kuku Yalanji guide who makes soap from leaves in Mossman Gorge.`,
      doing('Night walk in the oldest rainforest', 'wildlife-watching', 2, 2, { km: 2, optionalUsd: 45 })`
        Look for Boyd's forest dragons asleep on trunks in a forest of 180 million years.`,
      doing('Daintree River at dawn', 'birdwatching', 2, 1, { optionalUsd: 50 })`
        Go out at six in a boat for twelve, for great-billed herons and frogmouths that look like bark.`,
      doing('Cassowary coast', 'hiking', 3, 1, { km: 4 })`
        Walk the Dubuji boardwalk to the beach at Cape Tribulation, and if you meet a cassowary, back off behind a tree.`,
    ],
    food: ['ice cream of black sapote', 'reef fish'],
  },
  {
    key: 'outer-reef',
    name: 'Ribbon Reefs',
    country: 'AU',
    kind: 'ship',
    lat: -15.4,
    long: 145.78,
    nights: [3, 4],
    beds: ['ship-cabin'],
    doings: [
      doing('Cod Hole', 'diving', 5, 3)`
        Dive with potato cod of 100 kg that look you in the mask, at a site protected since the first divers fed them.`,
      doing('Snorkel the Ribbon Reefs', 'snorkeling', 4, 2)`
        Float over soft coral and reef sharks on reefs 100 km north of Cairns, which day boats do not reach.`,
      doing('Dwarf minke whales', 'whale-watching', 4, 2)`
        Hold a line in the water in June and July while dwarf minkes circle by their own choice, down to two meters.`,
      doing('Lizard Island climb', 'hiking', 3, 3, { km: 5, ascentM: 359 })`
        Climb to Cook's Look, 359 m, where he found a way out through the reef in August 1770.`,
      doing('Reef talk on bleaching', 'wildlife-watching', 1, 1)`
        Hear from a marine biologist what the hot summers since 2016 have done, with photographs of the same corals.`,
    ],
    food: ['coral trout', 'barbecue on the stern'],
  },
  {
    key: 'airlie-beach',
    name: 'Whitsunday Islands',
    country: 'AU',
    kind: 'coast',
    lat: -20.268,
    long: 148.718,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'resort', 'ship-cabin'],
    doings: [
      doing('Whitehaven and Hill Inlet', 'beaches', 7, 2, { km: 3, optionalUsd: 150 })`
        Land on 7 km of sand that is 98 percent silica and walk to the lookout while the tide draws its lines.`,
      doing('Sail an old racing yacht', 'sailing', 8, 2, { optionalUsd: 170 })`
        Haul on the sheets of a retired ocean racer through the Whitsunday Passage with 15 knots behind you.`,
      doing('Paddle to a camp', 'kayaking', 6, 3, { km: 12, optionalUsd: 120 })`
        Paddle part of the Ngaro sea trail to South Molle, with turtles off the bow and a cave painted by the Ngaro.`,
      doing('Humpbacks in the passage', 'whale-watching', 4, 1, { optionalUsd: 120 })`
        Look for humpback mothers with calves from July to September, 45 minutes from the marina.`,
    ],
    food: ['prawns by the bucket', 'mango daiquiris'],
  },
];
