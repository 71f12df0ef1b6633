import { type Tongue, words } from './tongue.ts';

export const turkish: Tongue = {
  guides: words('Defne, Emre, Zeynep, Kerem, Elif, Barış, Selin, Mehmet, Aslı, Cem'),
  nouns: words('Narlı, Çınar, Kervan, Güvercin, Asma, Zeytin, Lale, Değirmen, Taş Avlu, Yıldız'),
  houses: {
    hotel: words('{n} Otel, Hotel {n}'),
    'boutique-hotel': words('{n} Konağı, {n} Evi'),
    guesthouse: words('{n} Pansiyon'),
    lodge: words('{n} Cave House'),
    'farm-stay': words('{n} Çiftliği'),
  },
};

export const arabic: Tongue = {
  guides: words('Yusuf, Amina, Khalid, Salma, Hassan, Nadia, Omar, Layla, Ibrahim, Rania, Sami, Houda, Tariq, Zahra'),
  nouns: words(
    'Yasmine, Nakhla, Zitoun, Qamar, Safir, Rihana, Andalib, Sindyan, Noujoum, Warda, Ain, Loubane, Hilal, Kenza',
  ),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('Beit {n}, Dar {n}'),
    guesthouse: words('Dar {n}, Beit {n}'),
    lodge: words('Kasbah {n}, {n} Ecolodge'),
    camp: words('{n} Desert Camp'),
    'tented-camp': words('{n} Desert Camp, Bivouac {n}'),
    hut: words('Gîte {n}, {n} Refuge'),
    homestay: words('Dar {n}'),
    'farm-stay': words('Ferme {n}'),
    riad: words('Riad {n}, Dar {n}'),
    resort: words('{n} Bay Chalets'),
  },
};

export const hebrew: Tongue = {
  guides: words('Noa, Eitan, Tamar, Yonatan, Shira, Amir, Michal, Gil'),
  nouns: words('Rimon, Alon, Shaked, Zayit, Te’ena, Dekel'),
  houses: { hotel: words('{n} Hotel'), guesthouse: words('{n} Guesthouse') },
};

export const persian: Tongue = {
  guides: words('Shirin, Dariush, Leila, Kamran, Parisa, Behzad, Gulnora, Farhod, Zarina, Rustam'),
  nouns: words('Anor, Chinor, Bulbul, Registan Gate, Karvon, Gul, Shahrisabz, Ipak, Toq, Sayyoh'),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('{n} House'),
    guesthouse: words('{n} Guesthouse'),
    'farm-stay': words('{n} Garden'),
  },
};

export const caucasian: Tongue = {
  guides: words('Nino, Giorgi, Tamar, Levan, Ketevan, Aram, Anahit, Lasha, Hayk, Mariam, Leyla, Rashad'),
  nouns: words('Vardo, Mtsvane, Kakheti House, Ararat View, Nukri, Tsiskari, Alazani, Shiraki, Mulberry, Gora'),
  houses: {
    hotel: words('Hotel {n}'),
    guesthouse: words('{n} Guesthouse'),
    homestay: words('{n} family house'),
    'farm-stay': words('{n} Marani'),
  },
};

export const turkic: Tongue = {
  guides: words('Aibek, Nurgul, Bakyt, Aizada, Timur, Saule, Erlan, Cholpon, Daniyar, Ainura'),
  nouns: words('Ak Terek, Jailoo, Kök Say, Alma, Tulpar, Altyn Bulak, Ala Too, Karagai, Ulan, Boz'),
  houses: {
    hotel: words('Hotel {n}'),
    guesthouse: words('{n} Guesthouse'),
    camp: words('{n} Yurt Camp'),
    'tented-camp': words('{n} Yurt Camp'),
    homestay: words('{n} family house'),
  },
};

