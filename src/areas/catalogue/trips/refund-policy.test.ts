import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refundPolicy } from './refund-policy.ts';

it.each(['none', 'flexible', 'generous'] as const)('a level alone, %s, gives back what companies are told', (level) => {
  const told = new RegExp(`${level} (?:gives )?(100 %[^,.]*)`).exec(readFileSync('docs/import.md', 'utf8'))?.[1] ?? '';
  const policy = refundPolicy({ flexibility: level, tiers: [], depositRefundable: false });
  const inForce = policy?.tiers.flatMap(({ refundBps, minDays }) => [refundBps / 100, minDays]);
  expect(told.match(/\d+/g)?.map(Number)).toEqual(inForce);
  expect(told.includes('the deposit')).toBe(policy?.depositRefundable);
});
