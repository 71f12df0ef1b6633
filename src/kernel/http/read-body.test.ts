import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAppError } from '../errors.ts';
import { type BodyShape, LARGEST_BODY_KILOBYTES, readBody as readPlaced } from './read-body.ts';
import { snakeKey } from './snake-keys.ts';

const shape = {
  root: 'contact_request',
  type: 'contact_requests',
  fields: z.object({
    email: z.email('Invalid email address'),
    budget_cents: z.number().int('must be a whole number').positive('Value must be in (positive) number').optional(),
    price1_cents: z.number().optional(),
    ages: z.array(z.number().max(110, 'must be 110 or less')).default([]),
    source: z.object({ page_type: z.string() }).optional(),
    additional_details: z.record(z.string(), z.unknown()).optional(),
  }),
} satisfies BodyShape;
const anything = { root: 'any', type: 'anythings', fields: z.unknown() } satisfies BodyShape;

const PLAIN = 'application/json';
const DOCUMENT = 'application/vnd.api+json';

function request(body: unknown, type: string | null = PLAIN): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // Bytes: a text would bring a media type of its own.
  return new Request('http://localhost/', {
    method: 'POST',
    body: new TextEncoder().encode(text),
    headers: type === null ? {} : { 'Content-Type': type },
  });
}

async function readBody<Fields extends z.ZodType>(sent: Request, as: BodyShape<Fields>): Promise<z.output<Fields>> {
  return (await readPlaced(sent, as)).body;
}

async function refusal(sent: Request, as: BodyShape = shape) {
  try {
    await readBody(sent, as);
  } catch (error) {
    if (isAppError(error)) {
      return { code: error.code, status: error.status, pointer: error.pointer, detail: error.message };
    }
    throw error;
  }
  return null;
}

const email = 'ana@example.com';

