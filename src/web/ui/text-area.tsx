import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { Field, type FieldText } from './field.tsx';

export type TextAreaProps = FieldText & ComponentProps<'textarea'>;

/** Several lines of text with label, hint and error; takes every attribute of `<textarea>`. */
export function TextArea({ label, hint, error, hideLabel, id, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id}>
      {(control) => (
        <textarea rows={4} {...area} {...control} className={classes(styles.control, styles.area, className)} />
      )}
    </Field>
  );
}
