import type { BuyView, buyLoader } from './buy.loader.ts';

export type { BuyView };
/** What the page of buying a gift card shows. */
export type ShownBuy = Awaited<ReturnType<typeof buyLoader>>['data'];
