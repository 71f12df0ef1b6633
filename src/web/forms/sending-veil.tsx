import { Spinner } from '../ui/spinner.tsx';
import styles from './forms.module.css';

/** Lies over a form while it is sent. */
export function SendingVeil() {
  return (
    <div className={styles.veil}>
      <div>
        <Spinner label="Sending" />
      </div>
    </div>
  );
}
