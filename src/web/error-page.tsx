import { crops, posterUrl } from '#posters/shared';
import styles from './error-page.module.css';
import type { ShellLink } from './shell/shell-data.ts';
import { Chip } from './ui/chip.tsx';
import { ErrorPanel } from './ui/error-panel.tsx';
import { LinkButton } from './ui/link-button.tsx';

const NIGHT = {
  src: posterUrl({ biome: 'polar', motif: 'aurora', hour: 'night', seed: 3 }, 'wide'),
  width: crops.wide.width,
  height: crops.wide.height,
};

/** What failed, and the way out: one night scene for every failure. */
export function ErrorPage({ status, trending }: { status: number; trending: ShellLink[] }) {
  const missing = status === 404;
  return (
    <div className={styles.page}>
      <title>{missing ? 'Page not found | Sojourn' : 'Something went wrong | Sojourn'}</title>
      <meta name="robots" content="noindex,nofollow" />
      <ErrorPanel
        art={NIGHT}
        level={1}
        title={missing ? 'Page not found' : 'Something went wrong, try again later'}
        action={
          missing ? (
            <LinkButton kind="ink" href="/all-trips">
              See all trips
            </LinkButton>
          ) : (
            <LinkButton kind="ink" href="">
              Try again
            </LinkButton>
          )
        }
      >
        <p>
          {missing
            ? 'The page may have moved, or the trip may no longer be offered. Search for it above, or start from here.'
            : 'The failure is on our side and has been noted. Nothing you entered was changed.'}
        </p>
      </ErrorPanel>
      {missing && trending.length > 0 && (
        <ul className={styles.trending} aria-label="Where travelers are looking now">
          {trending.map(({ title, href }) => (
            <li key={href}>
              <Chip href={href}>{title}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
