/**
 * Draws every poster of the catalogue, for looking at: sheet-01.png, sheet-02.png, … of six motifs each.
 *
 *   node scripts/contact-sheet.ts /tmp/sheet.png                four seeds and hours of each motif
 *   node scripts/contact-sheet.ts /tmp/sheet.png alpine river   only these biomes
 *   node scripts/contact-sheet.ts /tmp/crops.png --crops taj    every crop of the motifs (or biomes) named
 *   node scripts/contact-sheet.ts /tmp/hours.png --hours petra  every hour of the motifs (or biomes) named
 *
 * A path ending in .html gets all of them as one page instead of pictures.
 */
import { writeFile } from 'node:fs/promises';
import { renderPoster } from '../src/areas/posters/index.ts';
import {
  type CropName,
  cropNames,
  hours,
  type Poster,
  type PosterSubject,
  posterSubjects,
} from '../src/areas/posters/shared.ts';
import { launchBrowser } from './browser.ts';

/** As many as one can look at, and as a busy machine draws in time. */
const ON_A_SHEET = 6;
const MOST_MS = 120_000;

const [path, ...words] = process.argv.slice(2);
if (!path) throw new Error('Say where to write: node scripts/contact-sheet.ts /tmp/sheet.png');
const names = words.filter((word) => !word.startsWith('--'));
const wanted = posterSubjects.filter(
  ({ biome, motif }) => !names.length || names.includes(biome) || names.includes(motif),
);

const picture = (poster: Poster, crop: CropName, height: number) => {
  const source = Buffer.from(renderPoster(poster, crop)).toString('base64');
  return `<img src="data:image/svg+xml;base64,${source}" style="height:${height}px">`;
};

function pictures(subject: PosterSubject, place: number): string {
  const hourAt = (index: number) => hours[index % hours.length] ?? 'morning';
  if (words.includes('--crops')) {
    return cropNames
      .map((crop, i) => picture({ ...subject, hour: hourAt(place + i), seed: place % 24 }, crop, 200))
      .join('');
  }
  if (words.includes('--hours')) {
    return hours.map((hour, i) => picture({ ...subject, hour, seed: i * 3 }, 'card', 165)).join('');
  }
  return [0, 1, 3, 4]
    .map((step) => picture({ ...subject, hour: hourAt(place + step), seed: (place + step * 5) % 24 }, 'card', 220))
    .join('');
}

const rows = wanted.map((subject, i) => `<h2>${subject.biome}:${subject.motif}</h2><p>${pictures(subject, i)}</p>`);
const style =
  'body{background:#f3f6f4;font:14px sans-serif;color:#0e2a30;margin:16px}h2{font-size:14px;margin:10px 0 4px}p{display:flex;flex-wrap:wrap;gap:8px;margin:0}';
const pageOf = (some: readonly string[]) =>
  `<!doctype html><meta charset="utf-8"><title>Sojourn posters</title><style>${style}</style>${some.join('')}`;

if (path.endsWith('.html')) {
  await writeFile(path, pageOf(rows));
} else {
  const browser = await launchBrowser();
  const sheet = await browser.newPage({ viewport: { width: words.includes('--hours') ? 1530 : 1360, height: 800 } });
  for (let at = 0; at < rows.length; at += ON_A_SHEET) {
    const number = String(at / ON_A_SHEET + 1).padStart(2, '0');
    await sheet.setContent(pageOf(rows.slice(at, at + ON_A_SHEET)), { waitUntil: 'load', timeout: MOST_MS });
    await sheet.screenshot({ path: path.replace(/(\.\w+)?$/, `-${number}$1`), fullPage: true, timeout: MOST_MS });
  }
  await browser.close();
}
console.log(`Wrote ${wanted.length} motifs to ${path}.`);
