import type { CompanyBooking } from '#bookings/shared';

/** Whether a booking waits for the answer of its company. */
export const isWaiting = ({ status }: Pick<CompanyBooking, 'status'>): boolean =>
  status === 'requested' || status === 'pending_operator';
