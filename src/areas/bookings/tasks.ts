import { defineTasks } from '#kernel/team';

/** Of which bookings tell the team. */
export const bookingTasks = defineTasks({
  'booking.departure_changed_late': {
    about: 'booking',
    title: 'A date changed after its trip had begun',
    todo: 'Nothing was undone by itself. Ask the company what happened, and settle it with the traveler.',
    facts: { what: 'The date was', starts_on: 'It starts on' },
  },
  'booking.payment_overdue': {
    about: 'booking',
    title: 'A balance is overdue by a week',
    todo: 'Write to the traveler. Cancel the booking by its terms if it isn’t paid; nothing is canceled by itself.',
    facts: { amount: 'To be paid', due_on: 'Was due on', starts_on: 'Trip starts on' },
  },
});
