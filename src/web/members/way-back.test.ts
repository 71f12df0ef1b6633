import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const origin = 'https://sojourn.example';

it.each([
  ['the page of ours that was read before, with its query', '/', `${origin}/all-trips?rating=4`, '/all-trips?rating=4'],
  ['home from the page itself', '/', `${origin}/join-d?ref_url=%2F`, '/'],
  ['home from another site', '/', 'https://elsewhere.example/all-trips', '/'],
  ['home from the same name at another port', '/', `${origin}:8443/all-trips`, '/'],
  ['home from nowhere', '/', '', '/'],
  ['where the address says, whatever was read before', '/wishlist', `${origin}/all-trips`, '/wishlist'],
])('leads to %s', (_where, refUrl, referrer, to) => {
  expect(wayBack(refUrl, { origin, here: '/join-d', referrer })).toBe(to);
});
