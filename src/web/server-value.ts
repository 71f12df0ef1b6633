/**
 * What a page shows and its scripts needn't know. Whatever a loader answers stands in the document a second time, for the
 * scripts: half of a list's bytes. A value of this kind stays on the server, and a `StaticPart` shows what that wrote.
 */
export type ServerValue<Value> = {
  /** The value as JSON where a browser has to work with it: as one text it is shorter than as parts of the answer. */
  json?: string;
  readonly [held]?: Value;
};

declare const held: unique symbol;

const values = new WeakMap<object, unknown>();

/**
 * @param value of what JSON can say
 * @param sent whether browsers get it: a list that comes without a document is put together there
 */
export function serverValue<Value>(value: Value, { sent } = { sent: false }): ServerValue<Value> {
  // In development the page is rendered anew as soon as its scripts are there.
  const whole: ServerValue<Value> = sent || import.meta.env.DEV ? { json: JSON.stringify(value) } : {};
  if (import.meta.env.SSR) values.set(whole, value);
  return whole;
}

/** @returns null in a browser that wasn't sent it: what the server wrote of it stands on the page */
export function readServerValue<Value>(given: ServerValue<Value>): Value | null {
  if (!values.has(given)) values.set(given, given.json === undefined ? null : JSON.parse(given.json));
  return values.get(given) as Value | null;
}

/** The same where it is never missing: on the server, and of what is always sent. */
export const knownValue = <Value>(given: ServerValue<Value>): Value => readServerValue(given) as Value;
