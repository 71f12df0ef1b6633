import type { Context } from '#kernel';
import type { LeadsTables } from './tables.ts';

export type ListedTopic = { id: number; name: string; hiddenInForm: boolean };

/** What people may write about, in the order in which forms offer it. */
export function contactTopics({ db }: Context): Promise<ListedTopic[]> {
  return db
    .withTables<LeadsTables>()
    .selectFrom('contactRequestTopics')
    .select(['contactRequestTopics.id', 'contactRequestTopics.name', 'contactRequestTopics.hiddenInForm'])
    .orderBy('contactRequestTopics.position')
    .limit(100)
    .execute();
}
