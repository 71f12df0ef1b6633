import { randomBytes } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { download } from './download.ts';
import { PictureFault } from './fault.ts';
import { type FetchRules, publicFetchRules } from './fetch-rules.ts';
import { type CompanyServer, companyServer, loopbackRules, samplePicture, testHost } from './testing.ts';

const never = new AbortController().signal;

/** Whom a name leads to: every lookup is written down, and the answers come one after the other. */
function resolver(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = async (host: string): Promise<LookupAddress[]> => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    return answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { asked, resolve };
}

describe('a download', () => {
  const servers: CompanyServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  const serve = async (answer: RequestListener, options: { tls?: boolean; address?: string } = {}) => {
    const server = await companyServer(answer, options);
    servers.push(server);
    return server;
  };
  const fetchFrom = (
    server: CompanyServer,
    rules: Partial<FetchRules> = {},
    { path = '/a.jpg', host = testHost, scheme = 'http', hosts = [testHost] } = {},
  ) => download(`${scheme}://${host}:${server.port}${path}`, hosts, loopbackRules(rules), never);
  const faultOf = async (work: Promise<unknown>): Promise<{ reason: string; passing: boolean }> => {
    const error = await work.then(
      () => expect.unreachable('it was fetched'),
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(PictureFault);
    const { message, passing } = error as PictureFault;
    return { reason: message, passing };
  };

  it('brings the bytes, by https whose certificate is right and by http where that is allowed', async () => {
    const picture = await samplePicture();
    const secure = await serve((_request, response) => response.end(picture), { tls: true });
    const plain = await serve((_request, response) => response.end(picture));
    expect(await fetchFrom(secure, { allowHttp: false }, { scheme: 'https' })).toEqual(picture);
    expect(await fetchFrom(plain)).toEqual(picture);
  });

  it('asks one server of this machine where that is named, by http too, and no other', async () => {
    const picture = await samplePicture();
    const [named, other] = await Promise.all([0, 1].map(() => serve((_request, response) => response.end(picture))));
    if (!named || !other) return expect.unreachable('two servers stand');
    const rules = { ...publicFetchRules, localHost: `localhost:${named.port}` };
    const address = (server: CompanyServer) => `http://localhost:${server.port}/a.jpg`;
    expect(await download(address(named), ['localhost'], rules, never)).toEqual(picture);
    expect((await faultOf(download(address(named), ['elsewhere.test'], rules, never))).reason).toContain('image_hosts');
    expect((await faultOf(download(address(other), ['localhost'], rules, never))).passing).toBe(false);
    expect((await faultOf(download(address(named), ['localhost'], publicFetchRules, never))).passing).toBe(false);
    expect(other.asked).toEqual([]);
    expect(named.asked).toEqual(['/a.jpg']);
  });

  it('asks nobody by http where only https is allowed', async () => {
    const server = await serve((_request, response) => response.end());
    expect(await faultOf(fetchFrom(server, { allowHttp: false }))).toEqual({
      reason: 'Only https addresses are fetched.',
      passing: false,
    });
    expect(server.asked).toEqual([]);
  });

  it.each([
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://images.company.test/a.jpg',
    'not an address',
    '',
  ])('asks nobody for %s', async (address) => {
    expect((await faultOf(download(address, [testHost], loopbackRules(), never))).passing).toBe(false);
  });

  it('trusts no certificate that nobody vouches for, nor one of another host', async () => {
    const server = await serve((_request, response) => response.end(), { tls: true });
    const unknown = await faultOf(fetchFrom(server, { ca: undefined }, { scheme: 'https' }));
    expect(unknown).toEqual({
      reason: 'The company’s server couldn’t be reached: nobody vouches for its certificate.',
      passing: true,
    });
    const other = await faultOf(fetchFrom(server, {}, { scheme: 'https', host: 'other.test', hosts: ['other.test'] }));
    expect(other.reason).toContain('its certificate is for another host');
    expect(server.asked).toEqual([]);
  });

  it('asks no host that the company’s image_hosts don’t list, however it is written', async () => {
    const server = await serve((_request, response) => response.end());
    const named = (host: string) => faultOf(fetchFrom(server, {}, { host }));
    for (const host of ['elsewhere.test', `x.${testHost}`, `${testHost}.elsewhere.test`, '127.0.0.1', '[::1]']) {
      expect((await named(host)).reason).toMatch(/^The host .+ isn’t one of the company’s image_hosts\.$/);
    }
    expect((await named(`${testHost}@elsewhere.test`)).reason).toContain('password');
    const backslash = download(
      `http://elsewhere.test\\@${testHost}:${server.port}/`,
      [testHost],
      loopbackRules(),
      never,
    );
    expect((await faultOf(backslash)).reason).toContain('elsewhere.test');
    expect(server.asked).toEqual([]);
  });

  it('takes a listed host in capitals or with accents for the same host', async () => {
    const server = await serve((_request, response) => response.end('bytes'));
    const hosts = [testHost.toUpperCase(), 'bücher.test'];
    for (const host of [testHost, 'BÜCHER.test', 'xn--bcher-kva.test']) {
      expect(String(await fetchFrom(server, {}, { host, hosts }))).toBe('bytes');
    }
  });

  it('asks the usual ports only', async () => {
    const rules = loopbackRules({ anyPort: false });
    const address = `https://${testHost}:22/a.jpg`;
    expect(await faultOf(download(address, [testHost], rules, never))).toEqual({
      reason: 'Only the usual port is asked, not 22.',
      passing: false,
    });
  });

  it.each([
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])('asks nobody when the host leads to %s', async (address) => {
    const { asked, resolve } = resolver([address]);
    const rules = { ...publicFetchRules, resolve };
    const fault = await faultOf(download(`https://${testHost}/a.jpg`, [testHost], rules, never));
    expect(fault).toEqual({
      reason: `The host ${testHost} leads to an address that isn’t on the public internet.`,
      passing: false,
    });
    expect(asked).toEqual([testHost]);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '2130706433', '0x7f.1'])(
    'asks nobody at %s written as the host, even when the company lists it',
    async (host) => {
      const rules = { ...publicFetchRules, resolve: async () => expect.unreachable('nothing is looked up') };
      const fault = await faultOf(download(`https://${host}/a.jpg`, [host], rules, never));
      expect(fault.reason).toContain('isn’t on the public internet');
    },
  );

  it('asks nobody when only one of a host’s addresses isn’t public', async () => {
    const server = await serve((_request, response) => response.end());
    const { resolve } = resolver(['127.0.0.1', '10.0.0.1']);
    expect((await faultOf(fetchFrom(server, { resolve }))).reason).toContain('isn’t on the public internet');
    expect(server.asked).toEqual([]);
  });

  it('connects to the very address that was checked: a name that leads elsewhere the next time gains nothing', async () => {
    // 127.0.0.1 stands for the public internet here, 127.0.0.2 for the inside of it.
    const open = await serve((_request, response) => response.end('from outside'));
    const inside = await serve((_request, response) => response.end('from inside'), { address: '127.0.0.2' });
    const { asked, resolve } = resolver(['127.0.0.1'], ['127.0.0.2']);
    expect(String(await fetchFrom(open, { resolve }))).toBe('from outside');
    expect(asked).toEqual([testHost]);
    // Looked up again, for another download, it is checked again.
    expect((await faultOf(fetchFrom(inside, { resolve }))).reason).toContain('isn’t on the public internet');
    expect(inside.asked).toEqual([]);
  });

  it('follows a redirect within the company’s hosts', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/new.jpg') response.end('moved');
      else response.writeHead(301, { Location: '/new.jpg' }).end();
    });
    expect(String(await fetchFrom(server))).toBe('moved');
    expect(server.asked).toEqual(['/a.jpg', '/new.jpg']);
  });

  it('follows no redirect to another host, to http or to nowhere', async () => {
    let location = '';
    const server = await serve(
      (_request, response) => response.writeHead(302, location ? { Location: location } : {}).end(),
      {
        tls: true,
      },
    );
    const redirected = async (to: string) => {
      location = to;
      return (await faultOf(fetchFrom(server, { allowHttp: false }, { scheme: 'https' }))).reason;
    };
    expect(await redirected('https://elsewhere.test/a.jpg')).toContain('elsewhere.test isn’t one of');
    expect(await redirected('https://169.254.169.254/latest/meta-data')).toContain('169.254.169.254 isn’t one of');
    expect(await redirected(`http://${testHost}/a.jpg`)).toBe('Only https addresses are fetched.');
    expect(await redirected('https://[')).toBe('It isn’t an address that can be asked for.');
    expect(await redirected('')).toBe('The company’s server answers 302.');
    expect(server.asked).toHaveLength(5);
  });

  it('follows no redirect to a listed host that leads to a private address', async () => {
    const inside = await serve((_request, response) => response.end('secrets'), { address: '127.0.0.2' });
    const open = await serve((_request, response) =>
      response.writeHead(302, { Location: `http://inside.test:${inside.port}/` }).end(),
    );
    const resolve = async (host: string) => [{ address: host === testHost ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    const fault = await faultOf(fetchFrom(open, { resolve }, { hosts: [testHost, 'inside.test'] }));
    expect(fault.reason).toBe('The host inside.test leads to an address that isn’t on the public internet.');
    expect(inside.asked).toEqual([]);
  });

  it('gives up after three redirects', async () => {
    const server = await serve((_request, response) => response.writeHead(302, { Location: '/a.jpg' }).end());
    expect(await faultOf(fetchFrom(server))).toEqual({
      reason: 'It is redirected more than 3 times.',
      passing: false,
    });
    expect(server.asked).toHaveLength(4);
  });

  it('reads no more than 15 MB, whether the server says how much it sends or not', async () => {
    // More than what connections hold on the way.
    const body = randomBytes(60_000_000);
    let sent = 0;
    // It says how much will come and then sends next to nothing: that is enough to refuse it.
    const said = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': body.length }).write('.');
    });
    const unsaid = await serve((_request, response) => {
      const next = () => {
        for (; sent < body.length && !response.destroyed; sent += 65_536) {
          if (response.write(body.subarray(sent, sent + 65_536))) continue;
          sent += 65_536;
          response.once('drain', next);
          return;
        }
        response.end();
      };
      next();
    });
    for (const server of [said, unsaid]) {
      expect(await faultOf(fetchFrom(server))).toEqual({ reason: 'It is larger than 15 MB.', passing: false });
    }
    expect(sent).toBeLessThan(body.length);
  });

  it('ends in time when the answer comes drop by drop, or not at all', async () => {
    const drops = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' });
      const timer = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(timer));
    });
    const silent = await serve(() => {});
    for (const server of [drops, silent]) {
      expect(await faultOf(fetchFrom(server, { totalMs: 300 }))).toEqual({
        reason: 'It didn’t arrive whole within 0.3 seconds.',
        passing: true,
      });
    }
    const slowNames = { totalMs: 200, resolve: () => new Promise<never>(() => {}) };
    expect((await faultOf(fetchFrom(drops, slowNames))).passing).toBe(true);
  });

  it.each([
    [404, false],
    [403, false],
    [410, false],
    [204, false],
    [429, true],
    [408, true],
    [500, true],
    [503, true],
  ])('takes the answer %i for one that passes: %s', async (status, passing) => {
    const server = await serve((_request, response) => response.writeHead(status).end());
    expect(await faultOf(fetchFrom(server))).toEqual({
      reason: `The company’s server answers ${status}.`,
      passing,
    });
  });

  it('tries later what was cut off, refused or not known', async () => {
    const cut = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await faultOf(fetchFrom(cut))).passing).toBe(true);
    const gone = await serve(() => {});
    await gone.close();
    expect(await faultOf(fetchFrom(gone))).toEqual({
      reason: 'The company’s server couldn’t be reached: nothing answers there.',
      passing: true,
    });
    const unknown = { resolve: () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })) };
    expect(await faultOf(fetchFrom(gone, unknown))).toEqual({
      reason: 'The company’s server couldn’t be reached: its host isn’t known.',
      passing: true,
    });
  });

  it('tries later where a server speaks of another protocol instead of answering', async () => {
    const server = createServer((socket) => {
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
      socket.on('error', () => {}).resume();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const work = download(`http://${testHost}:${port}/`, [testHost], loopbackRules({ totalMs: 300 }), never);
    expect(await faultOf(work)).toEqual({
      reason: 'The company’s server couldn’t be reached: no answer that can be read.',
      passing: true,
    });
    server.close();
  });

  it('stops when it is told to, without a fault of the picture', async () => {
    const silent = await serve(() => {});
    const stop = new AbortController();
    const work = download(`http://${testHost}:${silent.port}/a.jpg`, [testHost], loopbackRules(), stop.signal);
    setTimeout(() => stop.abort(new Error('stopping')), 50);
    await expect(work).rejects.toThrow('stopping');
  });
});
