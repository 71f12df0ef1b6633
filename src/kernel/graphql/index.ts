export { limitCost, readPaging, readSlug } from './arguments.ts';
export { batched } from './batch.ts';
export { type ApiBuilder, type ApiObject, createBuilder, MAX_COMPLEXITY, MAX_DEPTH } from './builder.ts';
export type { GraphqlContext } from './context.ts';
export { fromAppError, GENERIC_MESSAGE, type GraphqlCode, graphqlError } from './errors.ts';
export { addListTypes, type ExtendedFilterShape, type ListMetadataShape, type ListTypes } from './list-types.ts';
export { addValueTypes, type ValueTypes } from './value-types.ts';
