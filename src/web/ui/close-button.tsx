import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** Closes the dialog around it, with or without scripts. */
export function CloseButton({
  label = 'Close',
  look,
  className,
}: Partial<Pick<IconButtonProps, 'label' | 'look' | 'className'>>) {
  return (
    <form method="dialog" className={className}>
      <IconButton type="submit" icon="x" label={label} look={look} />
    </form>
  );
}
