import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** What pressing does, and to what: "Save Torres del Paine on foot". */
  label: string;
  /** raised lies on a picture, plain in a bar, line in a form. */
  look?: 'raised' | 'plain' | 'line';
};

/** A round button with an icon only. With `aria-pressed` it is a toggle and fills when on. */
export function IconButton({ icon, label, look = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classes(styles.button, styles[look], className)}>
      <Icon of={icon} />
    </button>
  );
}
