import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { Icon } from './icon.tsx';

export type RadioGroupProps = {
  legend: ReactNode;
  error?: string;
  /** Radio rows with one name. */
  children: ReactNode;
};

/** A fieldset whose Radio rows share one border. */
export function RadioGroup({ legend, error, children }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>{children}</div>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon of="circle-alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
