import { Alert } from '../ui/alert.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './members.module.css';

type Props = {
  refUrl: string;
  /** What went wrong before. */
  alert?: string | null;
};

/** Nothing to do here; the way on. */
export function SignedInAlready({ refUrl, alert = null }: Props) {
  return (
    <div className={styles.panel}>
      <h1>You’re signed in</h1>
      {alert && <Alert>{alert}</Alert>}
      <p>There is nothing to do here.</p>
      <LinkButton href={refUrl} kind="ink" size="large" block>
        {refUrl === '/' ? 'To the home page' : 'Go on'}
      </LinkButton>
    </div>
  );
}
