import type { FeedRecord } from './records/records.ts';
import type { Fault } from './validate.ts';

/** What to tell of a record that is taken in, where some of it says less than its company means. */
export function notesOn(record: FeedRecord): Fault[] {
  if (record.kind === 'operator') return depositNotes(record);
  return record.kind === 'trip' ? tierNotes(record) : [];
}

function depositNotes({ fix_deposit: fixed, deposit_amount: amount, deposits }: FeedRecord<'operator'>): Fault[] {
  if (!fixed || Object.keys(deposits).length > 0) return [];
  const example = `{"USD": ${amount ?? 40_000}}`;
  return [
    {
      field: 'deposits',
      problem: `is missing: a fixed deposit needs its currency, such as ${example}; until then none is shown and nothing can be charged`,
    },
  ];
}

/** How booking systems call prices by age, in the languages of most feeds. */
const BY_AGE =
  /^kind\b|\b(child|children|infants?|bab(y|ies)|toddlers?|kids?|kinder|teens?|youth|jugend(liche)?|enfants?|jeunes?|niñ[oa]s?|bambin[io]|crianças?)\b|^(senior|student)s?$/iu;

function tierNotes({ price_tiers: tiers }: FeedRecord<'trip'>): Fault[] {
  const byAge = tiers.find(({ label }) => BY_AGE.test(label));
  if (!byAge) return [];
  return [
    {
      field: 'price_tiers',
      problem: `are rooms, and "${byAge.label}" is called like an age: it may become the price that is shown, so leave it out and tell it in price_notes`,
    },
  ];
}
