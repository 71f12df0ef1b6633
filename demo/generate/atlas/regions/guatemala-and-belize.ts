import type { Region } from '../types.ts';
import { guatemalaAndBelizeStopsBelizeAndCopan } from './guatemala-and-belize-stops-belize-and-copan.ts';
import { guatemalaAndBelizeStopsGuatemala } from './guatemala-and-belize-stops-guatemala.ts';

export const guatemalaAndBelize: Region = {
  slug: 'guatemala-and-belize',
  name: 'Guatemala and Belize',
  continent: 'caribbean-and-central-america',
  countries: ['GT', 'BZ', 'HN'],
  tagLine:
    'Maya cities in the forest, volcanoes over a lake, and the second-longest reef on Earth. Dry from November to April; green and quieter from June to August.',
  guide: [
    'Guatemala is mostly mountain, with 37 volcanoes of which three are usually awake. Half of its people are Maya and speak one of 22 languages; on market days the patterns on a blouse tell the village. The north, Petén, is lowland forest with Tikal in it.',
    'Belize, next door, has 400,000 people, English as its official language, and a reef 300 km long with 450 islands. Creole, Garifuna, Maya, Mestizo and Mennonite live side by side, and lunch shows it: rice and beans, cassava bread, tamales, cheese.',
    'Shuttles join the places travelers go: Antigua to Atitlán three hours, Flores to San Ignacio in Belize three and a half with the border. Mountain roads are slow, and slides close them in September and October. Copán lies just inside Honduras, a day from Antigua.',
    'What surprises people is the cool: Antigua at 1,530 m has spring all year, Chichicastenango needs a jacket. What surprises them in the forest is how few others are there at six.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 11, 12], peak: [12, 1, 2, 3, 4] },
  dailyCostUsd: 190,
  stops: [...guatemalaAndBelizeStopsGuatemala, ...guatemalaAndBelizeStopsBelizeAndCopan],
  routes: [
    {
      key: 'highlands-and-tikal',
      names: ['Antigua, Atitlán and Tikal', 'Guatemala in {days} days', 'Volcano, lake, temple'],
      stops: ['antigua-guatemala', 'chichicastenango', 'lake-atitlan', 'coban', 'flores-and-tikal'],
      legs: [
        { mode: 'road', km: 105, hours: 2.6 },
        { mode: 'road', km: 40, hours: 1.4 },
        { mode: 'road', km: 245, hours: 7 },
        { mode: 'road', km: 240, hours: 6 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'vacation', 'women-only'],
      themes: ['culture', 'history', 'photography', 'food', 'solo', '50-plus'],
      days: [8, 12],
      pitches: [
        'A market on its day, a lake before the wind, a temple before the sun.',
        'Spring weather above, summer below; bring one sweater.',
        'Women weavers are met at their looms and paid there.',
      ],
    },
    {
      key: 'maya-three-countries',
      names: ['Copán, Tikal and the reef', 'Maya road', 'Three countries and forty temples'],
      stops: [
        'antigua-guatemala',
        'copan',
        'rio-dulce',
        'flores-and-tikal',
        'san-ignacio',
        'belize-city',
        'caye-caulker',
        'belize-city',
      ],
      legs: [
        { mode: 'road', km: 245, hours: 6 },
        { mode: 'road', km: 165, hours: 4.5 },
        { mode: 'road', km: 210, hours: 4 },
        { mode: 'road', km: 125, hours: 3 },
        { mode: 'road', km: 115, hours: 2 },
        { mode: 'ship', km: 35, hours: 0.8 },
        { mode: 'ship', km: 35, hours: 0.8 },
      ],
      types: ['group-tour', 'small-group-tour', 'custom-tour', '18-39'],
      themes: ['history', 'culture', 'nature', '18-30-s', 'family'],
      days: [10, 15],
      pitches: [
        'You see Copán’s carving, Tikal’s tallest temple and a Maya cave in Belize.',
        'You cross two land borders with a guide who knows the forms and fees.',
        'The last nights are on an island by the reef.',
      ],
    },
    {
      key: 'belize-reef-and-forest',
      names: ['Belize: cave, jungle, reef', 'Ridge to reef', 'Belize in {days} days'],
      stops: ['belize-city', 'san-ignacio', 'hopkins', 'belize-city', 'caye-caulker', 'belize-city'],
      legs: [
        { mode: 'road', km: 115, hours: 2 },
        { mode: 'road', km: 160, hours: 2.6 },
        { mode: 'road', km: 155, hours: 2.6 },
        { mode: 'ship', km: 35, hours: 0.8 },
        { mode: 'ship', km: 35, hours: 0.8 },
      ],
      types: ['Multi-Sport', 'vacation', 'self-guided', 'adventure-tour'],
      themes: ['family', 'nature', 'wildlife', 'high-adventure', 'honeymoon', 'islands'],
      days: [7, 10],
      pitches: [
        'Nothing is more than three hours from anything.',
        'English is spoken everywhere, and snorkeling gear is lent.',
        'Children from seven can do everything but the ATM cave.',
      ],
    },
    {
      key: 'atitlan-and-volcanoes',
      names: ['Volcanoes and villages', 'Acatenango and Atitlán on foot', 'Fire and lake'],
      stops: ['antigua-guatemala', 'lake-atitlan', 'chichicastenango', 'antigua-guatemala'],
      legs: [
        { mode: 'road', km: 80, hours: 2.6 },
        { mode: 'road', km: 40, hours: 1.4 },
        { mode: 'road', km: 105, hours: 2.6 },
      ],
      types: ['walking-hiking', 'adventure-tour', 'retreats', 'small-group-tour'],
      themes: ['walking', 'high-adventure', 'wellness', '18-30-s', 'culture'],
      days: [6, 9],
      pitches: [
        'One cold night beside an erupting mountain, five warm ones by a lake.',
        'Porters come from the village below the volcano and are paid its own rate.',
        'November to March for clear craters.',
      ],
    },
  ],
  fees: [
    {
      label: 'Tikal National Park entry',
      kind: 'park_fee',
      usd: 20,
      stops: ['flores-and-tikal'],
    },
    {
      label: 'ATM cave permit and guide',
      kind: 'permit',
      usd: 55,
      stops: ['san-ignacio'],
    },
    {
      label: 'Hol Chan marine reserve',
      kind: 'park_fee',
      usd: 15,
      stops: ['caye-caulker'],
    },
    {
      label: 'Belize land departure tax',
      kind: 'local_payment',
      usd: 20,
      stops: ['san-ignacio'],
    },
  ],
  climate:
    'The highlands are 10 to 24 °C, dry from November to April, with afternoon rain from May to October. Petén and Belize are 22 to 33 °C; March to May is hottest. Hurricanes are possible on the coast from August to October.',
  health:
    'Drink bottled or filtered water. Dengue and some malaria occur in the lowlands; ask your doctor. Lake Atitlán stands at 1,560 m and volcano camps at 3,600, where nights freeze.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days in Guatemala and Honduras together, nor for Belize; check before you travel. Belize charges a fee on leaving by land.',
  faqs: [
    {
      question: 'How hard is Acatenango?',
      answer:
        '1,500 m up to a camp at 3,600 m in five to six hours of loose sand, then a cold night with Fuego erupting across the saddle. Most fit people manage; porters can be hired.',
    },
    {
      question: 'Is Guatemala safe?',
      answer:
        'The line from Antigua over Atitlán to Tikal sees many travelers without trouble. Use shuttles by day, leave jewelry at home, and take a guide on volcano paths.',
    },
    {
      question: 'Can I see Tikal at sunrise?',
      answer:
        'Yes, with a sunrise ticket and guide at four in the morning. It is often misty; the sound alone is worth it.',
    },
    {
      question: 'Is the ATM cave suitable for me?',
      answer:
        'You must swim 10 m, wade to the chest and climb on wet rock in socks. Cameras have been banned since one fell on a skull.',
    },
    {
      question: 'Where is the best snorkeling?',
      answer: 'Hol Chan and South Water Caye. The Blue Hole is better from the air.',
    },
  ],
};