describe('a body', () => {
  it('is read under its root key, or as a JSON:API document', async () => {
    const read = { email, ages: [30], price1_cents: 5 };
    expect(await readBody(request({ contact_request: read }), shape)).toEqual(read);
    const document = { data: { type: 'contact_requests', attributes: read } };
    expect(await readBody(request(document, DOCUMENT), shape)).toEqual(read);
    expect(await readBody(request(document, `${DOCUMENT}; profile="https://example.org/p"`), shape)).toEqual(read);
  });

  it('may be spelled in camelCase, a digit staying with the word before it', async () => {
    const sent = { contactRequest: { email, price1Cents: 5, source: { pageType: 'other' } } };
    const read = { email, ages: [], price1_cents: 5, source: { page_type: 'other' } };
    expect(await readBody(request(sent), shape)).toEqual(read);
  });

  it('brings in no field that the call doesn’t know, whatever it is called', async () => {
    const text = `{"contact_request":{"email":"${email}","isAdmin":true,"__proto__":{"price1_cents":1},"constructor":1}}`;
    const read = await readBody(request(text), shape);
    expect(read).toEqual({ email, ages: [] });
    expect(({} as Record<string, unknown>).price1_cents).toBeUndefined();
  });

  it('may stand without its root key where the call says so, and under the root’s other names', async () => {
    const optional = { ...shape, rootOptional: true, aliases: ['contact'] };
    for (const sent of [{ email }, { contact: { email } }, { contactRequest: { email } }]) {
      expect(await readBody(request(sent), optional)).toEqual({ email, ages: [] });
    }
    expect(await refusal(request({ contact: { email }, contact_request: { email } }), optional)).toMatchObject({
      code: 'duplicate_key',
      pointer: '/contact',
    });
  });

  it('may hold a list, where the call takes one', async () => {
    const list = { root: 'user_action', type: 'user_actions', fields: z.array(z.object({ page_url: z.string() })) };
    const read = await readBody(request({ userAction: [{ pageUrl: '/' }, { page_url: '/about' }] }), list);
    expect(read).toEqual([{ page_url: '/' }, { page_url: '/about' }]);
    expect(await refusal(request({ user_action: [{ page_url: '/' }, {}] }), list)).toMatchObject({
      code: 'required',
      pointer: '/user_action/1/page_url',
    });
  });

  it('may be missing altogether where nothing must be given', async () => {
    const nothing = () => new Request('http://localhost/', { method: 'POST' });
    const free = { ...shape, fields: shape.fields.partial() };
    expect(await readBody(nothing(), free)).toMatchObject({});
    expect(await refusal(nothing())).toMatchObject({ code: 'required', pointer: '/email' });
  });

  it.each([
    ['no email', { contact_request: {} }, 'required', '/contact_request/email', 'The field is required'],
    ['a null email', { contact_request: { email: null } }, 'required', '/contact_request/email'],
    ['no root key', { email }, 'required', '/contact_request'],
    [
      'a bad email',
      { contactRequest: { email: 'x' } },
      'invalid_email',
      '/contact_request/email',
      'Invalid email address',
    ],
    [
      'a price below zero',
      { contact_request: { email, budgetCents: -1 } },
      'not_positive',
      '/contact_request/budget_cents',
      'Value must be in (positive) number',
    ],
    [
      'half a cent',
      { contact_request: { email, budgetCents: 0.5 } },
      'invalid',
      '/contact_request/budget_cents',
      'budget_cents must be a whole number',
    ],
    [
      'a text for a number',
      { contact_request: { email, budgetCents: '5' } },
      'invalid',
      '/contact_request/budget_cents',
      'budget_cents is not valid',
    ],
    [
      'an impossible age',
      { contact_request: { email, ages: [30, 300] } },
      'invalid',
      '/contact_request/ages/1',
      'ages must be 110 or less',
    ],
    [
      'a part without its field',
      { contact_request: { email, source: {} } },
      'required',
      '/contact_request/source/page_type',
    ],
    ['a text under the root', { contact_request: 'x' }, 'invalid', '/contact_request', 'The body is not valid'],
  ])('with %s is refused, naming the place', async (_what, sent, code, pointer, detail?) => {
    expect(await refusal(request(sent))).toMatchObject({ status: 422, code, pointer, ...(detail && { detail }) });
  });

  it.each([
    ['no data', {}, 'required', '/data'],
    ['a list of data', { data: [] }, 'invalid', '/data'],
    ['no type', { data: {} }, 'required', '/data/type'],
    ['another type', { data: { type: 'trips', attributes: { email } } }, 'invalid', '/data/type'],
    ['no attributes', { data: { type: 'contact_requests' } }, 'required', '/data/attributes/email'],
  ])('that is a JSON:API document with %s is refused, naming the place', async (_what, sent, code, pointer) => {
    expect(await refusal(request(sent, DOCUMENT))).toMatchObject({ status: 422, code, pointer });
  });

  it.each(['', '{', '[]', 'null', '7', '"{}"', '{"a":1,}', "{'a':1}", 'undefined', '{"a":1}{}'])(
    '%j is no JSON object: 400',
    async (text) => expect(await refusal(request(text))).toMatchObject({ status: 400, code: 'malformed_json' }),
  );

  it.each([
    null,
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data; boundary=x',
  ])('of type %s isn’t read: 415', async (type) =>
    expect(await refusal(request({ contact_request: { email } }, type))).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    }),
  );

  it('of 64 KB is read, one byte more is refused: 413', async () => {
    const sized = (bytes: number) => {
      const sent = JSON.stringify({ contact_request: { email } });
      return sent + ' '.repeat(bytes - sent.length);
    };
    expect(await refusal(request(sized(LARGEST_BODY_KILOBYTES * 1024)))).toBeNull();
    expect(await refusal(request(sized(LARGEST_BODY_KILOBYTES * 1024 + 1)))).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it('is read up to what its call declares, for a photo as for a short note', async () => {
    const text = (bytes: number) => `{"note":"${'x'.repeat(bytes - 11)}"}`;
    const shape = (kilobytes: number) => ({
      root: null,
      type: 'notes',
      fields: z.object({ note: z.string() }),
      kilobytes,
    });
    for (const kilobytes of [1, 200]) {
      expect(await refusal(request(text(kilobytes * 1024)), shape(kilobytes))).toBeNull();
      expect(await refusal(request(text(kilobytes * 1024 + 1)), shape(kilobytes))).toMatchObject({
        code: 'too_large',
        status: 413,
      });
    }
  });

  it('within itself so often that it can’t be meant is refused', async () => {
    for (const deep of ['['.repeat(30_000) + ']'.repeat(30_000), `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`]) {
      expect(await refusal(request(`{"any":${deep}}`), anything)).toMatchObject({ status: 422, code: 'invalid' });
    }
  });

  it('holds nothing that the database would refuse', async () => {
    expect(await refusal(request({ any: { note: ['a\0b'] } }), anything)).toMatchObject({
      code: 'invalid',
      pointer: '/any/note/0',
    });
    expect(await readBody(request('{"any":"\\ud800!"}'), anything)).toBe('\ufffd!');
  });
});

