/** Why something wasn’t done. gone: what it was about isn’t there any more. many: no more searches may be saved. */
export type Refusal = 'signed_out' | 'full' | 'gone' | 'taken' | 'many' | 'often' | 'offline' | 'failed';
export type Answered<Data> = { ok: true; data: Data } | { ok: false; why: Refusal };

const MOST_MS = 10_000;

const WHY: Readonly<Record<number, Refusal>> = {
  401: 'signed_out',
  404: 'gone',
  409: 'full',
  422: 'taken',
  429: 'often',
};

/** Sends what a member presses to the API. Never throws, and waits ten seconds at most. */
export async function send<Data>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Answered<Data>> {
  try {
    const answer = await fetch(path, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(MOST_MS),
    });
    if (!answer.ok) return { ok: false, why: WHY[answer.status] ?? 'failed' };
    return { ok: true, data: ((await answer.json()) as { data: Data }).data };
  } catch {
    return { ok: false, why: navigator.onLine ? 'failed' : 'offline' };
  }
}
