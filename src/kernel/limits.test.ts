import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { callerKey, createMemoryLimiter } from './limits.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const rule = { name: 'READ', max: 3, windowSeconds: 60 };

describe('limits', () => {
  it('refuse the fourth call of three within a minute and allow it in the next', () => {
    let time = 0;
    const limiter = createMemoryLimiter(() => new Date(time));
    const hits = Array.from({ length: 4 }, () => limiter.hit(rule, '192.0.2.1'));
    expect(hits.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(hits.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
    expect(limiter.hit(rule, '192.0.2.2').allowed).toBe(true);
    time = 60_000;
    expect(limiter.hit(rule, '192.0.2.1').allowed).toBe(true);
  });

  it('say when to come back', () => {
    let time = 0;
    const limiter = createMemoryLimiter(() => new Date(time));
    limiter.hit(rule, 'a');
    time = 45_500;
    expect(limiter.hit(rule, 'a').resetSeconds).toBe(15);
  });

  it('keep each rule by itself', () => {
    const limiter = createMemoryLimiter(() => new Date(0));
    for (let i = 0; i < 4; i++) limiter.hit(rule, 'a');
    expect(limiter.hit({ ...rule, name: 'SEARCH' }, 'a').allowed).toBe(true);
  });

  it('do not grow without bound when every call comes from another address', () => {
    const limiter = createMemoryLimiter(() => new Date(0));
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

  it('reads an IPv4 address in IPv6 clothes', () => {
    expect(callerKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });
});
