import type { FeedRecord } from './records/records.ts';
import type { Fault } from './validate.ts';

/** What to tell of a record that is taken in, where some of it says less than its company means. */
export function notesOn(record: FeedRecord): Fault[] {
  return record.kind === 'operator' ? depositNotes(record) : [];
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
