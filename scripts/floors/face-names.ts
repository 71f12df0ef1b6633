import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST_NAMES = 30;

/** Faces that stand above the limit: what everything uses of the ground. It may lose names and gains none. */
const larger: Readonly<Record<string, number>> = { 'src/kernel/index.ts': 41 };

type Violation = { rule: string; from: string; to: string };

/** Refuses faces from which one has to choose among more names than a person keeps in mind, and names that aren't written out. */
export function checkFaceNames(folder: string): Violation[] {
  const faces = globSync(
    [
      'src/areas/*/{index,shared,places,prices,addresses,companies,feed,search,sales,doors,upkeep}.ts',
      'src/kernel/{*/,}{index,shared}.ts',
    ],
    {
      cwd: folder,
    },
  );
  return faces.toSorted().flatMap((face) => {
    const text = readFileSync(join(folder, face), 'utf8');
    const most = larger[face] ?? MOST_NAMES;
    const names = namesOf(text);
    return [
      ...(names.length > most
        ? [{ rule: 'faces-are-small', from: face, to: `${names.length} names, and ${most} are the most` }]
        : []),
      ...(/^export \*/m.test(text) ? [{ rule: 'faces-name-what-they-show', from: face, to: 'export *' }] : []),
    ];
  });
}

/** The names that a file exports in lists or where they are declared. */
function namesOf(text: string): string[] {
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm),
  ].map(([, name = '']) => name);
  return [...lists, ...declared];
}
