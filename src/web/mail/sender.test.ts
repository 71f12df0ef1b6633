import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { senderOf } from './sender.ts';

describe('whose mail it is', () => {
  const { db, pool } = testDatabase();
  const urlOf = async (partnerSlug: string | null, atOwnHost: boolean) => {
    const parts = { images: { read: async () => null } } as never;
    const asked = { partnerSlug, atOwnHost, siteUrl: 'https://sojourn.example/' };
    return (await senderOf(testContext(db), parts, asked)).sender.url;
  };

  it('leads to the root of the host where it was asked for, whatever else stands in the address of that', async () => {
    for (const [slug, address] of [
      ['andes', 'https://trips.andes.example'],
      ['deep', 'https://deep.example/travel/'],
      ['ours', null],
    ]) {
      await pool.query(
        'insert into partners (id, slug, name, base_url, template_type) values (gen_random_uuid(), $1, $1, $2, $3)',
        [slug, address, 'standard'],
      );
    }
    expect(await urlOf('andes', true)).toBe('https://trips.andes.example');
    expect(await urlOf('deep', true)).toBe('https://deep.example');
    expect(await urlOf('andes', false)).toBe('https://sojourn.example');
    expect(await urlOf('ours', true)).toBe('https://sojourn.example');
    expect(await urlOf(null, true)).toBe('https://sojourn.example');
  });
});
