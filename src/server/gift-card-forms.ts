import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import {
  captureGiftCardPayment,
  cardFields,
  giftCardByCode,
  giftCardCookie,
  orderGiftCard,
  ownOrder,
  sealBalance,
  startGiftCardPayment,
} from '#gift-cards/doors';
import { type Context, isAppError, isId } from '#kernel';
import { formFields } from '#kernel/http';
import { minorDigits } from '#kernel/shared';
import { begunOnce } from './begun-once.ts';
import { contextAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import {
  type Form,
  type FormCall,
  forgetTyped,
  keepTyped,
  mountForm,
  type Outcome,
  ownOf,
  pathWith,
} from './form-door.ts';

const PAGE = '/travel-gifts-card';
const BUY = `${PAGE}/buy`;

type Deed = (c: FormCall, door: Door, ctx: Context, given: Form) => Promise<Outcome>;

/** Buying a gift card, step by step, and looking at what one has left: forms that work without scripts. */
export function giftCardForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, `POST ${PAGE}`, async (c, { code = '' }) => {
    const ctx = contextAt(door, c);
    try {
      const card = await giftCardByCode(ctx, { code: code.slice(0, 100) });
      return { to: `${pathWith(PAGE, { balance: sealBalance(door, card, ctx.clock()) })}#balance` };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { to: `${pathWith(PAGE, { error: error.code })}#balance` };
    }
  });
  mountForm(app, door, `POST ${BUY}`, async (c, given) => {
    const deed = ownOf(deeds, given.do);
    if (!deed) return { to: BUY };
    try {
      return await deed(c, door, contextAt(door, c), given);
    } catch (error) {
      if (!isAppError(error)) throw error;
      return given.do === 'order'
        ? refused(door, given, { error: error.code })
        : { to: pathWith(BUY, { error: error.code }) };
    }
  });
  return app;
}

const orderFields = z.object({
  amount: z.coerce.number().min(25).max(5000),
  currency: cardFields.currency,
  recipient_name: formFields.name,
  recipient_email: formFields.email,
  message: cardFields.message.optional(),
  sender_name: formFields.name,
  sender_email: formFields.email,
  deliver_on: z.preprocess((text) => text || undefined, cardFields.deliver_on.optional()),
});

/** The form once more, with what was typed. */
const refused = (door: Door, given: Form, said: Form): Outcome => ({
  to: pathWith(BUY, { ...said, change: 'yes' }),
  cookies: keepTyped(door, BUY, Object.keys(orderFields.shape), given),
});

const deeds: Readonly<Record<string, Deed>> = {
  /** Pressed twice it is one. Whoever isn’t signed in shows the work of their browser. */
  async order(_c, door, ctx, given) {
    const read = orderFields.safeParse(given);
    if (!read.success) {
      const field = String(read.error.issues[0]?.path[0]);
      return refused(door, given, { error: 'invalid', field });
    }
    const { amount, currency, message = '', deliver_on: deliverOn = null, ...people } = read.data;
    const { token } = await begunOnce(ctx, door, `POST ${BUY}`, given, async (inside) => {
      if (ctx.actor.kind !== 'member') await door.botCheck.redeem(inside, given.solved ?? null);
      return orderGiftCard(inside, door, {
        amountCents: Math.round(amount * 10 ** minorDigits(currency)),
        currency,
        purchaser: { name: people.sender_name, email: people.sender_email },
        recipient: { name: people.recipient_name, email: people.recipient_email },
        message,
        deliverOn,
      });
    });
    return { to: BUY, cookies: [...forgetTyped(door, BUY), ...(token === null ? [] : [giftCardCookie(token)])] };
  },

  async pay(c, door, ctx) {
    const order = await ownOrder(ctx, door, getCookie(c, giftCardCookie('').name));
    if (!order) return { to: BUY };
    const { approvalUrl } = await startGiftCardPayment(ctx, door, order.id);
    return { to: approvalUrl };
  },

  /** Takes what was approved: nothing else can come of it, whoever sends it. */
  async finish(_c, door, ctx, { card = '' }) {
    if (!isId(card)) return { to: BUY };
    await captureGiftCardPayment(ctx, door, card);
    return { to: pathWith(BUY, { done: 'yes' }) };
  },
};
