import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { ContactTopic } from './shared/topics.ts';
import type { LeadsTables } from './tables.ts';

/** After all that are offered. */
const RETIRED = 10_000;

export type ListedTopic = { id: number; name: string; hiddenInForm: boolean };

/** What people may write about, in the order in which forms offer it. */
export function contactTopics({ db }: Context): Promise<ListedTopic[]> {
  return db
    .withTables<LeadsTables>()
    .selectFrom('contactRequestTopics')
    .select(['contactRequestTopics.id', 'contactRequestTopics.name', 'contactRequestTopics.hiddenInForm'])
    .orderBy('contactRequestTopics.position')
    .orderBy('contactRequestTopics.id')
    .limit(100)
    .execute();
}

/** Of these what forms offer. */
export async function formTopics(ctx: Context): Promise<ContactTopic[]> {
  const topics = await contactTopics(ctx);
  return topics.flatMap(({ id, name, hiddenInForm }) => (hiddenInForm ? [] : [{ id, name }]));
}

/** Makes topics those given, in their order. Others stay for the messages that name them; no form offers them any more. */
export async function keepTopics({ db }: Context, topics: readonly ListedTopic[]): Promise<void> {
  await sql`
    with given as (
      select *, row_number() over () as position
      from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as given (id integer, name text, "hiddenInForm" boolean)
    ), retired as (
      update contact_request_topics set hidden_in_form = true, position = ${RETIRED}
      where id not in (select id from given) and position <> ${RETIRED}
    )
    insert into contact_request_topics as kept (id, name, hidden_in_form, position)
    select id, name, "hiddenInForm", position from given
    on conflict (id) do update
    set name = excluded.name, hidden_in_form = excluded.hidden_in_form, position = excluded.position
    where (kept.name, kept.hidden_in_form, kept.position)
      is distinct from (excluded.name, excluded.hidden_in_form, excluded.position)`.execute(db);
}
