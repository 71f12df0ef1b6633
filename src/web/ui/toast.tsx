import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

export type ToastProps = {
  children: ReactNode;
  action?: { label: string; onPress: () => void };
  /** After eight seconds without pointer or focus on it, or on ×. */
  onDismiss: () => void;
  /** Lies where it is put instead of over the lower edge of the page. */
  still?: boolean;
};

const STAY_MS = 8_000;

/** Says that something happened, with one way to change it. Never for failures. Render it inside a `role="status"`. */
export function Toast({ children, action, onDismiss, still }: ToastProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (held || still) return;
    const timer = setTimeout(() => dismiss(), STAY_MS);
    return () => clearTimeout(timer);
  }, [held, still]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only holds it; every action is a button.
    <div
      className={classes(styles.toast, !still && styles.floating)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.words}>{children}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton className={styles.dismiss} icon="x" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
