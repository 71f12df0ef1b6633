import { LinkButton } from '../ui/link-button.tsx';
import styles from './members.module.css';

/** Nothing to do here; the way on. */
export function SignedInAlready({ refUrl }: { refUrl: string }) {
  return (
    <div className={styles.panel}>
      <h1>You’re signed in</h1>
      <p>There is nothing to do here.</p>
      <LinkButton href={refUrl} kind="ink" size="large" block>
        {refUrl === '/' ? 'To the home page' : 'Go on'}
      </LinkButton>
    </div>
  );
}
