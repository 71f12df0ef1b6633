import type { Collection } from '#kernel/feed';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a collection, in order, from the way its field is written. */
export const flatten: Record<Collection['shape'], (value: never) => Row[]> = {
  objects: (value: Row[]) => value,
  object: (value: Row) => [value],
  texts: (value: string[]) => value.map((text) => ({ value: text })),
  map: (value: Record<string, string>) =>
    Object.entries(value).flatMap(([name, text]) => (text === '' ? [] : [{ name, value: text }])),
  lists: (value: Record<string, string[]>) =>
    Object.entries(value).flatMap(([name, texts]) => texts.map((text) => ({ name, value: text }))),
};
