import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { giftCardTokenIn, type OwnOrder, ownOrder } from '#gift-cards';
import { isId } from '#kernel';
import { addDays, toCalendarDate } from '#kernel/shared';
import { isPaypalReachable } from '#payments';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';
import { cardArt } from './card-art.ts';
import { cardCurrencies } from './card-currencies.loader.ts';
import { refusalOf } from './refusals.ts';

const BUY = '/travel-gifts-card/buy';
const DAYS_AHEAD = 365;

/** form: what is asked. summary: it can be paid. finish: back from PayPal. waiting: PayPal hasn’t said. thanks: it is paid. */
export type BuyView = 'form' | 'summary' | 'finish' | 'waiting' | 'thanks';

/**
 * Buying a gift card, by the order that this browser knows. Reading takes nothing, also back from PayPal: the form there
 * does, so that a link that is opened by a program, or twice, charges nobody.
 */
export async function buyLoader(services: Services, request: Request) {
  const { ctx, keyring, page } = services;
  const { searchParams: query } = new URL(request.url);
  const order = await ownOrder(ctx, { keyring }, giftCardTokenIn(request.headers.get('Cookie')));
  const card = query.get('card') ?? '';
  const isBack = isId(card) && query.has('token') && !query.has('left');
  const today = toCalendarDate(ctx.clock());
  const currencies = await cardCurrencies(services);
  const shown = {
    view: viewOf(order, query, isBack),
    // One that was given up is nothing that another one begins with.
    order: order?.state === 'over' ? null : order,
    card: isBack ? card : '',
    refusal: refusalOf(query.has('left') ? 'left' : query.get('error')),
    field: query.get('field'),
    /** Of a form that was refused just now. */
    typed: typedAgain(services, request, BUY),
    amount: /^\d{2,4}$/.test(query.get('amount') ?? '') ? query.get('amount') : null,
    isMember: ctx.actor.kind === 'member',
    currencies,
    isOnSale: isPaypalReachable(ctx) && currencies.length > 0,
    art: cardArt,
    days: { first: today, last: addDays(today, DAYS_AHEAD) },
    key: randomUUID(),
  };
  return data(shown, { headers: cacheHeaders(page, request) });
}

function viewOf(order: OwnOrder | null, query: URLSearchParams, isBack: boolean): BuyView {
  if (query.has('change') || query.has('amount')) return 'form';
  if (isBack && order?.state !== 'bought' && order?.state !== 'paying') return 'finish';
  if (order === null) return query.has('done') ? 'thanks' : 'form';
  return { ordered: 'summary', paying: 'waiting', bought: 'thanks', over: 'form' }[order.state] as BuyView;
}
