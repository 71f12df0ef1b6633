import { sql } from 'kysely';
import { type Context, publishing, type Topic } from '#kernel';
import { type Lines, planned } from '#kernel/feed';

/** Who shows a term, place, attraction or association, and under which topic they are told. */
const DEPENDENTS = {
  term: [
    { topic: 'trip.changed', subjects: 'select trip_id, term_id from trip_terms' },
    { topic: 'operator.changed', subjects: 'select operator_id, term_id from operator_terms' },
  ],
  place: [{ topic: 'category.changed', subjects: 'select id, destination_id from categories' }],
  attraction: [
    { topic: 'trip.changed', subjects: 'select trip_id, attraction_id from trip_attractions' },
    { topic: 'category.changed', subjects: 'select category_id, id from attractions where category_id is not null' },
  ],
  association: [
    { topic: 'operator.changed', subjects: 'select operator_id, travel_association_id from operator_associations' },
  ],
} satisfies Record<string, { topic: Topic; subjects: string }[]>;

/** Events for those who show a row that the feed changes. */
export async function tellDependents(ctx: Context, kind: keyof typeof DEPENDENTS, { from, to }: Lines): Promise<void> {
  for (const { topic, subjects } of DEPENDENTS[kind]) {
    const told = sql`d.subject_id
      from ${planned(kind)} p join (${sql.raw(subjects)}) as d (subject_id, shown_id) on d.shown_id = p.id
      where p.line between ${from} and ${to} and p.existing and p.changed <> '{}'`;
    await sql`select ${publishing(topic, told)}`.execute(ctx.db);
  }
}
