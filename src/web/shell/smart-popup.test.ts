import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForPopup, waitOf } from './smart-popup.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-23T12:00:00Z');

describe('the wait for the invitation to sign in', () => {
  it('is thirty seconds from the first page of a visit on', () => {
    expect(waitOf(NOW, NOW, null)).toBe(30_000);
    expect(waitOf(NOW, NOW - 20_000, null)).toBe(10_000);
    expect(waitOf(NOW, NOW - MINUTE, null)).toBe(0);
  });

  it('is twenty minutes after it was closed for the first time, five hours after that', () => {
    expect(waitOf(NOW, NOW - MINUTE, { count: 1, at: NOW - 5 * MINUTE })).toBe(15 * MINUTE);
    expect(waitOf(NOW, NOW - MINUTE, { count: 2, at: NOW - 5 * MINUTE })).toBe(295 * MINUTE);
    expect(waitOf(NOW, NOW - MINUTE, { count: 9, at: NOW - 301 * MINUTE })).toBe(0);
  });

  it('forgets after seven days how often it was closed', () => {
    expect(waitOf(NOW, NOW - MINUTE, { count: 9, at: NOW - 7 * 24 * 60 * MINUTE })).toBe(0);
  });
});

describe('the invitation to sign in', () => {
  const DAY = 24 * 60 * MINUTE;
  const AGREED = 'consent=marketing-yes.analytics-no';
  const browser = { cookie: AGREED, visibilityState: 'visible', open: false };
  const memory = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
  };
  let stop = () => {};
  let shown = 0;

  const readAt = (pathname: string, state: Partial<typeof browser> = {}) => {
    Object.assign(browser, { cookie: AGREED, visibilityState: 'visible', open: false }, state);
    vi.stubGlobal('document', {
      get cookie() {
        return browser.cookie;
      },
      get visibilityState() {
        return browser.visibilityState;
      },
      querySelector: (which: string) => (/dialog\[open\]/.test(which) && browser.open ? {} : null),
    });
    vi.stubGlobal('window', { location: { pathname }, localStorage: memory(), sessionStorage: memory() });
    stop = waitForPopup(() => {
      shown += 1;
    });
  };
  beforeEach(() => {
    shown = 0;
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes after thirty seconds, once', () => {
    readAt('/experiences');
    vi.advanceTimersByTime(29_000);
    expect(shown).toBe(0);
    vi.advanceTimersByTime(DAY);
    expect(shown).toBe(1);
  });

  it.each([
    '/magic-complete',
    '/join-d',
    '/sign-in-mm',
    '/member-join-email-confirmation',
    '/customer/forgot-password',
    '/customer/reset-password',
    '/trip-finder',
    '/my-custom-trip/chat',
  ])('never comes at %s', (path) => {
    readAt(path);
    vi.advanceTimersByTime(DAY);
    expect(shown).toBe(0);
  });

  it.each([
    ['who has a session', { cookie: `${AGREED}; signed_in=1` }],
    ['who refused', { cookie: 'consent=marketing-no.analytics-yes' }],
    ['who hasn’t answered yet', { cookie: '' }],
  ])('never comes to somebody %s', (_who, state) => {
    readAt('/experiences', state);
    vi.advanceTimersByTime(DAY);
    expect(shown).toBe(0);
  });

  it.each([
    ['a dialog is open', { open: true }, { open: false }],
    ['the page is out of sight', { visibilityState: 'hidden' }, { visibilityState: 'visible' }],
    ['nothing is allowed', { cookie: '' }, { cookie: AGREED }],
  ])('waits while %s, and comes within a minute after', (_what, state, after) => {
    readAt('/experiences', state);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(shown).toBe(0);
    Object.assign(browser, after);
    vi.advanceTimersByTime(MINUTE);
    expect(shown).toBe(1);
  });
});
