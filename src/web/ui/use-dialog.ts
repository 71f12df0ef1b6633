import { type RefObject, useEffect } from 'react';

type DialogRef = RefObject<HTMLDialogElement | null>;

/** Opens and closes a dialog from outside; without a value the dialog is left to its own buttons. */
export function useDialogOpen(dialog: DialogRef, open: boolean | undefined): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined || open === element.open) return;
    if (open) element.showModal();
    else element.close();
  }, [dialog, open]);
}

/** Closes a dialog on a press beside it where `closedby="any"` isn't known; its content must fill it. */
export function useBackdropClose(dialog: DialogRef, closable = true): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !closable || Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
    const close = (event: MouseEvent) => event.target === element && element.close();
    element.addEventListener('click', close);
    return () => element.removeEventListener('click', close);
  }, [dialog, closable]);
}

/** Closes a dialog that offers ways elsewhere: when one is taken, also within this page, and when the page is left. */
export function useCloseOnLeave(dialog: DialogRef): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = () => element.close();
    const follow = (event: MouseEvent) => {
      if (!event.defaultPrevented && event.target instanceof Element && event.target.closest('a[href]')) close();
    };
    element.addEventListener('click', follow);
    window.addEventListener('pagehide', close);
    return () => {
      element.removeEventListener('click', follow);
      window.removeEventListener('pagehide', close);
    };
  }, [dialog]);
}
