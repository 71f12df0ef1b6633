import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** What every labelled control takes. */
export type FieldText = {
  label: string;
  hint?: ReactNode;
  /** Says what to do; stands in place of the hint. */
  error?: string;
  /** Keeps the label for screen readers only; use where the place already says it. */
  hideLabel?: boolean;
};

export type FieldProps = FieldText & {
  id?: string;
  /** Gets the attributes that tie the control to its label, hint and error. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** Label above, control, then a hint or the error. */
export function Field({ label, hint, error, hideLabel, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className={styles.error} id={noteId}>
          <Icon of="circle-alert" />
          {error}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
