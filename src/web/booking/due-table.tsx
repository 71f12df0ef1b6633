import { formatDate } from '#kernel/shared';
import { Board } from '../reserve/board.tsx';
import { Section } from '../ui/section.tsx';
import { DUE, sumOf } from './booking-words.ts';
import type { ShownBooking } from './shown-booking.ts';
import { StateMark } from './state-mark.tsx';

type Due = ShownBooking['dues'][number];

const WHAT = { deposit: 'Deposit', balance: 'The balance', price: 'The whole price' };

/** Each part of the price: when it is paid, and how it stands. */
export function DueTable({ booking }: { booking: ShownBooking }) {
  const { dues, totalCents, status } = booking;
  if (dues.length === 0) return null;
  const isOver = status === 'cancelled' || status === 'declined' || status === 'expired';
  return (
    <Section title={isOver ? 'What was due' : 'What is due'} id="due">
      <Board
        columns={[{ title: 'When' }, { title: 'What' }, { title: 'State' }, { title: 'Amount', is: 'sum' }]}
        rows={dues.map((due) => ({
          key: due.label ?? due.what,
          cells: [
            whenOf(due),
            due.what === 'local' ? due.label : WHAT[due.what],
            <StateMark key="state" {...DUE[due.state]} />,
            <b key="sum">{sumOf(booking, due.cents)}</b>,
          ],
        }))}
        total={totalCents !== null && dues.length > 1 ? ['Total', '', '', sumOf(booking, totalCents)] : undefined}
      />
    </Section>
  );
}

function whenOf({ what, on, state }: Due): string {
  if (what === 'local') return 'On the trip';
  if (state === 'asked') return 'When it is confirmed';
  if (on === null) return state === 'open' ? 'Later, when asked' : '';
  return state === 'open' || state === 'overdue' ? `By ${formatDate(on)}` : formatDate(on);
}
