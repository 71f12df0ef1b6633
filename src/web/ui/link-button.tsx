import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';

export type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { href: string };

/** A link with the weight of a button; always a plain anchor. */
export function LinkButton(props: LinkButtonProps) {
  const { kind, size, block, icon, iconAfter, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ kind, size, block }, className)}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </a>
  );
}
