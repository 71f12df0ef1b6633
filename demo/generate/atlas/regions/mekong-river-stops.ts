import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const mekongRiverStops: Stop[] = [
  {
    key: 'chiang-rai',
    name: 'Chiang Rai',
    country: 'TH',
    kind: 'city',
    lat: 19.9105,
    long: 99.8406,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('White temple, black house', 'sightseeing', 4, 1, { optionalUsd: 6 })`
        See two artists' answers to Buddhism on one morning: a white temple with superheroes in its murals, and forty black teak houses full of horns.`,
      doing('Golden Triangle and the opium museum', 'museums', 4, 1, { optionalUsd: 10 })`
        Look from Thailand at Laos and Myanmar across two rivers, and walk the dark tunnel of a museum on the trade that made them rich.`,
      doing('Doi Tung garden', 'sightseeing', 4, 2, { km: 3, optionalUsd: 8 })`
        Visit the hill where coffee and macadamia took the place of poppies after 1988, 1,000 m up with views to Myanmar.`,
      doing('Akha breakfast walk', 'hiking', 4, 3, { km: 9, ascentM: 300 })`
        Walk 9 km between tea and Akha villages on Doi Mae Salong, settled by a lost Chinese army in 1961.`,
    ],
    food: ['khao soi with pickled mustard', 'oolong tea'],
  },
  {
    key: 'huay-xai',
    name: 'Huay Xai',
    country: 'LA',
    kind: 'town',
    lat: 20.277,
    long: 100.413,
    nights: [1, 1],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Gibbon canopy', 'climbing', 8, 4, { km: 6, optionalUsd: 200 })`
        Fly on cables up to 500 m long over the Nam Kan forest and sleep in a tree house 40 m up, with black-cheeked gibbons calling at six.`,
      doing('Border by bridge', 'sightseeing', 2, 1)`
        Cross the fourth Friendship Bridge, with stamps on both sides and a bus over 480 m of river, and set your lunch by a slower clock.`,
      doing('Fort Carnot', 'city-walks', 1, 2, { km: 2, ascentM: 60 })`
        Climb to a French fort of 1900 with trees in its barracks for the last Thai sunset.`,
      doing('Boats at the landing', 'photography', 1, 1)`
        See slow boats of 35 m load rice, motorbikes and monks at seven, and find your own bench.`,
    ],
    food: ['river weed with sesame', 'sticky rice'],
  },
  {
    key: 'pakbeng',
    name: 'Pakbeng',
    country: 'LA',
    kind: 'village',
    lat: 19.894,
    long: 101.137,
    nights: [1, 1],
    beds: ['lodge', 'guesthouse'],
    doings: [
      doing('Slow boat from Huay Xai', 'boat-trips', 7, 1, { km: 100 })`
        Sit by an open window for a day of brown water and green hills, with stops at two villages the road does not reach.`,
      doing('Elephants across the river', 'wildlife-watching', 2, 1, { optionalUsd: 25 })`
        Watch retired logging elephants bathe across from Pakbeng, with nobody on their backs.`,
      doing('Hmong village on the ridge', 'hiking', 3, 3, { km: 7, ascentM: 300 })`
        Climb an hour from the landing to a Hmong village with a school and a good deal of embroidery.`,
      doing('Morning market at Pakbeng', 'food-and-wine', 1, 1)`
        Look at what the forest sells at six: bamboo rats, wasp grubs, eggplants like peas.`,
    ],
    food: ['laap with mint', 'grilled river fish'],
  },
  {
    key: 'luang-prabang',
    name: 'Luang Prabang',
    country: 'LA',
    kind: 'town',
    lat: 19.8845,
    long: 102.135,
    gateway: true,
    nights: [2, 4],
    beds: ['boutique-hotel', 'guesthouse', 'hotel'],
    doings: [
      doing('Alms at dawn, from a distance', 'sightseeing', 1, 1)`
        Stand across the street at half past five while some 200 monks pass with their bowls; don't use a flash, and don't join unless you mean it.`,
      doing('Kuang Si before ten', 'hiking', 4, 2, { km: 4, ascentM: 120, optionalUsd: 4 })`
        Be at the Kuang Si falls at half past eight for blue pools, moon bears rescued from bile farms, and a steep path to the top.`,
      doing('Peninsula temples', 'city-walks', 3, 1, { km: 3 })`
        Walk between 33 temples on a tongue of land 1 km long to Wat Xieng Thong, with its mosaic tree of 1960.`,
      doing('Bamboo weaving and Lao silk', 'crafts', 3, 1, { optionalUsd: 30 })`
        Dye a skein with jackfruit and sappan wood by the river and throw a shuttle on a loom for an hour; you will make 4 cm.`,
      doing('Unexploded ordnance center', 'museums', 1, 1)`
        Learn in one small room why Laos is the most heavily bombed country per person, and how fields are cleared.`,
    ],
    food: ['or lam stew with chili wood', 'Lao sausage', 'baguettes'],
  },
  {
    key: 'nong-khiaw',
    name: 'Nong Khiaw',
    country: 'LA',
    kind: 'village',
    lat: 20.57,
    long: 102.615,
    nights: [1, 3],
    beds: ['guesthouse', 'lodge'],
    doings: [
      doing('Pha Daeng peak', 'hiking', 3, 4, { km: 4, ascentM: 400, optionalUsd: 2 })`
        Climb 90 minutes of roots and clay to Pha Daeng for the bend of the Nam Ou between limestone walls.`,
      doing('Kayak the Nam Ou', 'kayaking', 5, 3, { km: 16, optionalUsd: 35 })`
        Put in at Muang Ngoi and paddle 16 km down between cliffs, with water buffalo for traffic.`,
      doing('Pha Thok cave', 'museums', 2, 2, { km: 5 })`
        Climb into the cave where a province's government sat from 1968 to 1972, bank and hospital included.`,
      doing('Hundred waterfalls', 'hiking', 6, 3, { km: 10, ascentM: 300, optionalUsd: 30 })`
        Walk up a stream for an hour, in it and not beside it, on travertine that does not slip.`,
    ],
    food: ['grilled duck', 'steamed fish mok pa'],
  },
  {
    key: 'vientiane',
    name: 'Vientiane',
    country: 'LA',
    kind: 'city',
    lat: 17.9757,
    long: 102.6331,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('COPE center', 'museums', 2, 1)`
        See artificial legs made by farmers from bomb casings at COPE, where real ones are now fitted.`,
      doing('Golden stupa and Patuxai', 'sightseeing', 3, 1, { km: 4, optionalUsd: 3 })`
        Visit the golden stupa of 1566 and the arch put up in 1968 with American cement meant for an airport.`,
      doing('Buddha park', 'sightseeing', 3, 1, { optionalUsd: 5 })`
        Drive 25 km to a riverside meadow of 200 concrete gods, made by a man who fell into a cave and met a hermit.`,
      doing('River front at dusk', 'city-walks', 2, 1, { km: 3 })`
        Walk the levee at six, with mass aerobics, grilled fish in salt and Thailand across the sandbank.`,
    ],
    food: ['tam mak hoong, papaya salad', 'Lao beer on ice'],
  },
  {
    key: 'champasak',
    name: 'Champasak',
    country: 'LA',
    kind: 'town',
    lat: 14.89,
    long: 105.87,
    gateway: true,
    nights: [1, 2],
    beds: ['boutique-hotel', 'guesthouse', 'riverboat-cabin'],
    doings: [
      doing('Vat Phou', 'archaeology', 4, 2, { km: 4, ascentM: 75, optionalUsd: 5 })`
        Climb frangipani steps to Vat Phou, Khmer and older than Angkor Wat, with a spring that still runs at the top.`,
      doing('Bolaven coffee and falls', 'food-and-wine', 8, 2, { km: 4, optionalUsd: 50 })`
        Drive up to 1,200 m for the Tad Fane falls, twin drops of over 100 m, and a cup from the farmer who grew it.`,
      doing('Don Daeng by bicycle', 'cycling', 3, 1, { km: 16, optionalUsd: 3 })`
        Cross on two canoes nailed together to Don Daeng, 8 km of sand and rice with hardly an engine.`,
      doing('Shadow puppets', 'festivals', 1, 1, { optionalUsd: 5 })`
        Watch the Ramayana in leather and lamplight, in a barn beside the tourist office, on Tuesdays and Fridays.`,
    ],
    food: ['Bolaven coffee', 'fish laap'],
  },
  {
    key: 'si-phan-don',
    name: 'Four Thousand Islands',
    country: 'LA',
    kind: 'island',
    lat: 13.965,
    long: 105.921,
    nights: [1, 3],
    beds: ['guesthouse', 'lodge', 'riverboat-cabin'],
    doings: [
      doing('Khone Phapheng', 'sightseeing', 2, 1, { optionalUsd: 4 })`
        Stand by Khone Phapheng, the largest falls of Southeast Asia by volume, which ended the French dream of a river road to China.`,
      doing('Old railway by bicycle', 'cycling', 3, 1, { km: 15, optionalUsd: 3 })`
        Cycle the line of a 7 km railway that carried gunboats past the rapids, over its bridge and by its rusted engine.`,
      doing('Kayak to the Somphamit rapids', 'kayaking', 6, 3, { km: 12, optionalUsd: 30 })`
        Paddle among islets from Don Det with a guide who knows where the water goes, and walk round what it does there.`,
      doing('Hammock afternoon on Don Khone', 'beaches', 3, 1)`
        Lie in a hammock on Don Khone, which has been the main occupation here for thirty years.`,
    ],
    food: ['mok pa in banana leaf', 'pumpkin curry'],
  },
  {
    key: 'siem-reap',
    name: 'Siem Reap',
    country: 'KH',
    kind: 'town',
    lat: 13.3618,
    long: 103.8606,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Two temples before the ship', 'archaeology', 6, 2, { km: 6 })`
        See the galleries of Angkor Wat and the roots at Ta Prohm before noon, with the hot hours at the pool.`,
      doing('Angkor National Museum', 'museums', 2, 1, { optionalUsd: 12 })`
        Stand in a room with a thousand Buddhas and learn to tell four Khmer centuries apart before you see the stones.`,
      doing('Artisans and silk', 'crafts', 2, 1)`
        Walk through workshops where apprentices from farms carve sandstone and reel silk, and ask what they earn.`,
      doing('Blessing at a village pagoda', 'festivals', 1, 1)`
        Kneel for a water blessing by two monks, who keep talking about their phones until it starts.`,
    ],
    food: ['lap khmer, lime-cured beef', 'rice-flour crepes'],
  },
  {
    key: 'kampong-cham',
    name: 'Kampong Cham',
    country: 'KH',
    kind: 'town',
    lat: 11.9934,
    long: 105.4645,
    nights: [1, 2],
    beds: ['riverboat-cabin', 'hotel'],
    doings: [
      doing('Wat Hanchey', 'sightseeing', 2, 2, { km: 1, ascentM: 70 })`
        Climb 295 steps from the ship to a brick shrine of the 600s and a view of forty kilometers of Mekong.`,
      doing('Bamboo bridge to Koh Paen', 'cycling', 3, 1, { km: 12 })`
        Cross to Koh Paen beside the bamboo bridge, which was rebuilt by hand after every flood for decades.`,
      doing('English class at Angkor Ban', 'volunteering', 2, 1)`
        Walk among wooden houses spared in 1975 and be questioned by twelve-year-olds practicing their English.`,
      doing('Spider and rubber road', 'sightseeing', 4, 1)`
        See rubber tapped at dawn at Chup and, if you must, taste what Skuon fries.`,
    ],
    food: ['grapefruit salad', 'freshwater prawns'],
  },
  {
    key: 'phnom-penh-river',
    name: 'Phnom Penh',
    country: 'KH',
    kind: 'city',
    lat: 11.5564,
    long: 104.9282,
    gateway: true,
    nights: [1, 2],
    beds: ['riverboat-cabin', 'hotel'],
    doings: [
      doing('Royal Palace and silver floor', 'sightseeing', 3, 1, { km: 3, optionalUsd: 10 })`
        Walk over 5,329 silver tiles, mostly under carpet, to a Buddha with 2,086 diamonds.`,
      doing('Memory of the Khmer Rouge', 'museums', 4, 1)`
        Visit Choeung Ek and meet one of the few survivors of the prison, who sits by the gate with his book.`,
      doing('Where four rivers meet', 'boat-trips', 2, 1)`
        Circle the meeting of the Mekong, Tonle Sap and Bassac at sunset, the place a king chose in 1432.`,
      doing('Tuk-tuk to the Russian market', 'city-walks', 2, 1, { optionalUsd: 6 })`
        Buy pepper, motorcycle parts or silk under one low roof, and drink iced coffee from a stall there since 1980.`,
    ],
    food: ['kuy teav noodle soup', 'mango with chili salt'],
  },
  {
    key: 'chau-doc',
    name: 'Chau Doc',
    country: 'VN',
    kind: 'town',
    lat: 10.701,
    long: 105.118,
    nights: [1, 1],
    beds: ['riverboat-cabin', 'hotel'],
    doings: [
      doing('Fish farms and a Cham mosque', 'boat-trips', 3, 1)`
        Feed 100,000 catfish through a trap door in a living-room floor and visit the Cham people's mosque behind.`,
      doing('Tra Su forest by rowboat', 'birdwatching', 3, 1, { optionalUsd: 12 })`
        Be rowed over green duckweed through cajuput forest full of egrets, 20 km from town, best from September to November.`,
      doing('Sam Mountain', 'hiking', 3, 2, { km: 5, ascentM: 230 })`
        Climb the only hill in the delta, 284 m, past 200 shrines for the view into Cambodia.`,
      doing('Border on the water', 'boat-trips', 2, 1)`
        Wait on deck while two countries stamp your passport in turn, and see how many sampans do not.`,
    ],
    food: ['fish sauce hot pot', 'palm-fruit jelly'],
  },
  {
    key: 'sa-dec',
    name: 'Sa Dec and Cai Be',
    country: 'VN',
    kind: 'town',
    lat: 10.29,
    long: 105.757,
    nights: [1, 2],
    beds: ['riverboat-cabin', 'homestay'],
    doings: [
      doing('House of the lover', 'museums', 2, 1, { optionalUsd: 3 })`
        See the house of the Chinese merchant's son whom Marguerite Duras met on the ferry in 1929.`,
      doing('Flower rafts', 'photography', 2, 1)`
        Float between beds of chrysanthemums on stilts, tended by boat, yellow to the edge of sight in January.`,
      doing('Rice popping and snake wine', 'food-and-wine', 2, 1)`
        Watch rice burst in hot black sand at Cai Be and decide about the jar with the cobra in it.`,
      doing('Brick kilns of the delta', 'crafts', 2, 1)`
        Walk into beehive kilns 10 m high that burn rice husk for forty days at a stretch.`,
    ],
    food: ['hu tieu noodles', 'coconut candy'],
  },
  {
    key: 'saigon',
    name: 'Ho Chi Minh City',
    country: 'VN',
    kind: 'city',
    lat: 10.7769,
    long: 106.7009,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel'],
    doings: [
      doing('Saigon in a morning', 'city-walks', 4, 1, { km: 4 })`
        Walk from the opera house to the palace where a tank broke the gate on April 30, 1975, with the war room as it was left.`,
      doing('Cu Chi by minibus', 'museums', 5, 2, { optionalUsd: 35 })`
        See trapdoors, kitchens with hidden smoke and 200 km of tunnels, of which you crawl as little as you like.`,
      doing('Ben Thanh and noodle lunch', 'food-and-wine', 3, 1, { optionalUsd: 20 })`
        Taste your way out of Ben Thanh into the alleys behind it, where the cooks of the market eat.`,
      doing('Museum of fine arts', 'museums', 2, 1, { optionalUsd: 2 })`
        Look at lacquer and war sketches in a yellow mansion of 1929 with the city's first elevator.`,
    ],
    food: ['banh xeo pancake', 'sugarcane juice with kumquat'],
  },
];
