import { data } from 'react-router';
import { encode } from 'uqr';
import { readSecondFactorFor } from '#accounts';
import { refUrlOf } from '#accounts/shared';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';

/** A code to scan: dark squares as one path over a square of `size`, a margin included. */
export type QrCode = { size: number; path: string };

type State =
  | { at: 'visitor' | 'none' | 'waiting' | 'confirmed' }
  | { at: 'proved'; forTeam: boolean }
  | { at: 'enrolling'; token: string; secret: string; qr: QrCode };

/** Where the one who asks stands with their second factor. */
export async function secondFactorLoader({ ctx, keyring, page }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const token = query.get('token') ?? '';
  return data(
    { ...(await stateOf()), error: query.get('error'), hasToken: token !== '', refUrl: refUrlOf(query.get('ref_url')) },
    // The address may hold a token: no other site is told it.
    { headers: { ...cacheHeaders(page, request), 'Referrer-Policy': 'same-origin' } },
  );

  async function stateOf(): Promise<State> {
    if (ctx.actor.kind !== 'member') return { at: 'visitor' };
    const factor = await readSecondFactorFor(ctx, { keyring }, token || null);
    if (factor.at === 'enrolling') {
      const { secret, uri } = factor.enrolment;
      return { at: 'enrolling', token, secret: inFours(secret), qr: qrOf(uri) };
    }
    return ctx.actor.secondFactor ? { at: 'proved', forTeam: ctx.actor.staff } : factor;
  }
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function qrOf(text: string): QrCode {
  const { data: rows, size } = encode(text, { border: 2 });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