export const mongolian: Tongue = {
  guides: words('Batbayar, Oyuna, Ganbold, Tuya, Enkh, Saran, Bold, Nomin, Temuulen, Uyanga'),
  nouns: words('Altan Uul, Tsagaan Gol, Khongor, Burkhant, Tal, Zuun Mod, Nomgon, Sain, Khan Bulag, Ikh Gazar'),
  houses: {
    hotel: words('{n} Hotel'),
    guesthouse: words('{n} Guesthouse'),
    lodge: words('{n} Lodge'),
    camp: words('{n} Ger Camp'),
    'tented-camp': words('{n} Ger Camp'),
    homestay: words('{n} family ger'),
  },
};

export const indian: Tongue = {
  guides: words('Arjun, Meera, Vikram, Anjali, Ravi, Kavita, Suresh, Lakshmi, Devendra, Priya, Imran, Sunita'),
  nouns: words('Neem, Chandan, Mor, Champa, Haveli Gate, Kadamba, Saras, Gulmohar, Tulsi, Jharokha, Peepal, Amaltas'),
  houses: {
    hotel: words('Hotel {n}, {n} Residency'),
    'boutique-hotel': words('{n} Haveli, {n} Mahal House'),
    guesthouse: words('{n} Guesthouse, {n} Niwas'),
    lodge: words('{n} Jungle Lodge, {n} Retreat'),
    'tented-camp': words('{n} Tented Camp'),
    homestay: words('{n} Homestay'),
    'farm-stay': words('{n} Farm, {n} Plantation House'),
    'riverboat-cabin': words('Kettuvallam {n}'),
    resort: words('{n} Beach House'),
  },
};

export const himalayan: Tongue = {
  guides: words('Pemba, Dawa, Maya, Bishnu, Gita, Nima, Lhakpa, Suraj, Anita, Mingma'),
  nouns: words(
    'Sunrise Ridge, Chorten, Lali Gurans, Blue Poppy, Mani Stone, Yak and Barley, Juniper, Prayer Wheel, Nangsel, Thanka, Snow Pigeon, Zhim',
  ),
  houses: {
    hotel: words('Hotel {n}'),
    guesthouse: words('{n} Guesthouse'),
    lodge: words('{n} Lodge, {n} Teahouse'),
    hut: words('{n} Teahouse, {n} Lodge'),
    homestay: words('{n} family house'),
    'farm-stay': words('{n} Farmhouse'),
  },
};

export const sinhala: Tongue = {
  guides: words('Nuwan, Dilini, Chaminda, Ishara, Ruwan, Sanduni, Kasun, Malini'),
  nouns: words('Araliya, Kumbuk, Nelum, Walawwa, Ranmal, Diya, Cinnamon Grove, Sudu Araliya, Tea Hill'),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('{n} Walawwa, {n} House'),
    guesthouse: words('{n} Guesthouse, {n} Villa'),
    lodge: words('{n} Bungalow'),
    'farm-stay': words('{n} Estate Bungalow'),
    resort: words('{n} Beach House'),
  },
};

export const thai: Tongue = {
  guides: words('Somchai, Ploy, Anan, Kanya, Prasert, Mali, Chai, Nok, Wirat, Supaporn'),
  nouns: words('Lamduan, Mai Sak, Dok Champa, Rim Nam, Suan Phai, Chan, Bua, Rumduol, Krorma, Nam Song, Pha, Tonle'),
  houses: {
    hotel: words('{n} Hotel'),
    'boutique-hotel': words('{n} House, Ruen {n}'),
    guesthouse: words('Baan {n}, {n} Guesthouse'),
    lodge: words('{n} Lodge, {n} Riverside Lodge'),
    homestay: words('{n} Homestay'),
    resort: words('{n} Beach Bungalows, Baan {n} by the Sea'),
  },
};

export const lao: Tongue = { ...thai, guides: words('Souk, Vong, Noi, Khamla, Bounmy, Phet, Keo, Chansouk') };

export const khmer: Tongue = {
  ...thai,
  guides: words('Sopheap, Dara, Sokha, Bopha, Rithy, Vanna, Kosal, Chanthou'),
  nouns: words('Rumduol, Krorma, Tonle, Romdeng, Angkul, Thnot, Chhouk, Sarus'),
};

