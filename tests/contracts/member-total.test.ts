import { beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '#kernel/shared';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { seededSite } from './testing.ts';

const LINE = /Member price [^<]*<\/b>([^<]*)/;

describe('the panel of a trip', () => {
  const site = seededSite();
  const { pool } = site.door;
  const offer = { slug: '', id: '', saving: 0, currency: '' };
  let panel: (travelers: number) => Promise<string>;

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    const app = createApp({ ...site.door, pages });
    const { rows } = await pool.query(
      `select trips.slug, d.id, d.member_saving_cents as saving, d.currency
       from departures d join trips on trips.id = d.trip_id
       where d.member_saving_cents > 0 and d.availability = 'open' and d.start_date > $1::date + 120
         and trips.status = 'published' and trips.superseded_by is null
       order by d.start_date, d.id limit 1`,
      [site.ctx.clock()],
    );
    Object.assign(offer, rows[0]);
    panel = async (travelers) => {
      const asked = `http://localhost/trips/${offer.slug}?departure=${offer.id}&travelers=${travelers}`;
      return (await app.request(asked)).text().then((html) => html.replaceAll('<!-- -->', ''));
    };
  });

  const centsIn = (text: string) =>
    Number((text.match(/[\d,]+(?:\.\d\d)?(?= in all)/)?.[0] ?? '').replaceAll(',', '')) * 100;

  it('tells what members pay in all for what is chosen: their saving less for each', async () => {
    for (const travelers of [1, 2, 3]) {
      const html = await panel(travelers);
      const [, said = ''] = LINE.exec(html) ?? [];
      const total = /<dt>Total<\/dt><dd>([^<]+)/.exec(html)?.[1] ?? '';
      const saved = { cents: centsIn(`${total} in all`) - offer.saving * travelers, currency: offer.currency };
      expect(said).toBe(`, for this choice ${formatMoney(saved)} in all`);
    }
  });

  it('says of a date that is sold out meanwhile that it is, where a link asks for it', async () => {
    expect(await panel(2)).not.toContain('is sold out.');
    await pool.query(`update departures set availability = 'sold_out' where id = $1`, [offer.id]);
    expect(await panel(2)).toMatch(/is sold out\.<\/b> Another date is chosen for you/);
    await pool.query(`update departures set availability = 'open' where id = $1`, [offer.id]);
  });

  it('says nothing of it on a date on which members pay what everybody does', async () => {
    await pool.query('update departures set member_saving_cents = null where id = $1', [offer.id]);
    expect(await panel(2)).not.toContain('for this choice');
  });
});