/** "price1_cents" → "price1Cents" */
const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/);
const key = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('_'));
const keyOfTwo = fc.tuple(key, word).map((words) => words.join('_'));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1.5, 'text', 'aB'),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(
      key.filter((name) => name !== 'additional_details'),
      tie('tree'),
      { maxKeys: 4 },
    ),
  ),
}));

/** The same value with every other key, or every key, in camelCase. */
function spelled(value: unknown, camelAt: (n: number) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => spelled(entry, camelAt));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner], n) => [camelAt(n) ? camel(name) : name, spelled(inner, camelAt)]),
  );
}

describe('keys', () => {
  it('mean the same in both spellings', () => {
    fc.assert(fc.property(key, (name) => snakeKey(camel(name)) === name));
    expect(snakeKey('emergencyPhone2')).toBe('emergency_phone2');
    expect(snakeKey('addressLine1')).toBe('address_line1');
  });

  it('are read at every level, in whichever spelling each of them comes', async () => {
    await fc.assert(
      fc.asyncProperty(tree, fc.constantFrom(1, 2, 3), async (value, every) => {
        const sent = spelled(value, (n) => n % every === 0);
        expect(await readBody(request({ any: sent }), anything)).toEqual(value);
        const document = { data: { type: 'anythings', attributes: sent ?? {} } };
        expect(await readBody(request(document, DOCUMENT), anything)).toEqual(value ?? {});
      }),
    );
  });

  it('inside additional_details stay as they are', async () => {
    await fc.assert(
      fc.asyncProperty(tree, fc.boolean(), async (value, inCamel) => {
        const sent = { sOme_Key: spelled(value, () => inCamel), some_key: 1, someKey: 2 };
        const name = inCamel ? 'additionalDetails' : 'additional_details';
        const read = await readBody(request({ contact_request: { email, [name]: sent } }), shape);
        expect(read.additional_details).toEqual(sent);
      }),
    );
  });

  it('in both spellings at once are refused wherever they stand, naming the place', async () => {
    await fc.assert(
      fc.asyncProperty(tree, keyOfTwo, fc.array(word, { maxLength: 3 }), async (value, name, path) => {
        const twice: unknown = { [name]: value, [camel(name)]: value };
        const sent = path.reduceRight((inner, part) => ({ [part]: inner }), twice);
        expect(await refusal(request({ any: sent }), anything)).toMatchObject({
          status: 422,
          code: 'duplicate_key',
          pointer: ['/any', ...path, name].join('/'),
        });
      }),
    );
  });

  it('never make the reader fail in another way, whatever is sent', async () => {
    const names = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'email', 'toString', 'additionalDetails'));
    const values = fc.jsonValue();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), values, fc.dictionary(fc.constant('contact_request'), fc.dictionary(names, values))),
        fc.constantFrom(PLAIN, DOCUMENT),
        async (body, type) => {
          const found = await refusal(request(body, type));
          expect([400, 422, undefined]).toContain(found?.status);
        },
      ),
    );
  });
});
