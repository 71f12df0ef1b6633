import { newId } from '#kernel';
import type { NewPaypalPayment } from '../start-payment.ts';

export function newPayment(): NewPaypalPayment {
  return {
    subject: { kind: 'booking', id: newId() },
    operatorId: newId(),
    purpose: 'deposit',
    amountCents: 35_250,
    currency: 'USD',
    description: 'Torres del Paine, deposit',
    returnUrl: 'https://sojourn.example/reserve/thank-you',
    cancelUrl: 'https://sojourn.example/reserve/payment',
  };
}
