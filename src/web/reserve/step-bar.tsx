import type { ReactNode } from 'react';
import { ClockTime } from '../ui/clock-time.tsx';
import { PayBar } from './pay-bar.tsx';
import type { ShownReserve } from './shown-reserve.ts';
import { dueNow, people, sumOf } from './words.ts';

/** The one button of a step, on phones with the total, at the last step what is paid now. */
export function StepBar({ page, pays, children }: { page: ShownReserve; pays?: boolean; children: ReactNode }) {
  const { plan, party, reservation, trip } = page;
  if (!plan) return children;
  const total = sumOf(plan, plan.totalCents);
  const now = dueNow(page)?.nowCents ?? plan.totalCents;
  const until = reservation?.holdExpiresAt;
  if (pays) {
    return (
      <PayBar
        amount={`${sumOf(plan, now - (reservation?.giftCardCents ?? 0))} now`}
        note={
          <>
            of {total}
            {until && (
              <>
                ,<br />
                until <ClockTime at={until} />
              </>
            )}
          </>
        }
      >
        {children}
      </PayBar>
    );
  }
  return (
    <PayBar
      amount={total}
      note={
        until ? (
          <>
            held until <ClockTime at={until} />
          </>
        ) : (
          `${people(party.travelers)}, ${trip.isPayable ? `${sumOf(plan, now)} now` : 'nothing is charged here'}`
        )
      }
    >
      {children}
    </PayBar>
  );
}
