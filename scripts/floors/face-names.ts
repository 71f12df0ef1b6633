import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MOST_NAMES = 30;

/** Faces that stand above the limit: what everything uses of the ground. It may lose names and gains none. */
const larger: Readonly<Record<string, number>> = { 'src/kernel/index.ts': 41 };

type Violation = { rule: string; from: string; to: string };

const FACES = [
  'src/areas/*/{index,shared,places,prices,addresses,companies,feed,search,sales,doors,upkeep}.ts',
  'src/kernel/{*/,}{index,shared}.ts',
];

/**
 * Refuses faces from which one has to choose among more names than a person keeps in mind, names that aren't written out, and
 * those for which nobody asks.
 */
export function checkFaceNames(folder: string): Violation[] {
  const asked = namesAskedFor(folder);
  return globSync(FACES, { cwd: folder })
    .toSorted()
    .flatMap((face) => {
      const text = readFileSync(join(folder, face), 'utf8');
      const most = larger[face] ?? MOST_NAMES;
      const names = namesOf(text);
      const vain = names.filter(
        (name) => !asked.has(`${addressOf(face)} ${name}`) && !asked.has(`${addressOf(face)} *`),
      );
      return [
        ...vain.map((name) => ({ rule: 'faces-show-what-is-asked-for', from: face, to: name })),
        ...(names.length > most
          ? [{ rule: 'faces-are-small', from: face, to: `${names.length} names, and ${most} are the most` }]
          : []),
        ...(/^export \*/m.test(text) ? [{ rule: 'faces-name-what-they-show', from: face, to: 'export *' }] : []),
      ];
    });
}

/** By what others call it: "src/areas/search/shared.ts" is "#search/shared". */
function addressOf(face: string): string {
  const [, kernel, area, name] = /^src\/(?:(kernel)|areas)\/(?:(.+)\/)?(\w+)\.ts$/.exec(face) ?? [];
  return `#${[kernel, area, name === 'index' ? undefined : name].filter(Boolean).join('/')}`;
}

/** "#search searchTrips" for each name that somebody outside imports of a face, "#search *" for all at once. */
function namesAskedFor(folder: string): Set<string> {
  const files = globSync('{src,demo,bench,scripts,tests}/**/*.{ts,tsx}', { cwd: folder });
  return new Set(files.flatMap((file) => importsOf(file, readFileSync(join(folder, file), 'utf8'))));
}

function importsOf(file: string, text: string): string[] {
  const addressed = (from: string) => {
    if (from.startsWith('#')) return from;
    const face = join(dirname(file), from);
    return file.startsWith(`${dirname(face)}/`) ? '' : addressOf(face);
  };
  const lists = text.matchAll(/^(?:import|export) (?:type )?(?:\{([^}]*)\}|\* as \w+) from '([#.][^']+)'/gm);
  const named = [...lists].flatMap(([, list = '*', from = '']) =>
    listed(list).map((name) => `${addressed(from)} ${name}`),
  );
  const whole = [...text.matchAll(/\bimport\('([#.][^']+)'\)/g)].map(([, from = '']) => `${addressed(from)} *`);
  return [...named, ...whole];
}

/** "a, type B as C" are "a" and "B". */
const listed = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')
    .map((name) => name.replace(/ as \w+$/, ''));

/** The names that a file exports in lists or where they are declared. */
function namesOf(text: string): string[] {
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    listed(list.replace(/\w+ as (\w+)/g, '$1')),
  );
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm),
  ].map(([, name = '']) => name);
  return [...lists, ...declared];
}
