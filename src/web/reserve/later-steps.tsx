/** What comes once a reservation has begun. */
export { ConfirmStep } from './confirm-step.tsx';
export { DatesStep } from './dates-step.tsx';
export { PassengersStep } from './passengers-step.tsx';
export { PaymentStep } from './payment-step.tsx';
