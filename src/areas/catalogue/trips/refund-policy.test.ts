import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refundPolicy } from './refund-policy.ts';

it.each(['none', 'flexible', 'generous'] as const)('a level alone, %s, gives back what companies are told', (level) => {
  const told = new RegExp(`${level} (?:gives )?(100 %[^,.]*)`).exec(readFileSync('docs/import.md', 'utf8'))?.[1] ?? '';
  const policy = refundPolicy({ flexibility: level, tiers: [], depositRefundable: null });
  const inForce = policy?.tiers.flatMap(({ refundBps, minDays }) => [refundBps / 100, minDays]);
  expect(told.match(/\d+/g)?.map(Number)).toEqual(inForce);
  expect(told.includes('the deposit')).toBe(policy?.depositRefundable);
});

it.each([
  ['none', true],
  ['flexible', true],
  ['generous', false],
] as const)('what a company says of the deposit stands beside its level, %s', (flexibility, depositRefundable) => {
  const usual = refundPolicy({ flexibility, tiers: [], depositRefundable: null });
  expect(usual?.depositRefundable).toBe(!depositRefundable);
  expect(refundPolicy({ flexibility, tiers: [], depositRefundable })).toEqual({ ...usual, depositRefundable });
});

it('keeps a deposit of which steps say nothing', () => {
  const tiers = [{ minDays: 30, refundBps: 10_000 }];
  expect(refundPolicy({ flexibility: 'generous', tiers, depositRefundable: null })?.depositRefundable).toBe(false);
});
