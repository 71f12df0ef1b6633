import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & { children: ReactNode };

/** On or off, at once. For a choice that is sent later, use Checkbox. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className={styles.switchRow}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox's own state is its aria-checked. */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
      {children}
    </label>
  );
}
