import { beforeAll, describe, expect, it } from 'vitest';
import { sharedList } from './shared-list.ts';
import { type Browser, type Said, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const ONE = 'query ($slug: String!) { operatorProfile(slug: $slug) { isFollowed } }';
const MANY = `query ($slug: String!, $fields: Boolean!) { categoryOperatorReviews(slug: $slug, limit: 12) {
  nodes { id isFollowed @include(if: $fields) } } }`;
const LIST = `query ($token: String!, $page: Int) { sharedWishlist(token: $token, page: $page, limit: 2) {
  name sharedBy nodes { id slug } metadata { totalCount totalPages } } }`;

describe('what members save, over GraphQL:', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, program, tokenTo, signIn } = signingIn(site);
  let page = '';
  let operators: { id: string; slug: string }[] = [];

  beforeAll(async () => {
    const pages = await pool.query(
      `select page.slug, page.category_id from category_pages page join categories on categories.id = page.category_id
       where page.kind = 'operator' order by operators_count desc, page.id limit 1`,
    );
    page = pages.rows[0].slug;
    const { data } = await site.query(`{ categoryOperatorReviews(slug: "${page}", limit: 12) { nodes { id slug } } }`);
    operators = data.categoryOperatorReviews.nodes;
    expect(operators.length).toBeGreaterThan(3);
  });

  const asked = (query: string, variables: object) => ({ query, variables });
  const follow = (who: Browser, id = '') =>
    who.ask(`/v1/followings?followable_type=Operator&followable_id=${id}`, { method: 'POST' });
  const member = async (email: string): Promise<Browser> => {
    const who = browser();
    await signIn(who, email);
    return who;
  };
  const isFollowed = ({ body }: Said): boolean => body.data.operatorProfile.isFollowed;
  const followedIn = ({ body }: Said): string[] =>
    body.data.categoryOperatorReviews.nodes
      .filter((node: { isFollowed: boolean }) => node.isFollowed)
      .map(({ id }: { id: string }) => id);

  describe('a company', () => {
    const own = { slug: '' };
    beforeAll(() => {
      own.slug = operators[0]?.slug ?? '';
    });

    it('is followed for who follows it, and for nobody else', async () => {
      const [follower, other] = [await member('follower@example.com'), await member('other@example.com')];
      await follow(follower, operators[0]?.id);
      await follow(other, operators[1]?.id);
      const profile = { body: asked(ONE, own) };
      expect(isFollowed(await follower.ask('/graphql', profile))).toBe(true);
      expect(isFollowed(await other.ask('/graphql', profile))).toBe(false);
      expect(isFollowed(await browser().ask('/graphql', profile))).toBe(false);
      await follower.ask(`/v1/followings/${operators[0]?.id}?followable_type=Operator`, { method: 'DELETE' });
      expect(isFollowed(await follower.ask('/graphql', profile))).toBe(false);
    });

    it('is followed for the program of who follows it, by its token', async () => {
      const email = 'program-that-follows@example.com';
      await program('/next-api/auth/sign-in/magic-link', { email });
      const signedIn = await program('/next-api/auth/magic-link/verify', { token: await tokenTo(email) });
      const { access_token: token } = signedIn.body;
      await program(`/v1/followings?followable_type=Operator&followable_id=${operators[0]?.id}`, {}, token);
      expect(isFollowed(await program('/graphql', asked(ONE, own), token))).toBe(true);
      expect(isFollowed(await program('/graphql', asked(ONE, own)))).toBe(false);
    });

    it('is asked about with all others of its list at once, and for visitors not at all', async () => {
      const follower = await member('follower-of-two@example.com');
      const followed = [operators[2]?.id ?? '', operators[1]?.id ?? ''];
      for (const id of followed) await follow(follower, id);
      const askFor = (who: Browser, fields: boolean) =>
        who.ask('/graphql', { body: asked(MANY, { slug: page, fields }) });
      expect(followedIn(await askFor(follower, true)).sort()).toEqual(followed.sort());
      const without = await site.statements(() => askFor(follower, false));
      expect(await site.statements(() => askFor(follower, true))).toBe(without + 1);
      const visitor = browser();
      const ofVisitor = await site.statements(() => askFor(visitor, false));
      expect(await site.statements(() => askFor(visitor, true))).toBe(ofVisitor);
    });
  });

  describe('a shared list', () => {
    let token = '';
    let ids: string[] = [];
    beforeAll(async () => {
      token = (await sharedList(site)).split('/').at(-1) ?? '';
      const { rows } = await pool.query('select trip_id as id from wishlist_trips order by trip_id');
      ids = rows.map(({ id }) => id);
    });
    const listOf = async (given: string, more: object = {}) => {
      const { data, errors = [] } = await site.query(LIST, { token: given, ...more });
      return { list: data.sharedWishlist, refused: errors.map(({ message, extensions }) => [message, extensions]) };
    };
    const absent = {
      list: null,
      refused: [['Page not found', { code: 'NOT_FOUND', status: 404, exception: { name: 'NOT_FOUND' } }]],
    };

    it('is what its link’s page shows, a page of it at a time', async () => {
      const { list, refused } = await listOf(token);
      expect(refused).toEqual([]);
      expect(list).toMatchObject({
        name: 'Andes next spring',
        sharedBy: 'A traveler',
        metadata: { totalCount: 3, totalPages: 2 },
      });
      const second = (await listOf(token, { page: 2 })).list;
      expect([...list.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids);
    });

    it('shows no trip that isn’t offered any more', async () => {
      for (const [gone, back] of [
        ["status = 'draft'", "status = 'published'"],
        [`superseded_by = '${ids[1]}'`, 'superseded_by = null'],
      ]) {
        await pool.query(`update trips set ${gone} where id = $1`, [ids[0]]);
        const { list } = await listOf(token);
        expect([list.metadata.totalCount, list.nodes.map(({ id }: { id: string }) => id)]).toEqual([2, ids.slice(1)]);
        await pool.query(`update trips set ${back} where id = $1`, [ids[0]]);
      }
    });

    it('is as absent by a link that was stopped as by one that never was, whoever asks', async () => {
      for (const made of ['', 'none', 'f0'.repeat(32), `${token}x`]) expect(await listOf(made)).toEqual(absent);
      const hash = await pool.query('select token_hash from wishlist_shares');
      expect(await listOf(hash.rows[0].token_hash.toString('hex'))).toEqual(absent);
      await pool.query('update wishlist_shares set revoked_at = now()');
      expect(await listOf(token)).toEqual(absent);
      const said = await (await member('curious@example.com')).ask('/graphql', { body: asked(LIST, { token }) });
      expect([said.body.data.sharedWishlist, said.body.errors[0].extensions.code]).toEqual([null, 'NOT_FOUND']);
    });
  });
});
