import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId, silentLog } from '#kernel';
import { testDatabase } from '#kernel/testing';
import { followPartnerHosts, type PartnerHosts } from './partner-hosts.ts';

const SOON = { timeout: 10_000, interval: 10 };

describe('the hosts of partner sites', () => {
  const { db } = testDatabase();
  let hosts: PartnerHosts | null = null;
  afterEach(() => hosts?.stop());

  const addPartner = (slug: string) =>
    sql`insert into partners (id, slug, name, base_url, active)
        values (${newId()}, ${slug}, ${slug}, ${`https://${slug}.example:8443/trips`}, true)`.execute(db);

  it('follow a partner who comes, goes and moves, without a restart', async () => {
    await addPartner('andes');
    hosts = await followPartnerHosts(db, silentLog, 20);
    expect(hosts.has('andes.example:8443')).toBe(true);
    expect(hosts.has('fjords.example:8443')).toBe(false);
    const { rows } = await sql<{ id: string }>`select id from partners`.execute(db);
    expect(hosts.get('andes.example:8443')).toBe(rows[0]?.id);

    await addPartner('fjords');
    await vi.waitFor(() => expect(hosts?.has('fjords.example:8443')).toBe(true), SOON);
    await sql`update partners set base_url = 'https://north.example' where slug = 'fjords'`.execute(db);
    await vi.waitFor(() => expect(hosts?.has('north.example')).toBe(true), SOON);
    expect(hosts.has('fjords.example:8443')).toBe(false);
    await sql`update partners set active = false where slug = 'fjords'`.execute(db);
    await vi.waitFor(() => expect(hosts?.has('north.example')).toBe(false), SOON);
    expect(hosts.has('andes.example:8443')).toBe(true);
  });

  it('stay as they were known while the database is away, and are read again when it is back', async () => {
    await addPartner('coast');
    const warnings: string[] = [];
    const log = { ...silentLog, warn: (_: object, message: string) => void warnings.push(message) };
    hosts = await followPartnerHosts(db, log, 20);
    await sql`alter table partners rename to partners_away`.execute(db);
    await vi.waitFor(() => expect(warnings).not.toEqual([]), SOON);
    expect(hosts.has('coast.example:8443')).toBe(true);
    await sql`alter table partners_away rename to partners`.execute(db);
    await addPartner('lakes');
    await vi.waitFor(() => expect(hosts?.has('lakes.example:8443')).toBe(true), SOON);
    expect(warnings).toHaveLength(1);
  });
});
