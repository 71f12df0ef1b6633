import { describe, expect, it } from 'vitest';
import { appBehind, refusalOf } from '../testing.ts';
import { originCheck } from './origin-check.ts';

const app = appBehind(originCheck(['/questions']));
const ask = (method: string, headers: Record<string, string>, path = '/v1/anything') =>
  app.request(`http://sojourn.example${path}`, { method, headers: { Host: 'sojourn.example', ...headers } });

describe('the origin check', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('lets a %s of the same host through', async (method) => {
    expect((await ask(method, { Origin: 'https://sojourn.example', Cookie: 'session=1' })).status).toBe(200);
  });

  it.each([
    'https://evil.example',
    'https://sojourn.example.evil.example',
    'https://sojourn.example:8443',
    'null',
    'not a url',
    '',
  ])('refuses a write that comes from %j', async (origin) => {
    expect(await refusalOf(await ask('POST', { Origin: origin }))).toEqual({ status: 403, code: 'forbidden' });
  });

  it('lets programs write, which send neither origin nor cookie', async () => {
    expect((await ask('POST', {})).status).toBe(200);
  });

  it('refuses a write with a cookie and no origin', async () => {
    expect(await refusalOf(await ask('POST', { Cookie: 'session=1' }))).toEqual({ status: 403, code: 'forbidden' });
  });

  it('lets a question of another site through where questions are posted, and nothing with a cookie', async () => {
    const from = { Origin: 'https://evil.example' };
    expect((await ask('POST', from, '/questions')).status).toBe(200);
    expect((await ask('POST', { ...from, Cookie: 'session=1' }, '/questions')).status).toBe(403);
    expect((await ask('PUT', from, '/questions')).status).toBe(403);
    expect((await ask('POST', from, '/questions/1')).status).toBe(403);
  });

  it('leaves reading alone', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect((await ask(method, { Origin: 'https://evil.example', Cookie: 'session=1' })).status).toBe(200);
    }
  });
});
