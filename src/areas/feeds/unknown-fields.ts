import type { FeedKind } from '#kernel/feed';
import { fieldPath } from './field-path.ts';
import { fieldsOf, nearest, type Shape } from './records/columns.ts';
import type { Fault } from './validate.ts';

/**
 * Something with named fields: a record, an object in it, or each entry of a list. Under a name stands what is inside
 * that field, null for one without named fields; so objects with free names stay as they are.
 */
type Place = ReadonlyMap<string, Place | null>;
type Path = readonly (string | number)[];
type Take = (name: string, place: Place, path: Path) => void;

/** So many unknown names are told of one place: an object whose keys are ids by mistake could hold any number. */
export const NAMES_TOLD = 50;

/**
 * Answers what to tell of the fields of a valid record that are left out because no record of its kind has them,
 * inside objects and list entries too. Each name is told once for its place, in the first record that has it.
 */
export function createUnknownFields(): (kind: FeedKind, record: object) => Fault[] {
  const told = new Map<Place, Set<string>>();
  return (kind, record) => {
    const faults: Fault[] = [];
    visit(placeOf(kind), record, [], (name, place, path) => {
      const names = told.get(place) ?? new Set();
      if (names.size > NAMES_TOLD || names.has(name)) return;
      told.set(place, names.add(name));
      faults.push(names.size > NAMES_TOLD ? tooMany(path) : unknown(kind.kind, name, place, path));
    });
    return faults;
  };
}

function unknown(kind: string, name: string, place: Place, path: Path): Fault {
  const at = path.filter((key) => typeof key === 'string').join('.');
  const said = at
    ? `no such field in ${at}, it is left out here and everywhere else`
    : 'no such field, it is left out here and in all other lines';
  const close = nearest(name, [...place.keys()]);
  const advice = close ? `; did you mean ${close}?` : '';
  return { field: fieldPath([...path, name]), problem: `${kind} records have ${said}${advice}` };
}

function tooMany(path: Path): Fault {
  const problem = `more than ${NAMES_TOLD} different unknown fields stand here over all lines; the others are left out too, without being named`;
  return { field: fieldPath(path) || null, problem };
}

/** The value was checked before: what it holds under a known name fits. */
function visit(place: Place, value: unknown, path: (string | number)[], take: Take): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) visitInside(i, place, value[i], path, take);
    return;
  }
  for (const name of Object.keys(value)) {
    const inner = place.get(name);
    if (inner === undefined) take(name, place, path);
    else if (inner) visitInside(name, inner, (value as Record<string, unknown>)[name], path, take);
  }
}

function visitInside(key: string | number, place: Place, value: unknown, path: (string | number)[], take: Take): void {
  path.push(key);
  visit(place, value, path, take);
  path.pop();
}

const places = new Map<FeedKind, Place>();

function placeOf(kind: FeedKind): Place {
  const known = places.get(kind);
  if (known) return known;
  const place = placeIn(fieldsOf(kind));
  places.set(kind, place);
  return place;
}

function placeIn(fields: Record<string, Shape>): Place {
  return new Map(Object.entries(fields).map(([name, shape]) => [name, inside(shape)]));
}

function inside(shape: Shape): Place | null {
  if (shape.properties) return placeIn(shape.properties);
  return shape.items ? inside(shape.items) : null;
}
