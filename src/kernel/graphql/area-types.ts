import type { Parts } from '../parts.ts';
import type { ApiBuilder } from './builder.ts';
import type { ListTypes } from './list-types.ts';
import type { ValueTypes } from './value-types.ts';

/** What an area's `graphql` gave for those above it, by the area's name. An area adds its own beside its `defineArea`. */
// biome-ignore lint/suspicious/noEmptyInterface: areas fill it.
export interface AreaTypes {}

/** What an area adds its types and fields to. */
export type Api = {
  builder: ApiBuilder;
  values: ValueTypes;
  list: ListTypes;
  /** Of the areas that stand before it. */
  types: AreaTypes;
  parts: Parts;
};
