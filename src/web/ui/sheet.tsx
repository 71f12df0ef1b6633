import { type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';
import { CloseButton } from './close-button.tsx';
import styles from './sheet.module.css';
import { useBackdropClose, useDialogOpen } from './use-dialog.ts';

export type SheetProps = {
  /** For buttons that open it: `<Button {...opensDialog(id)}>`. */
  id: string;
  title: string;
  children: ReactNode;
  /** Stays at the bottom edge: "Show 128 trips". */
  footer?: ReactNode;
  /** From 992 px on it is no sheet but stands in the page, always there, without title bar and footer. */
  inline?: boolean;
  open?: boolean;
  onClose?: () => void;
};

/** A panel that slides in from the lower edge of a phone: filters, sorting, dates. */
export function Sheet({ id, title, children, footer, inline, open, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDialogOpen(dialog, open);
  useBackdropClose(dialog);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={classes(styles.sheet, inline && styles.inline)}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
