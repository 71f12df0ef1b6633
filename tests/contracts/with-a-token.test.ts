import { describe, expect, it } from 'vitest';

import { decideReview, reviewsOf } from '#reviews';
import { REVIEW } from './reviews.ts';
import { signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const OWN = '/v1/me/reviews';

/** No cookie is sent, nor set. */
describe('a program that shows a member’s token', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { program, tokenTo } = signingIn(site);
  const tokenOf = async (email: string): Promise<string> => {
    await program('/next-api/auth/sign-in/magic-link', { email });
    return (await program('/next-api/auth/magic-link/verify', { token: await tokenTo(email) })).body.access_token;
  };
  const calls = (token?: string) => async (method: string, path: string, body?: object) => {
    const said = await program(path, body, token, method);
    expect([path, said.headers.getSetCookie()]).toEqual([path, []]);
    return said;
  };

  it('writes a review, reads, changes and withdraws it', async () => {
    const ada = calls(await tokenOf('ada@example.com'));
    const emmy = calls(await tokenOf('emmy@example.com'));
    const { rows } = await pool.query(
      `select o.id, o.slug from operators o join trips t on t.operator_id = o.id where t.status = 'published' limit 1`,
    );
    const [company] = rows as [{ id: string; slug: string }];
    const review = { ...REVIEW, email: null, operator_slug: company.slug };
    const wrote = await ada('POST', '/v1/write_review', { review });
    expect([wrote.status, wrote.body.data.attributes.state]).toEqual([201, 'in_moderation']);
    const { id } = wrote.body.data;
    await decideReview(site.ctx, site.door, { id, decision: { publish: true }, by: 'a test' });

    const mine = async (as = ada) =>
      (await as('GET', OWN)).body.data.map((one: { id: string; attributes: { state: string; change: object } }) => [
        one.id,
        one.attributes.state,
        one.attributes.change !== null,
      ]);
    expect([await mine(), await mine(emmy)]).toEqual([[[id, 'published', false]], []]);

    const change = { review: { ...REVIEW, summary: 'Slower still' } };
    const steps: [string, string, object?][] = [
      ['PATCH', `${OWN}/${id}`, change],
      ['POST', `${OWN}/${id}/withdraw`, {}],
    ];
    // Nobody but who wrote it, and nobody without a token.
    for (const step of steps) {
      expect([(await emmy(...step)).status, (await calls()(...step)).status]).toEqual([404, 401]);
    }
    expect(await mine()).toEqual([[id, 'published', false]]);
    expect((await ada('PATCH', `${OWN}/${id}`, change)).status).toBe(200);
    expect(await mine()).toEqual([[id, 'published', true]]);
    expect((await ada('POST', `${OWN}/${id}/withdraw`, {})).status).toBe(200);
    expect(await mine()).toEqual([[id, 'withdrawn', false]]);
    const shown = await reviewsOf(
      site.ctx,
      { operatorId: company.id },
      { page: 1, limit: 50, orderBy: 'review_newest' },
    );
    expect(shown.reviews.map((one) => one.id)).not.toContain(id);
  });

  it('follows a company and stops', async () => {
    const ada = calls(await tokenOf('ada@example.com'));
    const { rows } = await pool.query('select id, slug from operators order by reviews_count desc limit 1');
    const [company] = rows as [{ id: string; slug: string }];
    const followed = async () => (await ada('GET', '/v1/member_state')).body.data.attributes.followed_operator_ids;
    const follow = ['POST', `/v1/followings?followable_type=Operator&followable_id=${company.slug}`, {}] as const;
    expect((await calls()(...follow)).status).toBe(401);
    expect(await followed()).toEqual([]);
    expect((await ada(...follow)).status).toBe(201);
    expect(await followed()).toEqual([company.id]);
    const stop = ['DELETE', `/v1/followings/${company.slug}`] as const;
    expect((await calls()(...stop)).status).toBe(401);
    expect((await ada(...stop)).status).toBe(200);
    expect(await followed()).toEqual([]);
  });
});
