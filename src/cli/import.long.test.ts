import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { departure, feedFile, operator, trip } from '#feeds/testing';
import { bareEnvironment, testDatabase } from '#kernel/testing';
import { importFiles } from './import-files.ts';
import { runHere } from './testing.ts';

/** Root may read everything, so it tries as nobody; where nobody may not even come to the command, it can't. */
const asNobody =
  process.getuid?.() === 0 ? ((statSync('.').mode & 0o001) === 0 ? null : { uid: 65_534, gid: 65_534 }) : {};

function expectSentence({ status, stderr }: { status: number | null; stderr: string }, sentence: RegExp): void {
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(2);
}

describe('npm run import', () => {
  const { url, pool } = testDatabase();

  /** As a process of its own. */
  function runWith(environment: Record<string, string>, args: string[], as: { uid?: number; gid?: number } = {}) {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['src/cli/import.ts', ...args], {
      ...as,
      encoding: 'utf8',
      env: bareEnvironment(environment),
    });
    return { stdout, stderr, status };
  }
  const run = (...args: string[]) => runHere(importFiles(), args, bareEnvironment({ DATABASE_URL: url }));

  it('shows what would change and exits with 0', async () => {
    const path = feedFile([operator('cli'), trip('cli', 't')]);
    const { stdout, status } = await run(path);
    expect(status).toBe(0);
    expect(stdout).toMatch(/trip +1 +1 +0 +0 +0/);
    expect(stdout).toContain('Dry run: nothing was written. Add --apply to write.');
    expect(existsSync(`${path}.problems.txt`)).toBe(false);
  });

  it('prints problems, writes all of them to a file and exits with 1', async () => {
    const wrong = Array.from({ length: 60 }, (_, i) => trip('cli2', `t${i}`, { duration_days: 'ten' }));
    const path = feedFile([operator('cli2'), ...wrong]);
    const { stdout, status } = await run(path, '--apply');
    expect(status).toBe(1);
    expect(stdout).toContain('feed.ndjson:2 duration_days: must be a whole number of days from 1 to 366, is "ten"');
    expect(stdout).toContain('… and 10 more.');
    expect(readFileSync(`${path}.problems.txt`, 'utf8').trimEnd().split('\n')).toHaveLength(60);
  });

  it('lets servers on the same machine go first', async () => {
    const path = feedFile([operator('patient')]);
    const env = bareEnvironment({ DATABASE_URL: url });
    const other = await pool.connect();
    // Another import holds this one up for as long as it is looked at.
    await other.query('select pg_advisory_lock(4815162343)');
    const child = spawn(process.execPath, ['src/cli/import.ts', path, '--apply'], { env, stdio: 'ignore' });
    const ended = once(child, 'close');
    try {
      const priority = () => getPriority(child.pid);
      // As far behind as these tests were begun, where that is further.
      const behind = Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority());
      await expect.poll(priority, { timeout: 30_000 }).toBe(behind);
    } finally {
      await other.query('select pg_advisory_unlock(4815162343)');
      other.release();
    }
    expect(await ended).toEqual([0, null]);
  });

  it.skipIf(asNobody === null)('stays behind where it was begun further behind, which only root may undo', () => {
    const path = feedFile([operator('gentle')]);
    chmodSync(path, 0o644);
    chmodSync(dirname(path), 0o777);
    const { status, stderr } = spawnSync('nice', ['-n', '19', process.execPath, 'src/cli/import.ts', path], {
      encoding: 'utf8',
      env: bareEnvironment({ DATABASE_URL: url }),
      ...asNobody,
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('shows differences with their values', async () => {
    await run(feedFile([operator('cli3', { name: 'Old name' })]), '--apply');
    const { stdout } = await run(feedFile([operator('cli3', { name: 'New name', slug: 'old-name' })]));
    expect(stdout).toContain('operator old-name: name "Old name" → "New name"');
  });

  it.each([
    ['no file', []],
    ['a file that is not there', ['/nowhere/feed.ndjson']],
    ['a name that tells no format', [feedFile('', 'feed.xlsx')]],
    ['a CSV file of no known kind', [feedFile('', 'stuff.csv')]],
    ['an unknown option', ['--aply', 'feed.ndjson']],
  ])('exits with 2 for %s', async (_, args) => expectSentence(await run(...args), /.{10}/));

  it('says what to do about a file that is a folder, not there, in UTF-16 or not to be read', async () => {
    const folder = feedFile('', 'folder.ndjson').replace('folder.ndjson', 'inner.ndjson');
    mkdirSync(folder);
    expectSentence(await run(folder), /inner\.ndjson is no file: name the files of the feed one by one\./);
    expectSentence(await run(`${folder}/feed.ndjson`), /there is no such file\. Check its name and its folder\./);
    const inUtf16 = feedFile(Buffer.from('\ufeff{"kind":"operator"}', 'utf16le'));
    expectSentence(await run(inUtf16, '--apply'), /^feed\.ndjson is encoded in UTF-16.* Save it as UTF-8/);
  });

  it.skipIf(asNobody === null)('says so of a file that belongs to somebody else', async () => {
    const path = feedFile([operator('secret')]);
    chmodSync(path, 0o000);
    expectSentence(
      runWith({ DATABASE_URL: url }, [path], asNobody ?? {}),
      /you may not read it\. Give yourself the right/,
    );
  });

  it.skipIf(asNobody === null)('says so of a database whose socket it may not reach', async () => {
    const path = feedFile([operator('shut')]);
    const folder = dirname(path);
    chmodSync(path, 0o644);
    mkdirSync(`${folder}/shut`, { mode: 0o000 });
    chmodSync(folder, 0o755);
    const shut = `postgresql://nobody@/none?host=${encodeURIComponent(`${folder}/shut`)}`;
    expectSentence(
      runWith({ DATABASE_URL: shut }, [path], asNobody ?? {}),
      /^The database refuses to be called \(.*EACCES/,
    );
  });

  it('says so of a database that is not there, and of a folder in which it can’t lie', async () => {
    const path = feedFile([operator('away')]);
    const away = runWith({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, [path]);
    expectSentence(away, /^No database answers at DATABASE_URL \(ECONNREFUSED\)\. Start it/);
    expectSentence(
      runWith({ DATA_DIR: `${path}/data` }, [path]),
      /^The configuration has a problem:\n {2}DATA_DIR: .* can’t be written \(.*name another folder/,
    );
  });

  it('takes no company of another feed for one it knows', async () => {
    await run(feedFile([operator('cli4', { name: 'Known' })]), '--apply');
    const other = feedFile([operator('cli4', { name: 'Another' })]);
    expectSentence(await run(other), /^Nothing was imported: company cli4 of this feed is Another, .* as Known\./);
    const { status, stdout } = await run(other, '--feed', 'another');
    expect(status).toBe(0);
    expect(stdout).toMatch(/operator +1 +1 +0 +0 +0/);
    expectSentence(await run(other, '--feed', 'An other'), /^--feed: a name has small letters/);
  });

  it('names what a full feed would take down, and writes all of it to a file', async () => {
    const trips = Array.from({ length: 60 }, (_, i) => trip('left', `t${i}`));
    // The command reads the machine's clock, and closes only what hasn't begun.
    const year = new Date().getUTCFullYear() + 1;
    const dates = { start_date: `${year}-05-01`, end_date: `${year}-05-07` };
    const path = feedFile([operator('left'), ...trips, departure('left', 't0', 'd0', dates)]);
    await run(path, '--apply');
    const next = feedFile([operator('left'), trip('left', 't0')]);
    const { stdout } = await run(next, '--full');
    expect(stdout).toContain('This full feed leaves out 59 trips and 1 departure. They would be archived and closed:');
    expect(stdout).toContain('  trip trip-t1 (t1)\n');
    expect(stdout).toContain('… and 10 more.');
    expect(stdout).toContain('Dry run: nothing was written.');
    const all = readFileSync(`${next}.leaving.txt`, 'utf8').trimEnd().split('\n');
    expect(all).toHaveLength(60);
    expect(all.at(-1)).toBe(`departure ${year}-05-01 of trip-t0 (d0)`);
    expect((await pool.query(`select 1 from trips where status = 'archived'`)).rowCount).toBe(0);
  });

  it('says so of a database that a newer version has used', async () => {
    await pool.query(`insert into schema_migrations (name) values ('9999-later.sql')`);
    expectSentence(
      await run(feedFile([operator('newer')])),
      /^A newer version of Sojourn has used this database .*Start that/,
    );
    await pool.query(`delete from schema_migrations where name = '9999-later.sql'`);
  });

  /** Lets the database fail at the first trip of an import, as it does by itself when a disk fills or it is stopped. */
  async function failAtTrips(how: string): Promise<void> {
    await pool.query(`create or replace function fail() returns trigger language plpgsql as $$ begin ${how}; end $$;
      create or replace trigger fail before insert on trips execute function fail()`);
  }

  it.each([
    [
      'a full disk',
      `raise exception 'could not extend file: No space left on device' using errcode = '53100'`,
      /^The disk of the database is full \(53100\)\. Make room on it, then run the command again: what is written stays/,
    ],
    [
      'a database that goes away',
      'perform pg_terminate_backend(pg_backend_pid())',
      /^The connection to the database was lost/,
    ],
  ])('that breaks off by %s loses nothing: repeated, it writes what is missing', async (name, how, sentence) => {
    const path = feedFile([operator(name), trip(name, 't')]);
    await failAtTrips(how);
    const broken = await run(path, '--apply');
    expectSentence(broken, sentence);
    const trips = `select 1 from trips join operators on operators.id = operator_id where operators.source_ref = $1`;
    expect((await pool.query(trips, [name])).rowCount).toBe(0);
    await pool.query('drop trigger fail on trips');
    const { status, stdout } = await run(path, '--apply');
    expect(status).toBe(0);
    expect(stdout).toMatch(/operator +1 +0 +0 +1 +0/);
    expect((await pool.query(trips, [name])).rowCount).toBe(1);
  });

  it('says that the file of problems can’t be written, and shows the first of them all the same', async () => {
    const path = feedFile([operator('full'), trip('full', 't', { duration_days: 'ten' })]);
    mkdirSync(`${path}.problems.txt`);
    const { status, stdout, stderr } = await run(path);
    expect(status).toBe(1);
    expect(stdout).toContain('feed.ndjson:2 duration_days: must be');
    expect(stdout).toMatch(
      /They can't all be written to .*problems\.txt \(EISDIR.*\)\. See to that, and run this again/,
    );
    expect(stderr).toBe('');
  });
});
