import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Waiting for an answer: takes no second press and keeps focus. Words replace the label meanwhile. */
    busy?: boolean | string;
  };

/** A button whose label says the outcome. `type="button"` unless told otherwise. */
export function Button(props: ButtonProps) {
  const { kind, size, block, icon, iconAfter, busy, className, children, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, block }, className)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {typeof busy === 'string' ? busy : children}
      {iconAfter && <Icon of={iconAfter} />}
    </button>
  );
}
