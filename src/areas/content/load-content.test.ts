import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder, testContext, testDatabase } from '#kernel/testing';
import { contentLists, contentPage, experts } from './content.ts';
import { readContent } from './files/read-content.ts';
import { readFolders } from './files/read-folders.ts';
import { loadContent } from './load-content.ts';
import { shippedLists } from './testing.ts';

const about = (title: string) => `---\npath: /about\ntitle: ${title}\n---\n\nSome words.\n`;
const ana = '---\nslug: ana\nname: Ana\nrole: The Andes\n---\n\nWalks.\n';
const QUOTE = { text: 'To move.', source: 'Stevenson' };
const { menus, browse, restrictions, topics, 'trip-types': tripTypes } = await shippedLists();
const WHOLE = {
  'pages/about.md': about('About'),
  'experts/ana.md': ana,
  // JSON is YAML.
  'lists/browse.yaml': JSON.stringify(browse),
  'lists/menus.yaml': JSON.stringify(menus),
  'lists/press.yaml': 'mentions: []\n',
  'lists/quotes.yaml': JSON.stringify([QUOTE]),
  'lists/roles.yaml': '[]',
  'lists/restrictions.yaml': JSON.stringify(restrictions),
  'lists/social.yaml': '[]',
  'lists/topics.yaml': JSON.stringify(topics),
  'lists/trip-types.yaml': JSON.stringify(tripTypes),
};

describe('loading content', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

  const folderOf = (files: Record<string, string>) => {
    const folder = temporaryFolder('content');
    folders.push(folder);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  };
  const load = async (...folders: Record<string, string>[]) =>
    loadContent(
      ctx,
      readContent(await readFolders(folders.map(folderOf)), () => true),
    );
  const news = async () => {
    const { rows } = await pool.query<{ topic: string }>('delete from outbox_events returning topic');
    return rows.map(({ topic }) => topic);
  };

  it('takes everything in at first, and tells it once', async () => {
    expect(await load(WHOLE)).toEqual({ added: 11, changed: 0, removed: 0 });
    expect(await news()).toEqual(['content.changed']);
    expect(await contentPage(ctx, '/about')).toMatchObject({ path: '/about', title: 'About', body: 'Some words.' });
    expect(await contentLists(ctx)).toMatchObject({ press: { mentions: [], awards: [] }, quotes: [QUOTE] });
    expect(await experts(ctx)).toMatchObject([{ slug: 'ana', name: 'Ana', regions: [] }]);
  });

  it('writes nothing and tells nothing when the files say the same', async () => {
    const before = await pool.query('select xmin, * from content_entries order by key');
    expect(await load(WHOLE)).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(await news()).toEqual([]);
    expect((await pool.query('select xmin, * from content_entries order by key')).rows).toEqual(before.rows);
  });

  it('tells of one page alone when only its text changes', async () => {
    expect(await load({ ...WHOLE, 'pages/about.md': about('About us') })).toMatchObject({ changed: 1 });
    const { rows } = await pool.query('select topic, subject_id from outbox_events');
    expect(rows).toEqual([{ topic: 'page.changed', subject_id: (await contentPage(ctx, '/about'))?.id }]);
    await news();
  });

  it('takes in nothing of files of which one is broken', async () => {
    const broken = { ...WHOLE, 'pages/about.md': about('Another'), 'experts/ana.md': 'no facts' };
    await expect(load(broken)).rejects.toThrow(/experts\/ana\.md:1: The file must begin/);
    expect(await contentPage(ctx, '/about')).toMatchObject({ title: 'About us' });
    expect(await news()).toEqual([]);
  });

  it('has a file of a later folder stand in place of that of the same name', async () => {
    expect(await load(WHOLE, { 'pages/about.md': about('Ours') })).toEqual({ added: 0, changed: 1, removed: 0 });
    expect(await contentPage(ctx, '/about')).toMatchObject({ title: 'Ours' });
    expect(await experts(ctx)).toHaveLength(1);
    await news();
  });

  it('forgets what no file says any more', async () => {
    const { 'experts/ana.md': _, ...rest } = WHOLE;
    expect(await load(rest)).toEqual({ added: 0, changed: 1, removed: 1 });
    expect(await experts(ctx)).toEqual([]);
    expect(await news()).toEqual(['content.changed']);
  });

  it('is one after the other when two servers start at once', async () => {
    const [one, other] = await Promise.all([load(WHOLE), load(WHOLE)]);
    expect([one.added + other.added, one.removed + other.removed]).toEqual([1, 0]);
    expect(await news()).toEqual(['content.changed']);
  });
});
