import { describe, expect, it } from 'vitest';
import { appBehind, refusalOf } from '../testing.ts';
import { onlyReadings } from './only-readings.ts';

const app = appBehind(onlyReadings);

describe('a page', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('refuses %s and says what works', async (method) => {
    const answer = await app.request('/all-trips', { method });
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    expect(await refusalOf(answer)).toEqual({ status: 405, code: 'method_not_allowed' });
  });

  it('is read by GET and HEAD', async () => {
    expect((await app.request('/all-trips')).status).toBe(200);
    expect((await app.request('/all-trips', { method: 'HEAD' })).status).toBe(200);
  });
});
