import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAILED, sendForm } from './send-form.ts';

const call = { path: '/next-api/auth/sign-in/email', body: {}, fields: { email: 'email' }, things: 'tries' } as const;
const answer = (status: number, said: unknown, headers: Record<string, string> = {}) => {
  const body = typeof said === 'string' ? said : JSON.stringify(said);
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
};
const pointer = '/user/email';

describe('the refusal of a form', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    [401, { code: 'unauthenticated', message: 'Invalid email or password' }, 'Invalid email or password'],
    [409, { errors: [{ code: 'already_reviewed', detail: 'It stays as it is.' }] }, 'It stays as it is.'],
    [
      422,
      {
        errors: [
          { code: 'invalid', detail: 'The first' },
          { code: 'invalid', detail: 'Other' },
        ],
      },
      'The first',
    ],
  ])('%i is said in the words of the server, the first where there are several', async (status, said, alert) => {
    answer(status, said);
    expect(await sendForm(call)).toEqual({ ok: false, alert });
  });

  it.each([
    [500, { code: 'server_error', message: 'relation "users" does not exist' }],
    [403, { code: 'forbidden', message: 'This request came from another site.' }],
    [401, { code: 'INVALID_CALLBACK_URL', message: 'Invalid callbackURL' }],
    [422, { errors: [{ code: 'unheard_of', detail: 'at line 3', source: { pointer: '/user/other' } }] }],
    [422, { errors: [] }],
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Welcome to the hotel</html>'],
  ])('%i %o says no more than that something went wrong', async (status, said) => {
    answer(status, said);
    expect(await sendForm(call)).toEqual({ ok: false, alert: FAILED });
  });

  it('belongs to a field where the server names one of the form', async () => {
    answer(422, { errors: [{ code: 'invalid', detail: 'Invalid email address', source: { pointer } }] });
    expect(await sendForm(call)).toEqual({ ok: false, faults: { email: 'Invalid email address' } });
  });

  it('tells when to come back', async () => {
    answer(429, {}, { 'Retry-After': '700' });
    expect(await sendForm(call)).toMatchObject({ alert: expect.stringContaining('Try again in 12 minutes') });
  });
});
