import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedFile, importFiles, operator, place, trip } from '#feeds/testing';
import { issueGiftCard, orderGiftCard } from '#gift-cards';
import { newId, readConfig, systemClock } from '#kernel';
import { createKeyring, hashOf, withKey } from '#kernel/keys';
import { startMail } from '#kernel/mail';
import { bareEnvironment, temporaryFolder, testContext, testDatabase } from '#kernel/testing';
import { areas } from '../areas.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import { runHere } from './testing.ts';

describe('npm run cli', () => {
  const { url, pool, db } = testDatabase();
  const runWith = (more: Record<string, string>, ...args: string[]) =>
    runHere(catalogueCommands, args, bareEnvironment({ DATABASE_URL: url, ...more }));
  const run = (...args: string[]) => runWith({}, ...args);

  it('pictures: says which are refused and why, which wait, and how many are kept', async () => {
    const picture = (name: string) => ({ url: `https://img.example/${name}.jpg` });
    const feed = [
      operator('walks', { name: 'Walks', image_hosts: ['img.example'] }),
      trip('walks', 't', { cover_image: picture('lost'), main_images: [picture('slow'), picture('kept')] }),
    ];
    await importFiles(pool, feedFile(feed), { apply: true });
    await pool.query(`update image_assets set state = 'refused', attempts = 1,
      reason = 'The company’s server answers 404.' where source_url like '%lost%'`);
    await pool.query(`update image_assets set state = 'stored', object_key = 'k', width = 480, height = 300,
      widths = '{480}' where source_url like '%kept%'`);
    const { stdout, stderr, status } = await run('pictures');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout.split('\n')).toEqual([
      '1 pictures kept, 1 waiting, 1 refused.',
      '  refused  walks  https://img.example/lost.jpg',
      '           The company’s server answers 404.',
      '  waiting  walks  https://img.example/slow.jpg',
      '           Not fetched yet.',
      'Waiting pictures are fetched by a running server (npm start).',
      'A refused picture is tried again when the record that names it changes.',
      '',
    ]);
  });

  it('places: lists the slugs that have a word, larger places first', async () => {
    const cusco = place('cusco', { place_kind: 'city', name: 'Cusco', parent: 'peru' });
    await importFiles(pool, feedFile([cusco, place('peru', { name: 'Peru' }), place('chile')]), { apply: true });
    expect(
      (await run('places', 'U')).stdout
        .trimEnd()
        .split(/\n/)
        .map((line) => line.replace(/ +/g, ' ')),
    ).toEqual(['peru country Peru', 'cusco city Cusco, in peru']);
    expect((await run('places', '%')).stdout).toContain('No place has "%" in its name.');
  });

  it('content:load: takes in what changed, and names file and line of what is wrong', async () => {
    const folder = temporaryFolder('content');
    const load = () => runWith({ CONTENT_DIR: folder }, 'content:load');
    expect(await load()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Content: \d+ new, 0 changed, 0 removed\./),
    });
    expect((await load()).stdout).toBe('The content is what the files say already; nothing changes.\n');
    mkdirSync(join(folder, 'lists'));
    writeFileSync(join(folder, 'lists/press.yaml'), 'mentions:\n  - title: A headline\n');
    const { status, stderr } = await load();
    expect(status).toBe(2);
    expect(stderr).toContain('nothing of it was loaded:');
    expect(stderr).toContain(`${folder}/lists/press.yaml:2: mentions, entry 1, source: is missing`);
    expect(stderr).not.toMatch(/^\s+at /m);
    rmSync(folder, { recursive: true });
  });

  it('rotate-keys: says which keys may go, and renews nothing under the one that a demo made of its own', async () => {
    const key = (version: number) => `${version}:${Buffer.alloc(32, version).toString('base64')}`;
    const rotate = (keys: string) => runWith({ ENCRYPTION_KEYS: keys }, 'rotate-keys');
    const { stdout } = await rotate(`${key(2)},${key(1)}`);
    expect(stdout.trim().split('\n')).toEqual([
      '0 values were encrypted anew under key 2.',
      expect.stringMatching(/^Nothing stands under key 1 any more\. .*take it out of ENCRYPTION_KEYS/),
    ]);
    const folder = temporaryFolder('rotate-keys');
    const demo = await runWith({ DATA_DIR: folder }, 'rotate-keys');
    expect(demo).toMatchObject({ status: 0, stdout: expect.stringContaining('encrypted anew under key 1.') });
    rmSync(folder, { recursive: true });
  });

  it('reviews: tells those that wait whole; publishes one, refuses one, and its author is told', async () => {
    const folder = temporaryFolder('reviews');
    const asDemo = (...args: string[]) => runWith({ DATA_DIR: folder }, ...args);
    await importFiles(pool, feedFile([operator('andes', { name: 'Andes Walks', slug: 'andes' })]), { apply: true });
    const keyring = createKeyring((await withKey(readConfig({ DATA_DIR: folder }))).encryptionKeys);
    const [good, spam] = [newId(), newId()];
    for (const id of [good, spam]) {
      await pool.query(
        `insert into reviews (id, operator_id, author_name, summary, content, overall_score, source, state, reviewed_at)
         select $1, id, 'Ada', 'Slow', E'First line.\\nSecond line.', 4, 'site', 'in_moderation', '2026-01-02'
         from operators where source_ref = 'andes'`,
        [id],
      );
      const secret = keyring.encrypt('{"email":"ada@example.com"}', { table: 'review_authors', column: 'content', id });
      await pool.query('insert into review_authors (id, content, confirmed_at) values ($1, $2, now())', [id, secret]);
    }
    const waiting = `${good}  2026-01-02  4 of 5  Andes Walks\n  Ada: Slow\n  First line.\n  Second line.\n`;
    expect((await asDemo('reviews')).stdout).toContain(waiting);
    expect(await asDemo('reviews:publish', good)).toMatchObject({
      status: 0,
      stdout: 'It is published. Its author is told.\n',
    });
    expect((await asDemo('reviews:reject', spam, 'dull')).stderr).toMatch(/^Name a reason .*\n {2}spam: /);
    expect(await asDemo('reviews:reject', spam, 'spam')).toMatchObject({ status: 0 });
    expect((await asDemo('reviews')).stdout).toBe('No review waits to be read.\n');
    const { rows } = await pool.query('select state, rejection_reason from reviews order by id = $1', [spam]);
    expect(rows.map(Object.values)).toEqual([
      ['published', null],
      ['rejected', 'spam'],
    ]);
    const mails = await pool.query('select name from email_log order by name');
    expect(mails.rows.map(({ name }) => name)).toEqual(['review_published', 'review_rejected']);
    expect(await asDemo('reviews:publish', spam)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^No review/),
    });
    expect(await asDemo('reviews:publish', 'x')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Name the id/),
    });
  });

  it('staff:add: takes a member into the team, prints a link once, and replaces a lost second factor; until staff:remove', async () => {
    const folder = temporaryFolder('staff');
    const add = (...args: string[]) => runWith({ DATA_DIR: folder }, 'staff:add', ...args);
    expect(await add('ada@example.com')).toMatchObject({
      status: 2,
      stderr: 'No member has the address ada@example.com: they join first, and confirm it.\n',
    });
    await pool.query("insert into users (email, email_verified) values ('ada@example.com', true)");
    const link = /http:\/\/localhost:3000\/second-factor\?token=([0-9a-f]{64})\n/;
    const [first] = link.exec((await add('Ada@example.com')).stdout)?.slice(1) ?? [];
    const { rows } = await pool.query(
      `select role, encode(enrolment_hash, 'hex') as hash, confirmed_at from user_roles
       join second_factors on second_factors.id = user_id`,
    );
    expect(rows).toEqual([{ role: 'moderator', hash: hashOf(first ?? '').toString('hex'), confirmed_at: null }]);
    expect(link.exec((await add('ada@example.com', 'finance')).stdout)?.[1]).not.toBe(first);
    const roles = async () => (await pool.query('select role from user_roles order by role')).rows;
    expect(await roles()).toEqual([{ role: 'finance' }]);
    expect((await add('ada@example.com', 'king')).stderr).toMatch(
      /^There is no part king in the team: moderator, finance, admin\./,
    );
    expect((await add()).stderr).toMatch(/^Name the address of a member\./);
    await pool.query(
      `insert into user_roles (user_id, role, operator_id) select id, 'operator_user', gen_random_uuid() from users
       where email = 'ada@example.com'`,
    );
    expect(await run('staff:remove', 'Ada@example.com')).toEqual({
      status: 0,
      stdout:
        'Ada@example.com isn’t in the team any more: /staff is closed to them in every session. What they did stays.\n',
      stderr: '',
    });
    expect(await roles()).toEqual([{ role: 'operator_user' }]);
    expect(await run('staff:remove', 'ada@example.com')).toMatchObject({
      status: 2,
      stderr: 'Nobody with the address ada@example.com is in the team.\n',
    });
    expect((await run('staff:remove')).stderr).toMatch(/^Name the address of a member of the team\./);
    await pool.query('delete from user_roles');
  });

  it('operator:add: lets a member speak for a company, once, until operator:remove', async () => {
    await importFiles(pool, feedFile([operator('speaking', { name: 'Speaking' })]), { apply: true });
    await pool.query("insert into users (email, email_verified) values ('grace@example.com', true)");
    for (const _ of [1, 2]) {
      expect(await run('operator:add', 'Grace@example.com', 'speaking')).toMatchObject({
        stderr: '',
        stdout: expect.stringContaining('/operator/reviews\n'),
      });
    }
    const roles = () =>
      pool
        .query(`select role, slug from user_roles join operators on operators.id = operator_id`)
        .then(({ rows }) => rows);
    expect(await roles()).toEqual([{ role: 'operator_user', slug: 'speaking' }]);
    expect((await run('operator:add', 'grace@example.com', 'nobody')).stderr).toBe('There is no company nobody.\n');
    expect((await run('operator:add', 'nobody@example.com', 'speaking')).stderr).toMatch(/^No member has the address/);
    expect((await run('operator:add', 'grace@example.com')).stderr).toMatch(
      /^Name the address of a member, and the slug/,
    );
    const link = /http:\/\/localhost:3000\/second-factor\?token=([0-9a-f]{64})\n/;
    const factor = (...args: string[]) => runWith({ DATA_DIR: temporaryFolder('factor') }, 'operator:factor', ...args);
    const [token] = link.exec((await factor('Grace@example.com')).stdout)?.slice(1) ?? [];
    expect(link.exec((await factor('grace@example.com')).stdout)?.[1]).not.toBe(token);
    expect(await factor('nobody@example.com')).toMatchObject({
      status: 2,
      stderr: 'Nobody with the address nobody@example.com speaks for a company.\n',
    });
    expect((await factor()).stderr).toMatch(/^Name the address of a member who speaks for a company/);
    expect((await run('operator:remove', 'grace@example.com', 'speaking')).status).toBe(0);
    expect(await roles()).toEqual([]);
    expect((await run('operator:remove', 'grace@example.com', 'speaking')).stderr).toMatch(
      /doesn’t speak for Speaking/,
    );
  });

  it('gift-cards: lists those that an address bought; gift-card:return takes an unused one back, once; block and unblock', async () => {
    const environment = { DATA_DIR: temporaryFolder('gift-cards') };
    // Under the key of another test.
    await pool.query('delete from lasting_secrets');
    const ctx = testContext(db, { clock: systemClock });
    const config = await withKey(readConfig(environment, areas));
    const person = (name: string) => ({ name, email: `${name}@example.com` });
    const { id } = await orderGiftCard(ctx, await startMail({ ctx, config }), {
      amountCents: 10_000,
      currency: 'USD',
      purchaser: person('buyer'),
      recipient: person('mary'),
      message: '',
      deliverOn: null,
    });
    const asDemo = (...args: string[]) => runWith(environment, ...args);
    const giveBack = (...args: string[]) => asDemo('gift-card:return', ...args);
    expect(await giveBack(id)).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Nobody has paid for/) });
    const paid = await pool.query(
      `insert into payments (id, subject_kind, subject_id, purpose, method, amount_cents, currency, status, captured_at)
       values (gen_random_uuid(), 'gift_card', $1, 'full', 'paypal', 10000, 'USD', 'captured', now()) returning id`,
      [id],
    );
    await issueGiftCard(ctx, { giftCardId: id, paymentId: paid.rows[0].id });
    const listed = async () => (await asDemo('gift-cards', 'Buyer@example.com')).stdout;
    expect(await listed()).toMatch(
      new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d  active  \\$100, \\$100 left  not mailed yet\\n$`),
    );
    expect((await asDemo('gift-cards', 'mary@example.com')).stdout).toBe(
      'No gift card was bought with mary@example.com.\n',
    );
    expect((await asDemo('gift-card:block', id)).status).toBe(0);
    expect(await listed()).toContain('blocked  $100, $100 left');
    expect((await asDemo('gift-card:unblock', id)).status).toBe(0);
    expect(await asDemo('gift-card:unblock', id)).toMatchObject({ status: 0 });
    expect(await listed()).toContain('active  $100, $100 left');
    expect(await giveBack(id)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^The gift card pays nothing any more, and \$100 goes back by PayPal\./),
    });
    expect(await listed()).toContain('refunded  $100, $0 left');
    expect(await giveBack(id)).toMatchObject({ status: 2, stderr: 'This gift card was given back already.\n' });
    const { rows } = await pool.query('select status, amount_cents::int as cents from refunds');
    expect(rows).toEqual([{ status: 'queued', cents: 10_000 }]);
    expect((await giveBack(newId())).stderr).toBe('There is no gift card of this id.\n');
    expect((await giveBack('x')).stderr).toMatch(/^Name the id of a gift card/);
    expect((await asDemo('gift-cards')).stderr).toMatch(/^Name the address/);
  });

  it('settlement: writes a month as comma-separated values, and takes options that others refuse', async () => {
    expect(await run('settlement', '2025-01')).toMatchObject({
      status: 0,
      stdout: 'row,company,order,trip,starts_on,bookings,currency,captured,refunded,commission_bps,commission,net\n',
    });
    const out = join(temporaryFolder('settlement'), 'january.csv');
    const written = await run('settlement', '2025-01', '--out', out);
    expect([written.status, written.stdout]).toEqual([
      0,
      `Nothing came and nothing went back in 2025-01.\nIt is written to ${out}.\n`,
    ]);
    expect(readFileSync(out, 'utf8')).toMatch(/^row,.*net\r\n$/);
    const elsewhere = await run('settlement', '2025-01', '--out', join(out, 'january.csv'));
    expect([elsewhere.status, elsewhere.stderr]).toEqual([2, expect.stringContaining('Nothing can be written there')]);
    expect(await run('settlement', '2025-1')).toMatchObject({ status: 2, stderr: 'Name a month, such as 2026-11.\n' });
    expect(await run('reviews', '--company', 'walks')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--company'),
    });
  });

  it.each([
    ['content:load', []],
    ['gift-cards', ['a@b.example']],
    ['gift-card:return', ['id']],
    ['gift-card:block', ['id']],
    ['gift-card:unblock', ['id']],
    ['pictures', []],
    ['places', ['new']],
    ['reviews', []],
    ['reviews:publish', ['id']],
    ['reviews:reject', ['id', 'spam']],
    ['rotate-keys', []],
    ['operator:add', ['a@b.example', 'walks']],
    ['operator:factor', ['a@b.example']],
    ['operator:remove', ['a@b.example', 'walks']],
    ['settlement', ['2025-01']],
    ['staff:add', ['a@b.example', 'admin']],
    ['staff:remove', ['a@b.example']],
  ])('%s refuses a word or an option that it doesn’t know, with what it takes', async (command, words) => {
    const usage = new RegExp(`\\n\\nnpm run cli -- ${command}.*\\n$`);
    for (const [wrong, said] of [
      ['extra', /^“extra” is a word too many\./],
      ['--dryrun', /'--dryrun'/],
    ] as const) {
      const { status, stderr, stdout } = await run(command, ...words, wrong);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(said);
      expect(stderr).toMatch(usage);
    }
  });

  it.each([
    ['start', ['--port', '4000'], 'npm start'],
    ['start', ['now'], 'npm start'],
    ['worker', ['mail'], 'npm run worker'],
    ['dev', ['--open'], 'npm run dev'],
    ['seed', ['50000'], 'npm run seed -- '],
    ['import', ['feed.ndjson', '--dryrun'], 'npm run import -- FILE'],
    ['fx-import', ['rates.csv', 'more.csv'], 'npm run fx:import -- FILE'],
  ])('%s isn’t begun with %j, which it doesn’t know', (command, words, usage) => {
    const env = bareEnvironment({ DATABASE_URL: url });
    const { status, stderr, stdout } = spawnSync(process.execPath, [`src/cli/${command}.ts`, ...words], {
      encoding: 'utf8',
      env,
      timeout: 60_000,
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(usage);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('says what it can do when it is asked for something else', async () => {
    for (const args of [[], ['toString'], ['--nothing']]) {
      const { status, stderr } = await run(...args);
      expect(status).toBe(2);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
    const env = bareEnvironment({ DATABASE_URL: url });
    const ended = spawnSync(process.execPath, ['src/cli/cli.ts', 'what'], { encoding: 'utf8', env });
    expect(ended.status).toBe(2);
    expect(ended.stderr).toMatch(
      /^There is no command what\.\n\nLooks into the catalogue, after its keys, and takes in content\./,
    );
  });
});
