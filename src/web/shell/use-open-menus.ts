import { useEffect } from 'react';

/** Says on the buttons of the header's menus which of them is open; the platform opens and closes them. */
export function useOpenMenus(): void {
  useEffect(() => {
    const tell = () => {
      for (const menu of document.querySelectorAll('header li > [popover]')) {
        menu.previousElementSibling?.setAttribute('aria-expanded', `${menu.matches(':popover-open')}`);
      }
    };
    // One may be open before the script is there.
    tell();
    // Such an event is heard on the way down only.
    document.addEventListener('toggle', tell, true);
    return () => document.removeEventListener('toggle', tell, true);
  }, []);
}
