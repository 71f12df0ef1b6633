import styles from './error-page.module.css';
import { nightScene } from './night-scene.ts';
import { RequestIdMeta, useRequestId } from './request-id.tsx';
import type { ShellLink } from './shell/shell-data.ts';
import { Chip } from './ui/chip.tsx';
import { ErrorPanel } from './ui/error-panel.tsx';
import { LinkButton } from './ui/link-button.tsx';

type Words = { title: string; text: string };

const FAILED: Words = {
  title: 'Something went wrong, try again later',
  text: 'The failure is on our side and has been noted. Nothing you entered was changed.',
};

const WORDS: Record<number, Words> = {
  403: { title: 'You can’t open this page', text: 'It belongs to somebody else, or to another part of Sojourn.' },
  404: {
    title: 'Page not found',
    text: 'The page may have moved, or the trip may no longer be offered. Search for it above, or start from here.',
  },
  429: { title: 'Too many tries', text: 'Wait a minute, then try again.' },
  503: { title: FAILED.title, text: 'Many people are here at the moment. Wait a minute, then try again.' },
};

type ErrorPageProps = {
  status: number;
  /** What the server said of it, in place of our words for the status. */
  said?: string;
  /** Where others look, for those who lost their way. */
  trending: ShellLink[];
};

/** What failed, what is safe, and the way out: one night scene for every failure. */
export function ErrorPage({ status, said, trending }: ErrorPageProps) {
  const requestId = useRequestId();
  const { title, text } = WORDS[status] ?? FAILED;
  const missing = status === 404;
  const retry = status === 429 || status >= 500;
  return (
    <div className={styles.page}>
      <title>{`${title} | Sojourn`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <ErrorPanel
        art={nightScene}
        level={1}
        title={title}
        retry={retry ? { href: '' } : undefined}
        action={
          retry ? undefined : (
            <LinkButton kind="ink" href={missing ? '/all-trips' : '/'}>
              {missing ? 'See all trips' : 'Go to the start'}
            </LinkButton>
          )
        }
      >
        <p>{said ?? text}</p>
        {requestId && (
          <p className={styles.request}>
            Request {requestId}
            <RequestIdMeta id={requestId} />
          </p>
        )}
      </ErrorPanel>
      {missing && trending.length > 0 && (
        <ul className={styles.trending} aria-label="Places to start from">
          {trending.map(({ title: place, href }) => (
            <li key={href}>
              <Chip href={href}>{place}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
