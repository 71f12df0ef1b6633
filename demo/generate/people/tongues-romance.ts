import { type Tongue, words } from './tongue.ts';

export const spanish: Tongue = {
  guides: words(
    'Mateo, Lucía, Javier, Rosa, Ignacio, Paula, Tomás, Marisol, Andrés, Elena, Joaquín, Camila, Hernán, Ximena, Raúl, Pilar',
  ),
  nouns: words(
    'del Viento, de la Luna, Los Alerces, El Coigüe, Las Lengas, del Faro, La Herradura, El Arriero, Doña Inés, San Roque, La Acequia, del Molino, Las Golondrinas, El Nogal, La Higuera, Cruz del Sur, El Tamarindo, Los Jazmines',
  ),
  houses: {
    hotel: words('Hotel {n}, Hostal {n}'),
    'boutique-hotel': words('Casa {n}, Hotel Casa {n}'),
    guesthouse: words('Posada {n}, Hostería {n}, Hospedaje {n}'),
    lodge: words('Hostería {n}, Lodge {n}, Cabañas {n}'),
    camp: words('Campamento {n}'),
    'tented-camp': words('Campamento {n}, Domos {n}'),
    hut: words('Refugio {n}'),
    homestay: words('Casa {n}, Hospedaje familiar {n}'),
    'farm-stay': words('Estancia {n}, Hacienda {n}, Finca {n}'),
    resort: words('Bahía {n}, Cabañas {n}'),
  },
};

export const portuguese: Tongue = {
  guides: words(
    'Tiago, Inês, Duarte, Beatriz, Rui, Catarina, Nuno, Marta, Gonçalo, Leonor, Davi, Luana, Otávio, Renata',
  ),
  nouns: words(
    'do Largo, da Ribeira, das Oliveiras, do Moinho, da Figueira, do Farol, dos Loureiros, da Fonte, das Andorinhas, do Cais, da Eira, do Pinhal, das Camélias, da Laranjeira',
  ),
  houses: {
    hotel: words('Hotel {n}'),
    'boutique-hotel': words('Casa {n}, Solar {n}'),
    guesthouse: words('Casa {n}, Pousada {n}, Pensão {n}'),
    lodge: words('Pousada {n}, Lodge {n}'),
    hut: words('Abrigo {n}'),
    homestay: words('Casa {n}'),
    'farm-stay': words('Quinta {n}, Herdade {n}, Fazenda {n}'),
    resort: words('Pousada {n}'),
  },
};

export const italian: Tongue = {
  guides: words('Chiara, Matteo, Giulia, Lorenzo, Paola, Davide, Elisa, Stefano, Ilaria, Nicolò, Donatella, Ruggero'),
  nouns: words(
    'del Pozzo, Le Rondini, La Ginestra, dei Tigli, Il Fienile, La Cisterna, San Rocco, del Corso, Due Torri, I Gelsi, La Loggia, del Porto Vecchio, Santa Lucia, Il Cedro, Le Lucciole',
  ),
  houses: {
    hotel: words('Albergo {n}, Hotel {n}'),
    'boutique-hotel': words('Palazzo {n}, Dimora {n}'),
    guesthouse: words('Locanda {n}, Pensione {n}'),
    lodge: words('Locanda {n}, Chalet {n}'),
    hut: words('Rifugio {n}'),
    homestay: words('Casa {n}'),
    'farm-stay': words('Agriturismo {n}, Podere {n}, Masseria {n}'),
    resort: words('Villa {n}'),
  },
};

export const french: Tongue = {
  guides: words(
    'Camille, Étienne, Margaux, Baptiste, Solène, Antoine, Clémence, Rémi, Aurélie, Thibault, Inès, Bastien',
  ),
  nouns: words(
    'des Tilleuls, du Lavoir, de la Halle, du Vieux Port, des Remparts, du Passeur, de la Tour, des Vignes, du Prieuré, de l’Écluse, des Hirondelles, du Four à Pain, de la Source, du Beffroi',
  ),
  houses: {
    hotel: words('Hôtel {n}'),
    'boutique-hotel': words('Maison {n}, Hôtel particulier {n}'),
    guesthouse: words('Auberge {n}, Maison {n}'),
    lodge: words('Chalet {n}, Auberge {n}'),
    hut: words('Refuge {n}'),
    homestay: words('Gîte {n}'),
    'farm-stay': words('Ferme {n}, Mas {n}, Domaine {n}'),
    resort: words('Villa {n}'),
  },
};

export const romanian: Tongue = {
  guides: words('Ioana, Radu, Mihaela, Andrei, Raluca, Bogdan, Simona, Horia, Anca, Vlad'),
  nouns: words('La Moară, Brazilor, Trei Nuci, La Izvor, Poiana, Bârsa, Cetății, Valea Verde, Fântânii, La Livadă'),
  houses: {
    hotel: words('Hotel {n}'),
    guesthouse: words('Pensiunea {n}'),
    lodge: words('Cabana {n}'),
    hut: words('Cabana {n}'),
    homestay: words('Casa {n}'),
    'farm-stay': words('Gospodăria {n}'),
  },
};
