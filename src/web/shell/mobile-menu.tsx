import { useEffect, useRef } from 'react';
import { StaticPart } from '../static-part.tsx';
import { CloseButton } from '../ui/close-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { useCloseOnLeave } from '../ui/use-dialog.ts';
import { MemberLinks } from './member-links.tsx';
import styles from './mobile-menu.module.css';
import type { ShellData } from './shell-data.ts';
import { atHand } from './written.ts';

/** The menus below 992 px: the whole screen. Any link closes it, also one within this page. */
export function MobileMenu({ shell }: { shell: ShellData }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useCloseOnLeave(dialog);

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 62rem)');
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <dialog ref={dialog} id="site-menu" aria-label="Menu" className={styles.menu}>
      <div className={styles.head}>
        <Logo />
        <CloseButton label="Close menu" />
      </div>
      <nav aria-label="Main" className={styles.body}>
        <StaticPart name="phone-menus">{atHand && <atHand.PhoneMenus of={shell.written} />}</StaticPart>
        <MemberLinks links={shell.member} stacked />
        <StaticPart name="phone-links">{atHand && <atHand.PhoneLinks of={shell.written} />}</StaticPart>
      </nav>
    </dialog>
  );
}
