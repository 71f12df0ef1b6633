import type { MouseEvent } from 'react';

/**
 * Attributes for a button that opens the dialog with this id: by the platform's own command, before and without
 * scripts; by hand in browsers that don't know commands.
 */
export function opensDialog(id: string) {
  return {
    command: 'show-modal' as const,
    commandfor: id,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if ('commandForElement' in event.currentTarget) return;
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    },
  };
}
