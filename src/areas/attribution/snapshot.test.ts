import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { touchOf } from './arrival.ts';
import { cookiesOf } from './cookies.ts';
import { keepAttribution } from './snapshot.ts';

const SITE = 'https://sojourn.example';

/** The cookies of a browser that makes these visits: address and referrer. */
function browse(visits: readonly [path: string, referrer?: string][]): Record<string, string> {
  const jar: Record<string, string> = {};
  for (const [path, referrer] of visits) {
    for (const { name, value } of cookiesOf(
      touchOf(new URL(path, SITE), referrer, ['www.paypal.com']),
      jar,
      '2026-11-20',
    )) {
      if (value === null) delete jar[name];
      else jar[name] = value;
    }
  }
  return jar;
}

describe('what is kept of the way that led to the site', () => {
  it('is the first and the last way, and direct visits take the place of none', () => {
    const jar = browse([
      ['/trips/inca-trail?utm_source=Newsletter&utm_medium=email&utm_campaign=May', 'https://mail.example/'],
      ['/all-trips', `${SITE}/trips/inca-trail`],
      ['/guide/peru', 'https://www.google.com/'],
      ['/reserve/paypal-return', 'https://www.paypal.com/'],
      ['/contact'],
    ]);
    expect(JSON.parse(jar.landing ?? '')).toEqual({
      landing_url: '/trips/inca-trail?utm_source=Newsletter&utm_medium=email&utm_campaign=May',
      last_url: '/contact',
    });
    expect(jar).toMatchObject({
      campaign_source_first: 'newsletter',
      source_campaign_first: 'May',
      source_channel_first: 'email',
      source_utm_first: 'utm_source=Newsletter&utm_medium=email&utm_campaign=May',
      channel_first: '1939',
      source_channel_last: 'search',
      channel_last: '1937',
    });
    // The search named no campaign: the newsletter's isn't left beside it.
    expect(jar).not.toHaveProperty('campaign_source_last');
    expect(jar).not.toHaveProperty('source_utm_last');
  });

  it('names no person: of an address the path and its campaign are kept', () => {
    const jar = browse([['/join-d?token=secret&email=a%40b.example&order=17&utm_source=x']]);
    expect(jar.landing).toContain('/join-d?utm_source=x');
    expect(JSON.stringify(jar)).not.toMatch(/secret|b\.example|17/);
    const token = 'a1'.repeat(32);
    expect(browse([[`/wishlist/shared/${token}?utm_source=x`]]).landing).toContain('/wishlist/shared/…?utm_source=x');
  });

  it('is the latest affiliate, with its day', () => {
    const jar = browse([['/?affiliate=7'], ['/?affiliate=8'], ['/about']]);
    expect(jar).toMatchObject({ pop_affiliate_source: '8', pop_affiliate_source_date: '2026-11-20' });
  });

  describe('beside what somebody sends', () => {
    const { db } = testDatabase();
    const ctx = () => testContext(db);
    const kept = async (id: string) =>
      (await sql<Record<string, unknown>>`select * from attribution_snapshots where subject_id = ${id}`.execute(db))
        .rows;

    it('is written down once, with their consent', async () => {
      const id = newId();
      const jar = { ...browse([['/?affiliate=7', 'https://blog.example/']]), consent: 'marketing-yes' };
      await keepAttribution(ctx(), { kind: 'lead', id }, jar);
      await keepAttribution(ctx(), { kind: 'lead', id }, { consent: 'marketing-yes' });
      expect(await kept(id)).toMatchObject([
        { channelFirst: 44093, channelLast: 44093, landingUrl: '/?affiliate=7', popAffiliateSource: '7' },
      ]);
    });

    it.each([
      ['missing', undefined],
      ['refused', 'marketing-no'],
      ['for something else', 'analytics-yes'],
    ])('is nothing while that is %s', async (_how, consent) => {
      const id = newId();
      const jar = browse([['/', 'https://blog.example/']]);
      await keepAttribution(ctx(), { kind: 'lead', id }, { ...jar, ...(consent && { consent }) });
      expect(await kept(id)).toEqual([]);
    });

    it('holds nothing that can’t be ours, however the cookies were changed', async () => {
      const id = newId();
      await keepAttribution(
        ctx(),
        { kind: 'lead', id },
        {
          consent: 'marketing-yes',
          landing: '{"landing_url":5}',
          channel_first: '99999999999',
          channel_last: '1937',
          campaign_source_last: `a\0${'b'.repeat(999)}`,
          pop_affiliate_source_date: '2026-02-31',
        },
      );
      expect(await kept(id)).toMatchObject([
        { landingUrl: null, channelFirst: null, channelLast: 1937, popAffiliateSourceDate: null },
      ]);
      expect(String((await kept(id))[0]?.campaignSourceLast)).toHaveLength(200);
    });
  });
});
