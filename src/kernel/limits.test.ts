import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callerKey, createMemoryLimiter } from './limits.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const rule = { name: 'READ', max: 3, windowSeconds: 60 };

describe('limits', () => {
  afterEach(() => void vi.useRealTimers());

  it('refuse the fourth call of three within a minute and allow it in the next', () => {
    let time = 0;
    const limiter = createMemoryLimiter(1, () => time);
    const hits = Array.from({ length: 4 }, () => limiter.hit(rule, '192.0.2.1'));
    expect(hits.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(hits.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
    expect(limiter.hit(rule, '192.0.2.2').allowed).toBe(true);
    time = 60_000;
    expect(limiter.hit(rule, '192.0.2.1').allowed).toBe(true);
  });

  it('say when to come back', () => {
    let time = 0;
    const limiter = createMemoryLimiter(1, () => time);
    limiter.hit(rule, 'a');
    time = 45_500;
    expect(limiter.hit(rule, 'a').resetSeconds).toBe(15);
  });

  it('take what a call costs, and look without taking', () => {
    const limiter = createMemoryLimiter(1, () => 0);
    const hits = [1.5, 0, 1.2, 0.5, 0].map((points) => limiter.hit(rule, 'a', points));
    expect(hits.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
    expect(hits.map(({ remaining }) => remaining)).toEqual([1, 1, 0, 0, 0]);
  });

  it('run by a clock that nobody sets', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
    const limiter = createMemoryLimiter();
    for (let i = 0; i < 3; i++) limiter.hit(rule, 'a');
    vi.setSystemTime(Date.parse('2026-11-19T12:00:00Z'));
    const { allowed, resetSeconds } = limiter.hit(rule, 'a');
    expect(allowed).toBe(false);
    expect(resetSeconds).toBeLessThanOrEqual(60);
  });

  it('are not forgotten for a flood of other callers', () => {
    const limiter = createMemoryLimiter(1, () => 0);
    for (let i = 0; i < 3; i++) limiter.hit(rule, 'heavy');
    const many = { ...rule, max: 600 };
    for (let i = 0; i < 200_000; i++) limiter.hit(many, `caller ${i}`);
    expect(limiter.hit(rule, 'heavy').allowed).toBe(false);
    // The limit of others isn't forgotten for it either.
    expect(limiter.hit(many, 'caller 199999').remaining).toBe(598);
  });

  it('keep each rule by itself', () => {
    const limiter = createMemoryLimiter(1, () => 0);
    for (let i = 0; i < 4; i++) limiter.hit(rule, 'a');
    expect(limiter.hit({ ...rule, name: 'SEARCH' }, 'a').allowed).toBe(true);
  });

  it('do not grow without bound when every call comes from another address', () => {
    const limiter = createMemoryLimiter(1, () => 0);
    const before = heapInUse();
    for (let i = 0; i < 1_000_000; i++) limiter.hit(rule, `caller ${i}`);
    expect(heapInUse() - before).toBeLessThan(20_000_000);
    expect(limiter.hit(rule, 'one more').allowed).toBe(true);
  });
});

describe('callerKey', () => {
  it('takes IPv6 addresses of one /64 for one caller', () => {
    expect(callerKey('2001:db8:1:2::1')).toBe(callerKey('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(callerKey('2001:db8:1:2::1')).not.toBe(callerKey('2001:db8:1:3::1'));
    expect(callerKey('::1')).toBe('0:0:0:0');
  });

  it('is short whatever a proxy hands on', () => {
    for (const one of ['x', ':']) expect(callerKey(one.repeat(10_000)).length).toBeLessThanOrEqual(64);
  });

  it('reads an IPv4 address in IPv6 clothes', () => {
    expect(callerKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });
});
