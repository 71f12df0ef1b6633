import { type Tongue, words } from './tongue.ts';

export const english: Tongue = {
  guides: words('Hannah, Callum, Megan, Rory, Alice, Ewan, Bridget, Tom, Niamh, Angus, Sally, Owen, Kirsty, Declan'),
  nouns: words(
    'Old Ferry, Drovers, Rowan, Harbor Light, Millrace, Orchard, Long Meadow, Kiln, Weir, Lantern, Stonebridge, Copper Beech, Heron, Saddlers, Quayside, Larch, Stillwater, Bellfounder',
  ),
  houses: {
    hotel: words('{n} Hotel, The {n} Inn, {n} House Hotel'),
    'boutique-hotel': words('The {n}, {n} House'),
    guesthouse: words('{n} Guesthouse, {n} Inn, {n} Rooms'),
    hut: words('{n} Bunkhouse, {n} Hut'),
    homestay: words('{n} Cottage'),
    'farm-stay': words('{n} Farm, {n} Farmhouse, {n} Ranch'),
    resort: words('{n} Beach House, {n} Cabins'),
  },
};

export const northAmerican: Tongue = {
  guides: words('Jess, Cody, Marlene, Travis, Dana, Wes, Allison, Hank, Renee, Miles, Tanya, Brooks, Leah, Duncan'),
  nouns: words(
    'Cottonwood, Lodgepole, Two Rivers, Old Depot, Alder Creek, Juniper Flat, Cutbank, Tamarack, Bitterroot, Packsaddle, Mill Pond, Birch Point, Switchyard, Sawtooth, Larkspur, Granite Fork',
  ),
  houses: {
    hotel: words('{n} Hotel, {n} Inn'),
    'boutique-hotel': words('The {n}, Hotel {n}'),
    guesthouse: words('{n} Inn, {n} House'),
    lodge: words('{n} Lodge, {n} Cabins'),
    camp: words('{n} Camp'),
    'farm-stay': words('{n} Ranch, {n} Farm'),
    resort: words('{n} Cottages, {n} Bay House'),
  },
};

export const antipodean: Tongue = {
  guides: words('Bronwyn, Lachlan, Tui, Mick, Anahera, Darcy, Aroha, Hamish, Jarrah, Mel, Kahu, Stu'),
  nouns: words(
    'Rata, Mulga, Kea, Ironbark, Wattle, Tussock, Boobook, Coolabah, Rimu, Saltbush, Currawong, Beech Valley, Bluegum, Woolshed, Kowhai',
  ),
  houses: {
    hotel: words('{n} Hotel, {n} Motor Lodge'),
    guesthouse: words('{n} House, {n} Guesthouse'),
    hut: words('{n} Hut'),
    'farm-stay': words('{n} Station, {n} Farm'),
    resort: words('{n} Beach Bungalows, {n} Bay Resort'),
  },
};

export const german: Tongue = {
  guides: words('Lena, Jonas, Katrin, Matthias, Annika, Florian, Birgit, Lukas, Verena, Stefan, Regula, Urs'),
  nouns: words(
    'Lindenhof, Alte Post, Drei Tannen, Sonnleiten, Bergkristall, Zur Mühle, Enzian, Goldener Hirsch, Murmeltier, Am Markt, Steinbock, Alpenrose, Zum Schwanen, Birkenhof',
  ),
  houses: {
    hotel: words('Hotel {n}, Gasthof {n}'),
    'boutique-hotel': words('Haus {n}, Hotel {n}'),
    guesthouse: words('Pension {n}, Gasthaus {n}'),
    lodge: words('Berghaus {n}, Gasthof {n}'),
    hut: words('Hütte {n}, Berghütte {n}'),
    homestay: words('Haus {n}'),
    'farm-stay': words('Bauernhof {n}'),
  },
};

export const dutch: Tongue = {
  guides: words('Femke, Joris, Marijke, Sander, Lotte, Wouter, Hilde, Pieter, Saskia, Bart'),
  nouns: words(
    'De Zwaan, De Gouden Leeuw, ’t Veerhuis, De Linde, Het Sluisje, De Korenbloem, De Drie Molens, ’t Kaaspakhuis',
  ),
  houses: { hotel: words('Hotel {n}'), guesthouse: words('Herberg {n}, Pension {n}'), 'farm-stay': words('Hoeve {n}') },
};

