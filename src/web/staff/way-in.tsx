import { signInHref } from '../shell/sign-in-href.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './staff.module.css';
import type { WayInNeeds } from './way-in.loader.ts';

/** What was sent while a second factor had run out. */
export const PROVED_AGAIN = {
  second_factor_required: 'Your second factor had run out, and nothing was done. Look once more, then send it again.',
} as const;

/** In place of a desk: what one of the team has to do first. @param path where they come back to */
export function WayIn({ needs, path }: { needs: WayInNeeds | null; path: string }) {
  const code = needs === 'second-factor';
  return (
    <div className={styles.narrow}>
      <p>{code ? 'Show your second factor first.' : 'This page is for the team. Sign in to go on.'}</p>
      <LinkButton kind="go" size="large" href={code ? signInHref(path, '/second-factor') : signInHref(path)}>
        {code ? 'Enter a code' : 'Sign in'}
      </LinkButton>
    </div>
  );
}
