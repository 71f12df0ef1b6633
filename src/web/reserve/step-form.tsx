import { type ReactNode, useState } from 'react';
import { SendingVeil } from '../forms/sending-veil.tsx';
import styles from './reserve.module.css';
import type { ShownReserve } from './shown-reserve.ts';
import { useReservePath } from './use-reserve-path.ts';

type Props = {
  /** What the server does with it. */
  name: string;
  reservation: NonNullable<ShownReserve['reservation']>;
  label: string;
  children: ReactNode;
};

/** A step of a reservation, as a plain form: it sends itself, and is answered with the step that follows. */
export function StepForm({ name, reservation, label, children }: Props) {
  const [sending, setSending] = useState(false);
  return (
    <form
      method="post"
      action={useReservePath()}
      className={styles.form}
      aria-label={label}
      aria-busy={sending}
      onSubmit={(event) => (sending ? event.preventDefault() : setSending(true))}
    >
      <input type="hidden" name="do" value={name} />
      <input type="hidden" name="reservation" value={reservation.id} />
      <input type="hidden" name="version" value={reservation.version} />
      {children}
      {sending && <SendingVeil />}
    </form>
  );
}
