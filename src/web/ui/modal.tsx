import { type ReactNode, useId, useRef } from 'react';
import { Art, type PosterArt } from './art.tsx';
import { classes } from './classes.ts';
import { CloseButton } from './close-button.tsx';
import styles from './modal.module.css';
import { useBackdropClose, useDialogOpen } from './use-dialog.ts';

export type ModalProps = {
  /** For buttons that open it: `<Button {...opensDialog(id)}>`. */
  id: string;
  title: string;
  children: ReactNode;
  /** A poster half, left on wide screens and above on phones. */
  art?: PosterArt;
  /** As narrow as a form of one column; from the lower edge on phones. */
  narrow?: boolean;
  /** False: only its own buttons close it. */
  closable?: boolean;
  /** Opens and closes it from outside; follow `onClose`. */
  open?: boolean;
  onClose?: () => void;
};

/** A dialog over the page. Escape, the backdrop and × close it; focus stays inside and then goes back. */
export function Modal({ id, title, children, art, narrow, closable = true, open, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDialogOpen(dialog, open);
  useBackdropClose(dialog, closable);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={classes(styles.modal, art && styles.withArt, narrow && styles.narrow)}
      aria-labelledby={titleId}
      closedby={closable ? 'any' : 'none'}
      onCancel={closable ? undefined : (event) => event.preventDefault()}
      onClose={onClose}
    >
      <div className={styles.inside}>
        {art && <Art art={art} alt="" sizes="24rem" loading="lazy" className={styles.art} />}
        <div className={styles.body}>
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
        {closable && <CloseButton className={styles.close} look={art ? 'raised' : 'plain'} />}
      </div>
    </dialog>
  );
}
