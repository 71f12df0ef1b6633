import { lazy, Suspense, useEffect, useState } from 'react';
import type { AuthView } from '../members/auth-panel.tsx';
import { onAskToSignIn } from './ask-to-sign-in.ts';
import type { ShellClaims, ShellData } from './shell-data.ts';
import { isSignedIn } from './signed-in.ts';
import { closePopup, isSigningIn, waitForPopup } from './smart-popup.ts';

const Dialog = lazy(async () => ({ default: (await import('../members/sign-in-dialog.tsx')).SignInDialog }));

/** Links that ask somebody to sign in, and which form they mean. */
const VIEWS: Readonly<Record<string, AuthView>> = { '/sign-in-mm': 'link', '/join-d': 'sign-up' };

type Open = {
  view: AuthView;
  /** Nobody asked for it. */
  invited: boolean;
  /** What it is for. */
  title?: string;
};

/**
 * Signing in over whatever page asks for it; without scripts, and in another tab, the link leads to its page. Whoever
 * allows it is invited once in a while.
 */
export function SignInPopup({ google, saving }: Pick<ShellData, 'google'> & Pick<ShellClaims, 'saving'>) {
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const path = link instanceof HTMLAnchorElement && link.host === window.location.host ? link.pathname : '';
      const view = VIEWS[path];
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!view || elsewhere || event.defaultPrevented || isSigningIn() || isSignedIn()) return;
      event.preventDefault();
      // A menu that it was pressed in would lie over it.
      link?.closest('dialog')?.close();
      setShown(true);
      setOpen({ view, invited: false });
    };
    document.addEventListener('click', press);
    performance.mark('sign-in');
    const asked = onAskToSignIn((title) => {
      setShown(true);
      setOpen({ view: 'link', invited: false, title });
    });
    const stop = waitForPopup(() => {
      setShown(true);
      setOpen({ view: 'link', invited: true });
    });
    return () => {
      document.removeEventListener('click', press);
      asked();
      stop();
    };
  }, []);

  if (!shown) return null;
  const close = () => {
    if (open?.invited) closePopup();
    setOpen(null);
  };
  const amount = saving === null ? 'member savings' : `savings up to $${saving.toLocaleString('en-US')} per person`;
  return (
    <Suspense>
      <Dialog
        open={open !== null}
        view={open?.view ?? 'link'}
        invitation={open?.invited ? `Sign in to reveal ${amount}!` : (open?.title ?? null)}
        google={google}
        onClose={close}
      />
    </Suspense>
  );
}
