import { beforeAll, describe, expect, it } from 'vitest';
import { createPageDoor, createSharedReadings } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { reservingSite } from './reserving.ts';

const SHOP = '/travel-gifts-card';

describe('gift cards are sold in', () => {
  const { site } = reservingSite();
  const { pool } = site.door;
  let render: Awaited<ReturnType<typeof builtPages>>['render'];

  beforeAll(async () => {
    ({ render } = await builtPages());
  });

  /** The page where one is bought, and the one that leads there, once all dates have this currency. */
  async function soldWith(currency: string) {
    await pool.query('update departures set currency = $1', [currency]);
    const pages = createPageDoor(render, null, site.ctx.clock);
    const app = createApp({ ...site.door, pages, shared: createSharedReadings() });
    const read = async (path: string) => (await app.request(`http://localhost${path}`)).text();
    return { buy: await read(`${SHOP}/buy`), shop: await read(SHOP) };
  }
  const optionsIn = (html: string) => [...html.matchAll(/<option value="([A-Z]{3})"/g)].map(([, currency]) => currency);

  it('the currencies in which trips are paid, and no others', async () => {
    const { buy, shop } = await soldWith('EUR');
    expect(optionsIn(buy)).toEqual(['EUR']);
    expect(shop).toContain('€250');
    expect(shop).not.toMatch(/\$250|another currency/);
  });

  it('none that pays nothing: neither page offers one', async () => {
    const { buy, shop } = await soldWith('CHF');
    expect(buy).toContain('Gift cards can’t be bought at the moment');
    expect(buy).toContain('No trip that is paid here has a date in US dollars, euros or pounds.');
    expect(shop).not.toContain(`${SHOP}/buy`);
  });

  it('none of trips that are only asked for', async () => {
    await pool.query('update trips set is_merchant_model = false');
    expect((await soldWith('USD')).buy).toContain('Gift cards can’t be bought at the moment');
  });
});
