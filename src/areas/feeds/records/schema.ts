import { z } from 'zod';
import type { FeedKind } from '#kernel/feed';

/** JSON Schema of a kind as a feed may write it. Checks between fields are told by the import itself. */
export function feedSchema({ kind, about, record }: FeedKind): Record<string, unknown> {
  return { ...z.toJSONSchema(record, { io: 'input' }), title: kind, description: about };
}
