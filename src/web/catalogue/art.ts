import type { Picture, Poster } from '#catalogue/shared';
import {
  type CropName,
  crops,
  type Poster as DrawnPoster,
  isOfAPlace,
  parsePosterFile,
  posterDescription,
  posterOf,
  posterUrl,
  previewUrl,
  spreadPosters,
} from '#posters/shared';
import type { PreviewImage } from '../metadata/page-meta.ts';
import type { PosterArt } from '../ui/art.tsx';
import type { Photo } from './gallery.tsx';

/** What a picture may be of. `cover` is the company's own, once we keep it. */
export type Pictured = { slug: string; poster: Poster | null; cover?: Picture | null };

const drawn = ({ slug, poster }: Pictured) => posterOf(slug, poster);

/**
 * The cover, or the file of the poster in one crop. For loaders: the list of every motif stays out of the browser.
 */
export function artOf(subject: Pictured, crop: CropName): PosterArt {
  return subject.cover ? photoArt(subject.cover) : posterArt(drawn(subject), crop);
}

/**
 * The pictures of a list, in order: neighbors show different motifs of their routes, and no picture comes twice.
 * @param beside what the page shows above the list
 */
export function artsOf(subjects: readonly Pictured[], crop: CropName, beside: readonly Pictured[] = []): PosterArt[] {
  const posterOf = (subject: Pictured) => (subject.cover ? null : drawn(subject));
  const posters = spreadPosters(
    subjects.map(posterOf),
    beside.map(posterOf).filter((poster) => poster !== null),
  );
  return subjects.map((subject, i) => {
    const poster = posters[i];
    return poster ? posterArt(poster, crop) : artOf(subject, crop);
  });
}

/**
 * Pictures of places that a page leads to, in order: each its own, and none whose motif the page shows already. Null where
 * that leaves none.
 * @param shown all other pictures of the page
 */
export function ownArts(
  subjects: readonly Pictured[],
  crop: CropName,
  shown: readonly PosterArt[],
): (PosterArt | null)[] {
  const seen = new Set(shown.map(motifOf));
  return subjects.map((subject) => {
    const art = subject.cover || (subject.poster && isOfAPlace(subject.poster)) ? artOf(subject, crop) : null;
    if (!art || seen.has(motifOf(art))) return null;
    seen.add(motifOf(art));
    return art;
  });
}

/** The drawings among the pictures that a page shows already. */
export function drawingsIn(shown: readonly PosterArt[]): Pictured[] {
  return shown.flatMap((art) => {
    const poster = drawingOf(art);
    return poster ? [{ slug: '', poster }] : [];
  });
}

/** What a drawing shows at whatever hour; a photo shows what no other does. */
function motifOf(art: PosterArt): string {
  const poster = drawingOf(art);
  return poster ? `${poster.biome}:${poster.motif}` : art.src;
}

function drawingOf({ src }: PosterArt): DrawnPoster | undefined {
  return parsePosterFile(src.slice(src.lastIndexOf('/') + 1))?.poster;
}

function posterArt(poster: DrawnPoster, crop: CropName): PosterArt {
  const { width, height } = crops[crop];
  return { src: posterUrl(poster, crop), width, height };
}

/** For a browser without any newer format one file of middling width does. */
const PLAIN_WIDTH = 960;

export function photoArt({ url, width, height, widths }: Picture): PosterArt {
  const plain = widths.findLast((one) => one <= PLAIN_WIDTH) ?? width;
  return { src: url.replace(/[^/]+$/, `${plain}.jpeg`), width, height, widths };
}

/** Photos with words: the company's own, or whose they are. */
export function photosOf(pictures: readonly Picture[], name: string): Photo[] {
  return pictures.map((picture, i) => ({ ...photoArt(picture), alt: picture.alt || `${name}, picture ${i + 1}` }));
}

/** In words what a picture that stands by itself shows: the company's, else "Illustration: …". */
export function artDescription(subject: Pictured, name: string): string {
  return subject.cover ? subject.cover.alt || name : posterDescription(drawn(subject));
}

/** Networks show smaller ones as a thumbnail. */
const LEAST_PREVIEW = 600;

/** The picture beside a link to us elsewhere: the cover when it is large enough, else the poster. */
export function previewOf(subject: Pictured, name: string): PreviewImage {
  const { cover } = subject;
  if (cover && cover.width >= LEAST_PREVIEW) {
    const { url, width, height } = cover;
    return { src: url, width, height, alt: artDescription(subject, name) };
  }
  const { width, height } = crops.og;
  const poster = drawn(subject);
  return { src: previewUrl(poster), width, height, alt: posterDescription(poster) };
}
