import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { Field, type FieldText } from './field.tsx';

export type TextInputProps = FieldText & ComponentProps<'input'>;

/** One line of text with its label, hint and error; takes every attribute of `<input>`. */
export function TextInput({ label, hint, error, hideLabel, id, className, ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id}>
      {(control) => <input type="text" {...input} {...control} className={classes(styles.control, className)} />}
    </Field>
  );
}