export const bhutanese: Tongue = {
  ...himalayan,
  guides: words('Tshering, Karma, Sonam, Ugyen, Dorji, Kinley, Pema, Choki'),
  nouns: words('Chorten, Blue Poppy, Prayer Wheel, Thanka, Zhim, Dzong View, Takin, Cypress, Raven, Masutake'),
};

export const vietnamese: Tongue = {
  guides: words('Linh, Minh, Hương, Tuấn, Mai, Dũng, Thảo, Quân, Lan, Sơn'),
  nouns: words('Sen, Hoa Mai, Tre Xanh, Phố Cổ, Cây Đa, Bến Thuyền, Trăng, Lúa Vàng, Gác Nhỏ, Mây'),
  houses: {
    hotel: words('{n} Hotel'),
    'boutique-hotel': words('{n} House'),
    guesthouse: words('Nhà {n}'),
    lodge: words('{n} Lodge'),
    homestay: words('Nhà {n} Homestay'),
    resort: words('{n} Garden Resort'),
  },
};

export const burmese: Tongue = {
  guides: words('Thida, Zaw, Khin, Aung, Moe, Hla, Nyein, Min'),
  nouns: words('Padauk, Thazin, Yadana, Inya, Shwe, Gangaw, Sabai'),
  houses: { hotel: words('Hotel {n}'), guesthouse: words('{n} Guesthouse'), lodge: words('{n} Lodge') },
};

export const chinese: Tongue = {
  guides: words('Mei, Wei, Xiaoling, Jun, Lan, Bo, Yuting, Hao, Chunhua, Peng, Zhen, Tashi'),
  nouns: words(
    'Osmanthus, Old Well, Bamboo Gate, Crane, Inkstone, Lotus Pond, Ginkgo Court, Tea Horse, Plum Lane, Paper Lantern, Moon Gate',
  ),
  houses: {
    hotel: words('{n} Hotel'),
    'boutique-hotel': words('{n} Courtyard'),
    guesthouse: words('{n} Inn, {n} Guesthouse'),
    lodge: words('{n} Lodge'),
  },
};

export const japanese: Tongue = {
  guides: words('Yuki, Kenji, Haruka, Takeshi, Naoko, Daisuke, Akiko, Shun, Emi, Ryo, Chie, Hiroshi'),
  nouns: words(
    'Kiyokawa, Matsuba, Hinoki, Yamabuki, Asagiri, Tsukimi, Kaede, Sugiya, Mizuho, Shirakaba, Momiji, Komorebi',
  ),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('{n} Machiya, Hotel {n}'),
    guesthouse: words('Guesthouse {n}, Minshuku {n}'),
    lodge: words('Lodge {n}, Sanso {n}'),
    hut: words('{n} Hut, Sanso {n}'),
    homestay: words('Minshuku {n}'),
    'farm-stay': words('{n} Farmhouse'),
    ryokan: words('Ryokan {n}, {n}-kan, {n} Ryokan'),
  },
};

export const korean: Tongue = {
  guides: words('Jiwoo, Minseo, Hyun, Soyoung, Dongwook, Eunji'),
  nouns: words('Sonamu, Maehwa, Haneul, Onggi, Dallae, Bada'),
  houses: { hotel: words('Hotel {n}'), guesthouse: words('{n} Guesthouse'), homestay: words('{n} Hanok') },
};

export const malay: Tongue = {
  guides: words('Wayan, Dewi, Made, Putu, Agus, Sari, Rahman, Nur, Ketut, Budi, Aisyah, Hendra, Jun, Marisol'),
  nouns: words('Kenanga, Bambu, Cempaka, Sawah, Melati, Padi, Rumah Kayu, Kelapa, Tanjung, Anggrek, Pandan, Meranti'),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('Rumah {n}, {n} House'),
    guesthouse: words('Puri {n}, {n} Guesthouse'),
    lodge: words('{n} Rainforest Lodge, {n} River Lodge'),
    homestay: words('{n} Homestay'),
    resort: words('Pondok {n}, {n} Beach Bungalows'),
    'ship-cabin': words('Phinisi {n}'),
  },
};
