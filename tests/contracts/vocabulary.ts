import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Value types of a property, as schema.org names them: classes, and kinds of data such as Text. */
type Properties = Map<string, Set<string>>;

export type Vocabulary = {
  /** Of a class, with those that it inherits; null for what is no class. */
  propertiesOf(name: string): Properties | null;
  /** Whether a class is another or below it. */
  isA(name: string, other: string): boolean;
  /** The values that an enumeration has, as addresses. */
  valuesOf(name: string): Set<string>;
};

const INTERFACE = /^(?:export )?interface (\w+)(Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"([^@"]+)"\?: SchemaValue<(.*), "[^"]+">;$/gm;
const UNION = /^export type (\w+)(?:<.*>)? = ([^;]+);/gm;

/** schema.org's published vocabulary, as schema-dts has it in types: that package is made from it and pinned. */
export function readVocabulary(): Vocabulary {
  const script = createRequire(import.meta.url).resolve('schema-dts');
  const text = readFileSync(script.replace(/\.js$/, '.d.ts'), 'utf8');
  const own = new Map<string, { parents: string[]; properties: [string, string[]][] }>();
  const classes = new Map<string, string[]>();
  for (const [, name = '', part = '', above = '', body = ''] of text.matchAll(INTERFACE)) {
    const parents = [...above.matchAll(/\b(\w+)Base\b/g)].map(([, parent = '']) => parent);
    if (part === 'Leaf') classes.set(name, parents);
    const properties = [...body.matchAll(PROPERTY)].map(([, key = '', of = '']): [string, string[]] => [
      key,
      of.split(' | '),
    ]);
    if (part === 'Base') own.set(name, { parents, properties });
  }
  const members = new Map<string, string[]>();
  for (const [, name = '', of = ''] of text.matchAll(UNION)) members.set(name, of.split(' | '));

  const gather = (name: string, into: Properties): Properties => {
    const { parents, properties } = own.get(name) ?? { parents: [], properties: [] };
    for (const [key, types] of properties) into.set(key, new Set([...(into.get(key) ?? []), ...types]));
    for (const parent of parents) gather(parent, into);
    return into;
  };
  const isA = (name: string, other: string): boolean =>
    name === other || (members.get(other) ?? []).some((member) => classes.has(member) && isA(name, member));
  return {
    propertiesOf(name) {
      const parents = classes.get(name);
      return parents ? parents.reduce((into, parent) => gather(parent, into), new Map() as Properties) : null;
    },
    isA,
    valuesOf: (name) =>
      new Set((members.get(name) ?? []).flatMap((member) => /^"(https:.*)"$/.exec(member)?.[1] ?? [])),
  };
}
