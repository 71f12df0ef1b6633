import { type RefObject, useEffect } from 'react';

/** Says on the buttons of the header's menus which of them is open; the platform opens and closes them. */
export function useOpenMenus(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    const tell = () => {
      for (const menu of element?.querySelectorAll('li > [popover]') ?? []) {
        menu.previousElementSibling?.setAttribute('aria-expanded', String(menu.matches(':popover-open')));
      }
    };
    // One may be open before the script is there.
    tell();
    // Such an event is heard on the way down only.
    element?.addEventListener('toggle', tell, true);
    return () => element?.removeEventListener('toggle', tell, true);
  }, [header]);
}