export const nordic: Tongue = {
  guides: words(
    'Ingrid, Lars, Solveig, Anders, Maja, Astrid, Mikkel, Torbjørn, Saana, Aino, Håkon, Signe, Elias, Karin',
  ),
  nouns: words(
    'Fjellheim, Havblikk, Bryggen Nord, Solbakken, Lindås, Sjøhuset, Bjørkeli, Elgtun, Fyrhuset, Furukollen, Naustet, Tyttebær, Ternen, Måken',
  ),
  houses: {
    hotel: words('Hotel {n}, {n} Hotell'),
    'boutique-hotel': words('Hotel {n}'),
    guesthouse: words('{n} Gjestehus, {n} Guesthouse'),
    lodge: words('{n} Fjellstue, {n} Lodge'),
    hut: words('{n} Hytte'),
    'farm-stay': words('{n} Gård'),
  },
};

export const icelandic: Tongue = {
  guides: words('Sigrún, Jón, Elín, Einar, Guðrún, Birkir, Hildur, Ari, Katla, Snorri'),
  nouns: words('Hraun, Norðurljós, Tjörn, Sandvík, Birkihlíð, Holt, Fjara, Lundi, Klettur, Krían, Dalur, Þúfa'),
  houses: {
    hotel: words('Hótel {n}'),
    'boutique-hotel': words('Hótel {n}, {n} Suites'),
    guesthouse: words('Gistihús {n}, Gistiheimili {n}'),
    lodge: words('{n} Lodge'),
    hut: words('Skáli {n}'),
    'farm-stay': words('{n} Farm'),
  },
};

export const westSlavic: Tongue = {
  guides: words('Jana, Tomasz, Petra, Ondřej, Katarzyna, Marek, Agnieszka, Pavel, Zuzana, Piotr, Lucie, Michał'),
  nouns: words(
    'Pod Lipami, Zlatá Hvězda, Jelen, Na Rynku, Smrek, Orlí Hnízdo, Gryf, Pod Zámkem, Biała Sowa, Stará Pošta, Bociek, U Mlýna',
  ),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('Villa {n}, Hotel {n}'),
    guesthouse: words('Pension {n}'),
    lodge: words('Chata {n}'),
    hut: words('Chata {n}'),
    'farm-stay': words('Statek {n}'),
  },
};

export const southSlavic: Tongue = {
  guides: words('Luka, Ivana, Miloš, Nika, Dragan, Maja, Zoran, Jelena, Ante, Mirela, Goran, Tea, Kalina, Dimitar'),
  nouns: words(
    'Stari Grad, Kamen, Lipa, Borova, Lavanda, Rožmarin, Kod Mosta, Maslina, Galeb, Smokva, Bura, Konoba Stina, Tri Bora, Kadulja',
  ),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('Villa {n}, Palača {n}'),
    guesthouse: words('Pansion {n}, Sobe {n}'),
    lodge: words('Vila {n}'),
    hut: words('Koča {n}, Planinarski dom {n}'),
    homestay: words('Kuća {n}'),
    'farm-stay': words('Kmetija {n}, Imanje {n}'),
    'ship-cabin': words('Brod {n}'),
  },
};

export const baltic: Tongue = {
  guides: words('Liis, Jānis, Rasa, Tanel, Ilze, Mantas, Kadri, Andris, Eglė, Marek, Liene, Tomas'),
  nouns: words(
    'Kuldne Kukk, Vanalinn, Baltā Roze, Trys Liepos, Kadakas, Vecais Ostas Nams, Gintaras, Ozols, Mere Maja, Pilies',
  ),
  houses: {
    hotel: words('Hotel {n}'),
    guesthouse: words('{n} Guesthouse, Villa {n}'),
    'farm-stay': words('{n} Talu, {n} Farm'),
  },
};

export const hungarian: Tongue = {
  guides: words('Zsófia, Gábor, Eszter, Balázs, Réka, Márton, Ágnes, Csaba'),
  nouns: words('Hársfa, Arany Szarvas, Duna Part, Három Diófa, Kakukk, Fehér Galamb, Vár Utca, Szőlő'),
  houses: { hotel: words('Hotel {n}'), guesthouse: words('{n} Panzió'), 'farm-stay': words('{n} Tanya') },
};

export const greek: Tongue = {
  guides: words('Eleni, Nikos, Katerina, Yannis, Sofia, Dimitris, Ariadne, Kostas, Despina, Petros'),
  nouns: words(
    'Thalassa, Anemos, Meltemi, Elaia, Kallisti, Aithra, Porphyra, Limani, Asteria, Ostria, Galini, Kypseli',
  ),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('{n} Suites, Archontiko {n}'),
    guesthouse: words('Xenonas {n}, Pension {n}'),
    lodge: words('Xenonas {n}'),
    'farm-stay': words('Ktima {n}'),
    resort: words('{n} Beach Rooms'),
  },
};
