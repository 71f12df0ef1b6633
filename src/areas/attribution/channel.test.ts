import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { touchOf } from './arrival.ts';
import { channelOf } from './channel.ts';
import { readChannelCodes } from './queries/snapshots.ts';

const channel = (query: string, referrer?: string) =>
  channelOf(touchOf(new URL(`https://sojourn.example/trips/x${query}`), referrer, ['accounts.google.com']));

describe('the channel of an arrival', () => {
  it.each([
    ['?affiliate=7', undefined, 'affiliate', 44093],
    ['?utm_source=partner&utm_medium=affiliate', undefined, 'affiliate', 44093],
    ['?utm_medium=Remarketing&gclid=1', undefined, 'retargeting', 44091],
    ['?gclid=abc', undefined, 'search paid', 34702],
    ['?utm_source=google&utm_medium=cpc', undefined, 'search paid', 34702],
    ['?utm_medium=paid_social&utm_source=instagram', undefined, 'social paid', 44094],
    ['?ttclid=1', undefined, 'social paid', 44094],
    ['?utm_medium=display&utm_source=nytimes', undefined, 'paid', 44092],
    ['?utm_medium=email&utm_source=news', 'https://mail.google.com/', 'email', 1939],
    ['?utm_medium=social', undefined, 'social', 1938],
    ['', 'https://www.facebook.com/', 'social', 1938],
    ['', 'https://t.co/abc', 'social', 1938],
    ['?fbclid=1', 'https://l.facebook.com/', 'social', 1938],
    ['?utm_medium=organic', undefined, 'search', 1937],
    ['', 'https://www.google.co.uk/', 'search', 1937],
    ['', 'https://duckduckgo.com/', 'search', 1937],
    ['?utm_source=brochure', undefined, 'default', 34704],
    ['', 'https://blog.example.org/best-of-peru', 'referral', 1949],
    ['', 'https://notgoogle.example/', 'referral', 1949],
    ['', 'https://sojourn.example/all-trips', 'direct', 1936],
    ['', 'android-app://com.example', 'direct', 1936],
    ['', 'https://accounts.google.com/', 'direct', 1936],
    ['?utm_medium=email', 'https://accounts.google.com/', 'email', 1939],
    ['', 'not an address', 'direct', 1936],
    ['?page=2', undefined, 'direct', 1936],
  ])('of %s from %s is %s', (query, referrer, name, code) => {
    expect(channel(query, referrer)).toEqual({ name, code });
  });

  const { db } = testDatabase();
  it('has a code that the table knows', async () => {
    const known = await readChannelCodes(db);
    expect(known).toHaveLength(11);
    for (const query of ['', '?gclid=1', '?affiliate=7']) expect(known).toContain(channel(query).code);
  });
});
