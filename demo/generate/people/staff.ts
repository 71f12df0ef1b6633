import type { Operator } from '../operators/fleet.ts';
import { createRandom } from '../text/random.ts';
import { words } from './tongue.ts';
import { tongueOf } from './tongue-of.ts';

const women = new Set(
  words(
    `Camille, Margaux, Solène, Clémence, Aurélie, Inès, Chiara, Giulia, Paola, Elisa, Ilaria, Donatella, Inês, Beatriz, Catarina, Marta, Leonor,
    Luana, Renata, Ioana, Mihaela, Raluca, Simona, Anca, Lucía, Rosa, Paula, Marisol, Elena, Camila, Ximena, Pilar, Bronwyn, Anahera, Aroha, Mel,
    Liis, Rasa, Ilze, Kadri, Eglė, Liene, Femke, Marijke, Lotte, Hilde, Saskia, Hannah, Megan, Alice, Bridget, Niamh, Sally, Kirsty, Lena, Katrin,
    Annika, Birgit, Verena, Regula, Eleni, Katerina, Sofia, Ariadne, Despina, Zsófia, Eszter, Réka, Ágnes, Ingrid, Solveig, Sigrún, Maja, Astrid,
    Elín, Guðrún, Hildur, Katla, Saana, Aino, Signe, Karin, Jess, Marlene, Dana, Allison, Renee, Tanya, Leah, Jana, Petra, Katarzyna, Agnieszka,
    Zuzana, Lucie, Ivana, Nika, Jelena, Mirela, Tea, Kalina, Amina, Salma, Nadia, Layla, Rania, Houda, Zahra, Thida, Khin, Moe, Hla, Nino, Tamar,
    Ketevan, Anahit, Mariam, Leyla, Mei, Xiaoling, Lan, Yuting, Chunhua, Zhen, Noa, Shira, Michal, Maya, Gita, Anita, Pema, Choki, Kinley, Meera,
    Anjali, Kavita, Lakshmi, Priya, Sunita, Yuki, Haruka, Naoko, Akiko, Emi, Chie, Jiwoo, Minseo, Soyoung, Eunji, Dewi, Putu, Sari, Nur, Aisyah,
    Oyuna, Tuya, Saran, Nomin, Uyanga, Shirin, Leila, Parisa, Gulnora, Zarina, Dilini, Ishara, Sanduni, Malini, Ploy, Kanya, Mali, Nok, Supaporn,
    Noi, Keo, Chansouk, Sopheap, Bopha, Sokha, Chanthou, Nurgul, Aizada, Saule, Cholpon, Ainura, Defne, Zeynep, Elif, Selin, Aslı, Linh, Hương,
    Mai, Thảo, Shanice, Yvette, Keisha, Althea, Celia, Hirut, Almaz, Selam, Meron, Voahangy, Lalao, Fara, Noro, Sofie, Yelena, Claudia, Moana,
    Hina, Tiare, Litia, Sina, Vaea, Anneke, Lerato, Naledi, Chipo, Precious, Hilma, Neema, Grace, Zawadi, Amani, Faraja, Rehema, Wanjiru, Fatou,
    Ama, Aïssatou, Mariama, Cesária`,
  ),
);

/** First names of the two to five guides a company has in a country; women's trips are led by the women among them. */
export function guidesOf(operator: Operator, country: string, womenOnly = false): readonly string[] {
  const random = createRandom('guides', operator.slug, country);
  const names = tongueOf(country).guides;
  const possible = womenOnly ? names.filter((name) => women.has(name)) : names;
  return random.shuffle(possible).slice(0, Math.min(5, 2 + Math.ceil(operator.trips / 20)));
}
