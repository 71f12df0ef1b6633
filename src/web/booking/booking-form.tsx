import { type ReactNode, useState } from 'react';
import { SendingVeil } from '../forms/sending-veil.tsx';
import styles from './booking.module.css';

type Props = {
  id: string;
  /** What the server does with it. */
  name: string;
  label: string;
  /** What it tells the server beside what is typed. */
  hidden?: Readonly<Record<string, string | number>>;
  className?: string | undefined;
  children: ReactNode;
};

/** Something that is done with a booking, as a plain form: it is answered with the page that says what became of it. */
export function BookingForm({ id, name, label, hidden = {}, className, children }: Props) {
  const [sending, setSending] = useState(false);
  return (
    <form
      method="post"
      action={`/booking/${id}`}
      className={`${styles.form} ${className ?? ''}`}
      aria-label={label}
      aria-busy={sending}
      onSubmit={(event) => (sending ? event.preventDefault() : setSending(true))}
    >
      <input type="hidden" name="do" value={name} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      {sending && <SendingVeil />}
    </form>
  );
}
