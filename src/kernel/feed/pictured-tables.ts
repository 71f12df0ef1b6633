import type { Topic } from '../outbox/topics.ts';
import type { FeedKinds } from './feed-kinds.ts';

/** A table whose rows name pictures that belong to no company; `topic` tells of a row for which one has come. */
export type PicturedTable = { kind: string; table: string; columns: readonly string[]; topic: Topic };

/** @throws for a kind that names pictures and tells nobody of its rows */
export function picturedTables(kinds: FeedKinds): PicturedTable[] {
  return [...kinds.values()].flatMap(({ kind, table, pictures, events = [] }) => {
    if (!pictures) return [];
    const [event] = events.filter(({ subject }) => subject === 'id');
    if (!event || table === null) throw new Error(`The kind ${kind} names pictures, but tells nobody of its rows.`);
    return [{ kind, table, columns: pictures, topic: event.topic }];
  });
}
