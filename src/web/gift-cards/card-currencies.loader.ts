import { currenciesOnSale } from '#catalogue';
import type { Services } from '../services.ts';

const SOLD = ['USD', 'EUR', 'GBP'];

/** Currencies in which cards are sold: those that pay something here. */
export async function cardCurrencies({ ctx, shared }: Services): Promise<string[]> {
  const known = await shared.get('currencies on sale', ctx, currenciesOnSale);
  return SOLD.filter((currency) => known.includes(currency));
}
