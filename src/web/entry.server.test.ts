import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { createPageContext, handleError } from './entry.server.tsx';

/** What is logged of a failure of a page, at which level. */
function logged(error: unknown, signal?: AbortSignal): string[] {
  const lines: string[] = [];
  const log = { ...silentLog, error: () => void lines.push('error'), warn: () => void lines.push('warn') };
  const context = createPageContext({ log, requestId: 'r' } as never, {} as never);
  expect(context).toBeInstanceOf(RouterContextProvider);
  handleError(error, { request: new Request('http://localhost/', { signal }), context });
  return lines;
}

/** As the router makes it of a method that a page doesn't take, or of an address that no page has. */
const refused = (status: number) => ({
  status,
  statusText: '',
  internal: true,
  data: 'Error: …',
  error: new Error('…'),
});

describe('the log of pages', () => {
  it('has no word of what the router refuses', () => {
    expect(logged(refused(404))).toEqual([]);
    expect(logged(refused(405))).toEqual([]);
  });

  it('tells a fault of ours as an error', () => {
    expect(logged(new TypeError('of a loader'))).toEqual(['error']);
    expect(logged(refused(500))).toEqual(['error']);
  });

  it('has no word of a page that nobody waits for any more', () => {
    expect(logged(new Error('gave up'), AbortSignal.abort())).toEqual([]);
  });
});
