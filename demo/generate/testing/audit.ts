import type { DemoRecord } from '../record.ts';
import { auditedOf, type Rule } from './audit/audited.ts';
import { dayRules } from './audit/days.ts';
import { guideRules } from './audit/guides.ts';
import { monthRules } from './audit/months.ts';
import { nameRules } from './audit/names.ts';
import { posterRules } from './audit/posters.ts';
import { reviewRules } from './audit/reviews.ts';
import { sentenceRules } from './audit/sentences.ts';
import { termRules } from './audit/terms.ts';

const rules: readonly Rule[] = [
  ...dayRules,
  ...sentenceRules,
  ...monthRules,
  ...nameRules,
  ...reviewRules,
  ...termRules,
  ...posterRules,
  ...guideRules,
];

export type AuditLine = {
  readonly rule: string;
  readonly checked: number;
  readonly found: number;
  /** Share of what was checked that may be found. */
  readonly allowed: number;
  readonly holds: boolean;
  readonly examples: readonly string[];
};

/** Reads a catalogue as a demanding traveler would, and counts what contradicts itself. */
export function auditCatalogue(records: Iterable<DemoRecord>): AuditLine[] {
  const audited = auditedOf(records);
  return rules.map(({ name, checked, find, share = 0 }) => {
    const count = checked(audited);
    const findings = find(audited);
    return {
      rule: name,
      checked: count,
      found: findings.length,
      allowed: share,
      holds: findings.length <= count * share,
      examples: findings.slice(0, 3).map(({ where, what }) => `${where}: ${what}`),
    };
  });
}
