import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { Field, type FieldText } from './field.tsx';
import { Icon } from './icon.tsx';

export type SelectProps = FieldText &
  ComponentProps<'select'> & {
    /** As tall as a button, for toolbars. */
    compact?: boolean;
  };

/** The platform's select, printed like a field; children are `<option>`s. */
export function Select({ label, hint, error, hideLabel, id, compact, className, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span className={classes(styles.select, className)}>
          <select
            {...select}
            {...control}
            className={classes(styles.control, styles.choice, compact && styles.compact)}
          />
          <Icon of="chevron-down" className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}
