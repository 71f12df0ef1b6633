import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, type PartnerScope } from '#kernel';
import { signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const HOST = 'trips.visit-andes.example';

describe('what a member does at the host of a partner', () => {
  const site = seededSite();
  const { pool } = site.door;
  const partner = { id: newId(), slug: 'visit-andes', origin: `http://${HOST}` };
  const { browser, lettersTo, signIn } = signingIn(site, { hosts: new Map<string, PartnerScope>([[HOST, partner]]) });
  let trips: { id: string; name: string }[] = [];
  let people = 0;

  beforeAll(async () => {
    await pool.query(`insert into partners (id, slug, name, base_url) values ($1, $2, 'Visit Andes', $3)`, [
      ...[partner.id, partner.slug, partner.origin],
    ]);
    const { rows } = await pool.query(
      `select id, name from trips where status = 'published' and superseded_by is null order by id limit 2`,
    );
    trips = rows;
    // It shows the first one alone.
    await pool.query(
      `insert into partner_scopes (partner_id, kind, target_id, mode) values ($1, 'trip', $2, 'include')`,
      [partner.id, trips[0]?.id],
    );
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const someone = async () => {
    const [one, email] = [browser(HOST), `there-${++people}@example.com`];
    await signIn(one, email);
    return { ...one, email };
  };
  const whose = async (email: string, name: string) =>
    (await lettersTo(email)).filter((letter) => letter.name === name).map(({ partnerSlug }) => partnerSlug);

  it('is told and mailed by that partner, as with scripts', async () => {
    const [one, next, friend] = [await someone(), `there-${++people}@example.com`, `there-${++people}@example.com`];
    const profile = (form: Record<string, string>) => one.ask('/account/my-profile', { form });
    expect((await profile({ do: 'email', email: next })).location).toContain('saved=email');
    expect(await whose(next, 'email_change')).toEqual(['visit-andes']);
    expect(await whose(one.email, 'email_change_notice')).toEqual(['visit-andes']);
    expect((await profile({ do: 'password', password: 'analytical engine 1843' })).location).toContain(
      'saved=password',
    );
    expect(await whose(one.email, 'password_changed')).toEqual(['visit-andes']);
    expect((await one.ask('/invite-friend', { form: { email: friend } })).location).toContain('sent=yes');
    expect(await whose(friend, 'invite_friend')).toEqual(['visit-andes']);
    const { body } = await one.ask('/v1/trip_wishlists', { body: { name: 'Peaks' } });
    const share = { do: 'share', list: body.data.id, to_email: friend, message: '' };
    expect((await one.ask('/wishlist', { form: share })).location).toContain('shared=yes');
    expect(await whose(friend, 'wishlist_share')).toEqual(['visit-andes']);
    expect((await one.ask('/account/data', { form: { sure: 'yes' } })).location).toContain('closed=yes');
    expect(await whose(one.email, 'account_erased')).toEqual(['visit-andes']);
  });

  it('is whole: lists hold what its pages show, and the file with everything names what the partner doesn’t show', async () => {
    const one = await someone();
    for (const { id } of trips) {
      const said = await one.ask('/wishlist', { form: { do: 'save', trip: id } });
      expect(said.location).not.toContain('error');
    }
    const names = trips.map(({ name }) => name).sort();
    const namesIn = (lists: { trips: { name: string }[] }[]) =>
      lists.flatMap((list) => list.trips.map(({ name }) => name)).sort();
    expect(namesIn((await one.ask('/account/data/export', { form: {} })).body.lists)).toEqual(names);
    const { body } = await one.ask('/v1/me/exports', { body: {} });
    expect(namesIn(body.data.attributes.data.lists)).toEqual(names);
    expect(await whose(one.email, 'data_export')).toEqual(['visit-andes', 'visit-andes']);
  });

  it('is whole with scripts, too: a trip that the partner doesn’t show is saved, listed and shared', async () => {
    const [one, friend] = [await someone(), `there-${++people}@example.com`];
    for (const { id } of trips) {
      const said = await one.ask('/v1/trip_wishlists/last_used/trip_wishlist_trips', { body: { trip_id: id } });
      expect(said.status).toBe(201);
    }
    const { data } = (await one.ask('/v1/trip_wishlists')).body;
    const ids = trips.map(({ id }) => id).sort();
    expect(data[0].relationships.trips.data.map(({ id }: { id: string }) => id).sort()).toEqual(ids);
    const shared = await one.ask(`/v1/trip_wishlists/${data[0].id}/share`, { body: { to_email: friend } });
    expect(shared.status).toBe(202);
    const [letter] = await lettersTo(friend);
    const named = letter?.variables.trips as unknown as { name: string }[];
    expect([letter?.partnerSlug, named.map(({ name }) => name).sort()]).toEqual([
      'visit-andes',
      trips.map(({ name }) => name).sort(),
    ]);
  });
});
