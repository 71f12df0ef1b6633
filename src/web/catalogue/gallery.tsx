import { Art, type PosterArt } from '../ui/art.tsx';
import styles from './gallery.module.css';

/** A company's photo with words for those who don't see it. */
export type Photo = PosterArt & { alt: string };

/** Photos in a row that is swiped; each leads to its largest file. */
export function Gallery({ photos, label }: { photos: readonly Photo[]; label: string }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={label}>
      {photos.map(({ alt, ...art }) => (
        <li key={art.src}>
          <a href={largest(art)}>
            <Art art={art} alt={alt} sizes="(min-width: 36rem) 18rem, 70vw" loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The address of a photo’s largest file. */
export function largest({ src, widths }: PosterArt): string {
  return src.replace(/[^/]+$/, `${widths?.at(-1)}.jpeg`);
}
