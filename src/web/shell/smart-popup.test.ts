import { describe, expect, it } from 'vitest';
import { waitOf } from './smart-popup.ts';

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
