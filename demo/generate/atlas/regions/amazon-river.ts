import type { Region } from '../types.ts';
import { amazonRiverStopsBrazilAndThreeBorders } from './amazon-river-stops-brazil-and-three-borders.ts';
import { amazonRiverStopsPeruAndEcuador } from './amazon-river-stops-peru-and-ecuador.ts';

export const amazonRiver: Region = {
  slug: 'amazon-river',
  name: 'Amazon River',
  continent: 'south-america',
  countries: ['PE', 'BR', 'EC', 'CO'],
  tagLine:
    'Riverboats, lodges and flooded forest in four countries. High water, from December to May, brings boats into the treetops; low water, from July to November, brings paths and beaches.',
  guide: [
    'The Amazon carries about a fifth of all river water that reaches the sea. It rises in Peru, is 6,400 km long, and drops only some 80 m in its last 3,000 km. Its forest covers an area nearly as large as Australia, and most of it can be entered only by boat.',
    'Where you go decides what you see. From Iquitos, the largest city in the world without a road, riverboats go into Pacaya-Samiria. Puerto Maldonado has the clay licks where macaws come by the hundred. Ecuador’s Yasuní counts more tree species in a hectare than North America. At Manaus the black Negro and the brown Solimões run side by side for 6 km without mixing.',
    'The river rises and falls by up to 14 m a year. In high water you glide between trunks at the height of monkeys; in low water you walk, fish, and see caimans on every bank. Neither is better. The rain, in both, comes hard and goes.',
    'What surprises people is how quiet the animals are and how loud the night. You will hear fifty things and see ten. Over two million Indigenous people live in the basin, in some 400 nations, and the best guides grew up there, catch lunch, and know which leaf stops the itch.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [1, 2, 3, 4, 5, 6, 7] },
  dailyCostUsd: 320,
  stops: [...amazonRiverStopsPeruAndEcuador, ...amazonRiverStopsBrazilAndThreeBorders],
  routes: [
    {
      key: 'peruvian-amazon-cruise',
      names: ['Peruvian Amazon by riverboat', 'Iquitos and Pacaya-Samiria', '{days} days on the Marañón and Ucayali'],
      stops: ['iquitos', 'pacaya-samiria', 'iquitos'],
      legs: [
        { mode: 'ship', km: 190, hours: 14 },
        { mode: 'ship', km: 190, hours: 14 },
      ],
      types: ['river-cruise', 'small-ship-cruise', 'private-guided'],
      themes: ['wildlife', 'rivers', 'nature', '50-plus', 'honeymoon', 'photography', 'family'],
      days: [5, 9],
      pitches: [
        'Four skiff trips a day, and a cool cabin with a window as wide as the bed.',
        'In high water you meet monkeys at eye level; in low water, caimans at foot level.',
        'Naturalists who were born on this river and can smell anteaters.',
      ],
    },
    {
      key: 'macaws-of-madre-de-dios',
      names: ['Tambopata and Manu', 'Clay licks and cloud forest', 'Macaws of southern Peru'],
      stops: ['tambopata', 'manu', 'tambopata'],
      legs: [
        { mode: 'road', km: 400, hours: 11 },
        { mode: 'road', km: 400, hours: 11 },
      ],
      types: ['small-group-tour', 'adventure-tour', '18-39', 'women-only'],
      themes: ['wildlife', 'nature', '18-30-s', 'photography', 'solo', 'family'],
      days: [8, 10],
      pitches: [
        'One road drops from mossy forest at 3,500 m to palms at 250 m, and you stop all along it.',
        'You sit in a hide at dawn while up to 200 macaws and parrots come to the clay.',
        'Lodges run generators until ten, and rubber boots are lent for the mud.',
      ],
    },
    {
      key: 'ecuador-amazon',
      names: ['Yasuní from Quito', 'Kichwa forest', 'Andes to Amazon in {days} days'],
      stops: ['quito-amazon', 'yasuni', 'cuyabeno', 'quito-amazon'],
      legs: [
        { mode: 'flight', km: 260, hours: 1 },
        { mode: 'road', km: 190, hours: 5.5 },
        { mode: 'road', km: 330, hours: 8 },
      ],
      types: ['small-group-tour', 'group-tour', 'custom-tour', 'retreats'],
      themes: ['wildlife', 'culture', 'nature', 'family', 'wellness'],
      days: [7, 9],
      pitches: [
        'A Kichwa community owns the lodge, the canoes and the decision to keep oil out.',
        'A flight of half an hour takes you from Quito at 2,850 m down to the forest.',
        'Activities are at dawn and dusk, and the hot middle of the day is for a hammock.',
      ],
    },
    {
      key: 'manaus-and-negro',
      names: ['Manaus and the Rio Negro', 'Black water', 'From opera house to flooded forest'],
      stops: ['manaus', 'rio-negro', 'manaus'],
      legs: [
        { mode: 'ship', km: 130, hours: 9 },
        { mode: 'ship', km: 130, hours: 9 },
      ],
      types: ['river-cruise', 'small-group-tour', 'vacation', 'Multi-Sport'],
      themes: ['nature', 'rivers', 'culture', '50-plus', 'family'],
      days: [6, 9],
      pitches: [
        'No mosquitoes to speak of, since the black water is too acid for their larvae.',
        'Kayaks between trunks from April to August, beaches from September.',
        'You begin at Manaus’s opera house and end among 400 forest islands.',
      ],
    },
    {
      key: 'whole-amazon',
      names: ['Iquitos to the Atlantic', 'The length of the Amazon', '3,600 km by boat'],
      stops: ['iquitos', 'leticia', 'tabatinga-to-tefe', 'manaus', 'alter-do-chao', 'belem'],
      legs: [
        { mode: 'ship', km: 480, hours: 30 },
        { mode: 'ship', km: 640, hours: 36 },
        { mode: 'ship', km: 640, hours: 36 },
        { mode: 'ship', km: 700, hours: 38 },
        { mode: 'ship', km: 850, hours: 46 },
      ],
      types: ['river-cruise', 'large-ship-cruise', 'custom-tour'],
      themes: ['rivers', '50-plus', 'nature', 'culture', 'high-adventure'],
      days: [15, 19],
      pitches: [
        'Public boats, riverboats and patience, from the last road to the sea.',
        'The river is 300 m wide when you start and 300 km when you stop.',
        'Parts of the way are on public riverboats, where you sleep in a cabin or a hammock.',
      ],
    },
  ],
  fees: [
    {
      label: 'Pacaya-Samiria reserve entry',
      kind: 'park_fee',
      usd: 45,
      stops: ['pacaya-samiria'],
    },
    {
      label: 'Tambopata reserve entry',
      kind: 'park_fee',
      usd: 30,
      stops: ['tambopata'],
    },
    {
      label: 'Cuyabeno and Yasuní community fee',
      kind: 'local_payment',
      usd: 25,
      stops: ['yasuni', 'cuyabeno'],
    },
  ],
  climate:
    'It is 24 to 32 °C all year and humid. Around Iquitos and Manaus water is highest from March to June and lowest from August to October. In southern Peru cold winds may bring 14 °C for three days between May and August.',
  health:
    'Yellow fever vaccination is advised and may be asked for at borders; ask your doctor about malaria tablets. Long sleeves, repellent and a net do the most. Drink bottled or filtered water.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days in Peru, Ecuador or Colombia; Brazil asks some of them for an e-visa, so check before you travel.',
  faqs: [
    {
      question: 'High water or low?',
      answer:
        'December to May for boats among treetops, monkeys and fewer mosquitoes on black water. July to November for walks, caimans, beaches and fishing. Both are wet enough.',
    },
    {
      question: 'Are there many mosquitoes?',
      answer:
        'On black water such as the Negro, hardly any, since it is too acid. On brown water at dusk, yes; rooms have nets.',
    },
    {
      question: 'Will I see jaguars?',
      answer:
        'Very seldom here. For jaguars go to the Pantanal. You will see monkeys, sloths, dolphins, macaws and caimans.',
    },
    {
      question: 'Ship or lodge?',
      answer:
        'A ship covers several hundred kilometers and cools your cabin. A lodge has night sounds, canopy towers and mud. Three nights are the least for either.',
    },
    {
      question: 'Is it suitable for children?',
      answer: 'From about seven. Piranha fishing wins over most of them, and lodges have family rooms.',
    },
  ],
};
