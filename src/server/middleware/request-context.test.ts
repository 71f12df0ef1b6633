import { describe, expect, it } from 'vitest';
import { isId, type Log, readConfig, silentLog } from '#kernel';
import { appBehind } from '../testing.ts';
import { requestContext } from './request-context.ts';

type Line = { requestId: string; caller: string; method: string; path: string; status: number; ms: number };

function logged() {
  const lines: Line[] = [];
  const log: Log = { ...silentLog, info: (fields) => void lines.push(fields as Line) };
  return { lines, app: appBehind(requestContext({ log, config: readConfig({ TRUSTED_PROXIES: '1' }) })) };
}

describe('a request', () => {
  it('has an id of its own, told to the caller and to the log', async () => {
    const { lines, app } = logged();
    const [first, second] = [await app.request('/a'), await app.request('/b')];
    const ids = [first, second].map(({ headers }) => headers.get('X-Request-Id') ?? '');
    expect(ids.every(isId)).toBe(true);
    expect(ids[0]).not.toBe(ids[1]);
    expect(lines.map(({ requestId }) => requestId)).toEqual(ids);
  });

  it('takes no id from the caller', async () => {
    const { app } = logged();
    const answer = await app.request('/', { headers: { 'X-Request-Id': 'mine' } });
    expect(answer.headers.get('X-Request-Id')).not.toBe('mine');
  });

  it('is logged with its caller, whom the log then makes a mark of', async () => {
    const { lines, app } = logged();
    await app.request('/', { headers: { 'X-Forwarded-For': '2001:db8:1:2::9' } });
    expect(lines[0]?.caller).toBe('2001:db8:1:2');
  });

  it('is logged without its query, which may be personal', async () => {
    const { lines, app } = logged();
    await app.request('/v1/search?search=grace%40example.org');
    expect(lines[0]).toMatchObject({ method: 'GET', path: '/v1/search', status: 200 });
    expect(JSON.stringify(lines)).not.toContain('grace');
  });
});
