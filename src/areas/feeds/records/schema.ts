import { z } from 'zod';
import { descriptions } from './descriptions.ts';
import { type FeedKind, feedRecords } from './records.ts';

/** JSON Schema of a kind as a feed may write it. Checks between fields are told by the import itself. */
export function feedSchema(kind: FeedKind): Record<string, unknown> {
  const schema = z.toJSONSchema(feedRecords[kind], { io: 'input' }) as { properties?: Record<string, object> };
  const { about, fields } = descriptions[kind];
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const description = fields[name];
    return [name, description ? { ...field, description } : field];
  });
  return { ...schema, title: kind, description: about, properties: Object.fromEntries(properties) };
}
