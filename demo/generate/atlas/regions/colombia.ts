import type { Region } from '../types.ts';
import { colombiaStopsAndes } from './colombia-stops-andes.ts';
import { colombiaStopsCaribbean } from './colombia-stops-caribbean.ts';

export const colombia: Region = {
  slug: 'colombia',
  name: 'Colombia',
  continent: 'south-america',
  countries: ['CO'],
  tagLine:
    'Caribbean walls, coffee hills and the jungle trek to Ciudad Perdida. Driest from December to March and in July and August.',
  guide: [
    'Colombia has three chains of Andes, two oceans, a share of the Amazon and the Orinoco, and more kinds of bird than any other country, about 1,960. Bogotá is at 2,600 m and needs a jacket; Cartagena is at sea level and needs shade. Two hours in the air can replace 20 on the road.',
    'Ciudad Perdida, the Lost City of the Tayrona, lies in the Sierra Nevada de Santa Marta, the highest coastal mountains on Earth. It was built around AD 800, some 650 years before Machu Picchu, and you walk four days to see it, 46 km there and back, with licensed guides only, many of them Wiwa.',
    'The coffee region is hill after green hill between Manizales, Pereira and Armenia. Harvest is in April and May and, larger, from October to December. Farms take guests, and wax palms of 60 m stand in the Cocora valley like a child’s drawing.',
    'What surprises people is how warm the welcome is and how mild the cooking: soups, arepas, fruit that you can’t name. Music is on before breakfast. Most places visitors go have been calm for fifteen years; ask about the Pacific coast and the borders, where it is otherwise.',
  ],
  season: { open: [1, 2, 3, 4, 6, 7, 8, 11, 12], peak: [12, 1, 2, 3, 7, 8] },
  dailyCostUsd: 190,
  stops: [...colombiaStopsCaribbean, ...colombiaStopsAndes],
  routes: [
    {
      key: 'ciudad-perdida-trek',
      names: ['Trek to Ciudad Perdida', 'The Lost City on foot', 'Santa Marta, Lost City, sea'],
      stops: ['santa-marta', 'ciudad-perdida', 'tayrona', 'santa-marta'],
      legs: [
        { mode: 'road', km: 65, hours: 2.5 },
        { mode: 'road', km: 80, hours: 2.8 },
        { mode: 'road', km: 35, hours: 0.9 },
      ],
      types: ['adventure-tour', 'small-group-tour', 'walking-hiking', '18-39'],
      themes: ['walking', 'high-adventure', 'history', '18-30-s', 'nature', 'culture'],
      days: [7, 9],
      pitches: [
        'Four days to a city older than Machu Picchu, with perhaps eighty people on its terraces.',
        'Wiwa guides, cooks who carry eggs unbroken, hammocks with nets.',
        'Then sand: Tayrona’s beaches begin an hour from the trailhead.',
      ],
    },
    {
      key: 'coast-and-coffee',
      names: ['Bogotá, coffee and Cartagena', 'Colombia’s three climates', '{days} days from páramo to Caribbean'],
      stops: ['bogota', 'salento', 'medellin', 'cartagena'],
      legs: [
        { mode: 'flight', km: 190, hours: 1.2 },
        { mode: 'road', km: 240, hours: 5.5 },
        { mode: 'flight', km: 470, hours: 1.3 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation', 'women-only'],
      themes: ['culture', 'food', 'nature', '50-plus', 'history', 'solo', 'honeymoon'],
      days: [9, 13],
      pitches: [
        'You pack a jacket for Bogotá, a shirt for Medellín and a hat for Cartagena, all in one trip.',
        'Nights on a farm where the alarm is a rooster and the coffee its own.',
        'Short flights, since the Andes make long roads.',
      ],
    },
    {
      key: 'caribbean-coast',
      names: ['Cartagena to the desert', 'Caribbean Colombia', 'Walls, jungle, dunes'],
      stops: ['cartagena', 'mompox', 'santa-marta', 'tayrona', 'guajira', 'santa-marta'],
      legs: [
        { mode: 'road', km: 250, hours: 6 },
        { mode: 'road', km: 330, hours: 6.5 },
        { mode: 'road', km: 35, hours: 0.9 },
        { mode: 'road', km: 260, hours: 6 },
        { mode: 'road', km: 280, hours: 6.5 },
      ],
      types: ['small-group-tour', 'group-tour', '18-39', 'self-guided', 'retreats'],
      themes: ['culture', 'wildlife', '18-30-s', 'photography', 'wellness'],
      days: [8, 12],
      pitches: [
        'You begin among Cartagena’s balconies and end in a hammock in the desert.',
        'The Wayuu desert needs a good jeep and low demands; it returns both.',
        'December to March, when the trade wind keeps the coast bearable.',
      ],
    },
    {
      key: 'colonial-andes-and-south',
      names: ['Villa de Leyva to San Agustín', 'Stone guardians', 'The old Andes of Colombia'],
      stops: ['bogota', 'villa-de-leyva', 'bogota', 'san-agustin'],
      legs: [
        { mode: 'road', km: 165, hours: 3.7 },
        { mode: 'road', km: 165, hours: 3.7 },
        { mode: 'road', km: 515, hours: 10.5 },
      ],
      types: ['custom-tour', 'private-guided', 'group-tour'],
      themes: ['history', 'culture', 'photography', 'nature', 'walking'],
      days: [9, 10],
      pitches: [
        'A white square, a sacred lake and statues nobody has explained.',
        'Long roads broken in a desert full of stars.',
        'Few tour buses come this way, and roads are slow and green.',
      ],
    },
    {
      key: 'river-of-colors',
      names: ['Caño Cristales and Bogotá', 'The river that turns red', 'Five colors in {days} days'],
      stops: ['bogota', 'cano-cristales', 'bogota'],
      legs: [
        { mode: 'flight', km: 275, hours: 1.3 },
        { mode: 'flight', km: 275, hours: 1.3 },
      ],
      types: ['small-group-tour', 'custom-tour', 'private-guided'],
      themes: ['nature', 'photography', 'wildlife', 'rivers'],
      days: [6, 8],
      pitches: [
        'Only from late June to November, and only with permits we ask for in spring.',
        'Guides who once grew other crops show you a plant that lives nowhere else.',
        'Days are spent in the river’s pools and evenings with the music of the plains.',
      ],
    },
  ],
  fees: [
    {
      label: 'Ciudad Perdida park entry and insurance',
      kind: 'permit',
      usd: 25,
      stops: ['ciudad-perdida'],
    },
    {
      label: 'Tayrona National Park entry',
      kind: 'park_fee',
      usd: 22,
      stops: ['tayrona'],
    },
    {
      label: 'Caño Cristales visitor permit',
      kind: 'permit',
      usd: 45,
      stops: ['cano-cristales'],
    },
  ],
  climate:
    'Height sets the temperature: Bogotá 7 to 19 °C, Medellín and the coffee region 17 to 28 °C, the Caribbean coast 24 to 32 °C all year. December to March is driest. Rain falls most in April, May, October and November; the Ciudad Perdida trek is muddy then and closed to visitors in September.',
  health:
    'Yellow fever vaccination is advised for the Sierra Nevada, Tayrona park and the Amazon, and checked at some parks. Dengue occurs below 1,800 m. Tap water is safe in Bogotá and Medellín and not on the coast.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days, with an online check-in form before arrival; check before you travel.',
  faqs: [
    {
      question: 'How hard is Ciudad Perdida?',
      answer:
        'Four days, 46 km, 20 hours on foot, in heat, mud and wet boots, with 1,200 stone steps at the end. You need no technique, only patience with sweat. Bunks and hammocks have nets.',
    },
    {
      question: 'When is the trek closed?',
      answer:
        'For the whole of September, when the four peoples of the mountain cleanse the site. In May, October and November rivers may hold you for half a day.',
    },
    {
      question: 'Is Colombia safe?',
      answer:
        'Bogotá, Medellín, Cartagena, the coffee region and the Caribbean coast have many visitors. Take taxis by app, leave jewelry at home, don’t walk alone late, and follow your guide’s advice about regions.',
    },
    {
      question: 'When does Caño Cristales turn red?',
      answer:
        'From late June to November, when the plant in its bed is under the right depth of water. The park shuts from January to May.',
    },
    {
      question: 'Will I see condors?',
      answer:
        'In Colombia, seldom. Go for hummingbirds, of which 165 kinds come to feeders, some of them onto your hand.',
    },
  ],
};
