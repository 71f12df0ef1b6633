import { type Tongue, words } from './tongue.ts';

export const swahili: Tongue = {
  guides: words(
    'Joseph, Neema, Baraka, Grace, Juma, Zawadi, Emmanuel, Amani, Faraja, Moses, Rehema, Peter, Wanjiru, Kipchoge',
  ),
  nouns: words('Mbuyu, Kongoni, Twiga, Msasa, Korongo, Mvule, Nyota, Swala, Tumbili, Mto, Kifaru, Mwamba, Jua, Ndege'),
  houses: {
    hotel: words('{n} Hotel'),
    'boutique-hotel': words('{n} House'),
    guesthouse: words('{n} Guesthouse'),
    lodge: words('{n} Lodge, {n} Safari Lodge'),
    camp: words('{n} Camp'),
    'tented-camp': words('{n} Tented Camp, {n} Camp, {n} Bush Camp'),
    hut: words('{n} Huts'),
    resort: words('{n} Beach House, {n} Banda'),
  },
};

export const southernAfrican: Tongue = {
  guides: words('Thabo, Anneke, Sipho, Lerato, Pieter, Naledi, Tendai, Kagiso, Chipo, Johannes, Precious, Hilma'),
  nouns: words(
    'Marula, Kudu, Jackalberry, Leadwood, Fynbos, Hoopoe, Camelthorn, Protea, Koppie, Mokoro, Tsamma, Vlei, Quiver Tree, Oryx',
  ),
  houses: {
    hotel: words('{n} Hotel'),
    guesthouse: words('{n} Guesthouse, {n} House'),
    lodge: words('{n} Lodge, {n} River Lodge'),
    camp: words('{n} Camp'),
    'tented-camp': words('{n} Tented Camp, {n} Bush Camp'),
    'farm-stay': words('{n} Farm, {n} Guest Farm'),
    resort: words('{n} Beach House'),
  },
};

export const hornOfAfrica: Tongue = {
  guides: words('Dawit, Hirut, Bekele, Almaz, Yonas, Selam, Tesfaye, Meron'),
  nouns: words('Tukul Garden, Sholla, Walia, Meskel Flower, Tana, Gesho, Kosso'),
  houses: {
    hotel: words('{n} Hotel'),
    guesthouse: words('{n} Guesthouse'),
    lodge: words('{n} Lodge'),
    camp: words('{n} Camp'),
  },
};

export const malagasy: Tongue = {
  guides: words('Hery, Voahangy, Rado, Lalao, Tiana, Fara, Mamy, Noro'),
  nouns: words('Ravinala, Vakona, Sifaka, Ylang, Tsingy Rouge, Bois Clair, Akanin’ny Rivotra'),
  houses: {
    hotel: words('Hôtel {n}'),
    guesthouse: words('Gîte {n}'),
    lodge: words('{n} Lodge'),
    resort: words('{n} Bungalows'),
  },
};

export const westAfrican: Tongue = {
  guides: words('Kwame, Fatou, Ibrahima, Ama, Modou, Aïssatou, Kofi, Mariama, Cesária, Nelson'),
  nouns: words('Baobab, Fromager, Kola, Teranga, Palmier, Cauri, Morabeza'),
  houses: {
    hotel: words('Hôtel {n}'),
    guesthouse: words('Auberge {n}'),
    lodge: words('Campement {n}'),
    resort: words('{n} Beach House'),
  },
};

export const polynesian: Tongue = {
  guides: words('Teva, Moana, Hina, Manu, Tiare, Sefa, Litia, Ratu, Sina, Teiki, Vaea, Josefa'),
  nouns: words('Tiare, Fare Moana, Hibiscus Reef, Tamanu, Vaka, Nui, Purau, Fetia, Kuru, Pandanus'),
  houses: {
    hotel: words('{n} Hotel'),
    guesthouse: words('Pension {n}, Fare {n}'),
    homestay: words('Pension {n}'),
    resort: words('{n} Bungalows, {n} Lagoon Bungalows'),
  },
};

export const caribbean: Tongue = {
  guides: words('Delroy, Shanice, Marlon, Yvette, Winston, Keisha, Desmond, Althea, Rohan, Celia'),
  nouns: words('Frangipani, Sea Grape, Almond Tree, Old Customs House, Pelican, Bay Rum, Calabash, Poinciana'),
  houses: {
    hotel: words('{n} Hotel'),
    guesthouse: words('{n} Guesthouse, {n} Inn'),
    resort: words('{n} Cottages, {n} Bay House'),
  },
};

export const polar: Tongue = {
  guides: words('Ingrid, Marcus, Sofie, Doug, Annika, Rupert, Yelena, Finn, Claudia, Hector'),
  nouns: words('Northern Fulmar, Blue Ice, Lead, Pancake Ice, Bergy Bit, Growler, Katabatic'),
  houses: {
    hotel: words('Hotel {n}'),
    guesthouse: words('{n} Guesthouse'),
    lodge: words('{n} Lodge'),
    camp: words('{n} Camp'),
    hut: words('{n} Hut'),
  },
};
