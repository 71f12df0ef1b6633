import { lazy, Suspense, useEffect, useState } from 'react';

export const CONTACT = '/contact';

const Popup = lazy(async () => ({ default: (await import('../contact/popup.tsx')).Popup }));

/** Opens the form over whatever page links to it; without scripts, and in another tab, the link leads to its page. */
export function ContactPopup({ phoneNumber }: { phoneNumber: string | null }) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`a[href="${CONTACT}"]`) : null;
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || elsewhere || window.location.pathname === CONTACT) return;
      event.preventDefault();
      // A menu that it was pressed in would lie over it.
      link.closest('dialog')?.close();
      setOpened(true);
      setOpen(true);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  if (!opened) return null;
  return (
    <Suspense>
      <Popup phoneNumber={phoneNumber} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
