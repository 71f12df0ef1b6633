import type { ShownField } from './shown-docs.ts';

/** A schema of an OpenAPI 3.1 document, as far as ours use it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  anyOf?: JsonSchema[];
  example?: unknown;
};

export type Schemas = Record<string, JsonSchema>;

const MOST_LEVELS = 8;

/** Follows a reference to where the schema stands. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : schemas[name];
  return target
    ? { ...resolved(target, schemas), ...(schema.description && { description: schema.description }) }
    : schema;
}

/** What a value is, in a few words: "text or null", "list of numbers", "recommended, name_a_to_z". */
export function typeWords(given: JsonSchema, schemas: Schemas): string {
  const schema = resolved(given, schemas);
  if (schema.anyOf) return [...new Set(schema.anyOf.map((part) => typeWords(part, schemas)))].join(' or ');
  if (schema.enum) return schema.enum.map(String).join(', ');
  const types = [schema.type ?? 'object'].flat();
  return types.map((type) => (type === 'array' ? listWords(schema, schemas) : (WORDS[type] ?? type))).join(' or ');
}

const WORDS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function listWords({ items }: JsonSchema, schemas: Schemas): string {
  const inner = items ? resolved(items, schemas) : {};
  return inner.properties || inner.anyOf ? 'list' : `list of ${typeWords(inner, schemas)}`;
}

/** Every field of a schema by its place, outer ones first. */
export function fieldsOf(given: JsonSchema, schemas: Schemas, place = '', level = 0): ShownField[] {
  const schema = resolved(given, schemas);
  if (level > MOST_LEVELS) return [];
  if (schema.anyOf) return unique(schema.anyOf.flatMap((part) => fieldsOf(part, schemas, place, level + 1)));
  if (schema.items) return fieldsOf(schema.items, schemas, `${place}[]`, level + 1);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = place ? `${place}.${name}` : name;
    const own = {
      place: at,
      type: typeWords(property, schemas),
      description: resolved(property, schemas).description ?? '',
    };
    return [own, ...fieldsOf(property, schemas, at, level + 1)];
  });
}

/** Alternatives share most of their fields; each is told once. */
function unique(fields: ShownField[]): ShownField[] {
  return [...new Map(fields.map((field) => [field.place, field])).values()];
}
