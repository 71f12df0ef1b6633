import { useRef } from 'react';
import { CloseButton } from '../ui/close-button.tsx';
import { useCloseOnLeave } from '../ui/use-dialog.ts';
import { searchInvitation } from './claim-text.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search-modal.module.css';
import type { ShellData } from './shell-data.ts';

/** The search below 992 px: the whole screen, with what others look for until something is typed. */
export function SearchModal({ shell }: { shell: ShellData }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useCloseOnLeave(dialog);
  return (
    <dialog ref={dialog} id="site-search" aria-label="Search Tours" className={styles.search}>
      <div className={styles.inside}>
        <SearchBox look="page" placeholder={searchInvitation(shell.claims)} />
        <CloseButton label="Close search" className={styles.close} />
        {shell.trending.length > 0 && (
          <section className={styles.trending}>
            <h2>Places to start from</h2>
            <ul>
              {shell.trending.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </dialog>
  );
}
