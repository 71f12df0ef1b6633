import { formatDate, formatShortDate } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { FactStrip } from '../ui/fact-strip.tsx';
import type { ShownCompanyBookings } from './company-desk.loader.ts';

/** How a company stands: what waits, what comes, what isn’t paid in time, and its next date. */
export function CompanyFigures({ desk: { figures, next } }: { desk: Pick<ShownCompanyBookings, 'figures' | 'next'> }) {
  const { counts, waitingSince, soon, overdueSince } = figures;
  const onNext = next && [
    next.travelers > 0 ? plural(next.travelers, 'traveler') : 'nobody from here yet',
    ...(next.spotsLeft === null ? [] : [`${plural(next.spotsLeft, 'place')} left`]),
  ];
  return (
    <FactStrip
      facts={[
        {
          label: 'Waiting',
          value: counts.waiting,
          note: waitingSince && `since ${formatDate(waitingSince.slice(0, 10))}`,
        },
        {
          label: 'Confirmed, next 90 days',
          value: soon.bookings,
          note: soon.travelers > 0 && plural(soon.travelers, 'traveler'),
        },
        { label: 'Balance overdue', value: counts.overdue, note: overdueSince && `since ${formatDate(overdueSince)}` },
        {
          label: 'Next departure',
          value: next ? formatShortDate(next.startDate) : 'None',
          note: onNext?.join(', '),
        },
      ]}
    />
  );
}
