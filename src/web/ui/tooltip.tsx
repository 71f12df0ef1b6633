import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';
import styles from './tooltip.module.css';

export type TooltipProps = {
  text: string;
  /** Gets the attribute that ties it to the words; must be something that takes focus. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
};

/** A few words above a control, on hover and focus; Escape puts them away. Never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  const [away, setAway] = useState(false);
  const id = useId();
  const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setAway(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape concerns the control inside, which has the focus.
    <span
      className={classes(styles.anchor, away && styles.away)}
      onKeyDown={dismiss}
      onBlur={() => setAway(false)}
      onMouseLeave={() => setAway(false)}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
