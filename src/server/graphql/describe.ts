import type { GraphQLSchema } from 'graphql';
import { isEnumType, isInputObjectType, isIntrospectionType, isObjectType, isSpecifiedScalarType } from './library.ts';
import { argumentWords, commonWords, words } from './words.ts';

type Described = { name: string; description?: string | null };

/**
 * Gives words to whatever in a schema says nothing of itself: a reader of it has nobody to ask.
 * @throws when there are none for a type, field, argument or value, or words for what isn't there.
 */
export function withWords(schema: GraphQLSchema): GraphQLSchema {
  const used = new Set<string>();
  const silent: string[] = [];

  function describe(one: Described, place: string, common: Readonly<Record<string, string>> = {}): void {
    if (one.description) return;
    const found = Object.hasOwn(words, place) ? place : '';
    if (found) used.add(found);
    one.description = words[found] ?? (Object.hasOwn(common, one.name) ? common[one.name] : null);
    if (!one.description) silent.push(place);
  }

  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    describe(type, type.name);
    if (isEnumType(type)) for (const value of type.getValues()) describe(value, `${type.name}.${value.name}`);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      describe(field, `${type.name}.${field.name}`, commonWords);
      const args = 'args' in field ? field.args : [];
      for (const arg of args) describe(arg, `${type.name}.${field.name}(${arg.name})`, argumentWords);
    }
  }
  const idle = Object.keys(words).filter((place) => !used.has(place));
  if (silent.length > 0)
    throw new Error(`Nothing is said of ${silent.join(', ')}. Describe it, or add it to words.ts.`);
  if (idle.length > 0) throw new Error(`words.ts speaks of ${idle.join(', ')}: it speaks for itself, or isn’t there.`);
  return schema;
}
