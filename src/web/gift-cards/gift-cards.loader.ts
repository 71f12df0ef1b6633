import { data } from 'react-router';
import { openBalance } from '#gift-cards';
import { isPaypalReachable } from '#payments';
import { readTextPage } from '../content/text-page.loader.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { cardArt } from './card-art.ts';
import { cardCurrencies } from './card-currencies.loader.ts';
import { refusalOf } from './refusals.ts';

/** What gift cards are; what one has left is shown to whoever has just entered its code. */
export async function giftCardsLoader(services: Services, path: string, request: Request) {
  const { ctx, keyring, page } = services;
  const { shown, id, links } = await readTextPage(services, path);
  const { searchParams: query } = new URL(request.url);
  const currencies = await cardCurrencies(services);
  const told = {
    balance: openBalance({ keyring }, query.get('balance'), ctx.clock()),
    refusal: refusalOf(query.get('error')),
    currencies,
    isOnSale: isPaypalReachable(ctx) && currencies.length > 0,
    art: cardArt,
  };
  return data(
    { ...shown, ...told },
    { headers: cacheHeaders(page, request, { tags: [`page:${id}`, 'lists', ...links] }) },
  );
}
