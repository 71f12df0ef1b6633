export type * from './area-types.ts';
export { type ListAsked, readPaging, readSlug } from './arguments.ts';
export { batched } from './batch.ts';
export { type ApiBuilder, type ApiObject, createBuilder } from './builder.ts';
export { type GraphqlContext, shownPath } from './context.ts';
export { type FieldCost, MAX_COMPLEXITY, MAX_DEPTH, paged, rows, times, USUAL_LIST } from './cost.ts';
export { fromAppError, GENERIC_MESSAGE, graphqlError } from './errors.ts';
export { addListTypes, type ListMetadataShape, type ListTypes, listMetadataShape } from './list-types.ts';
export { addValueTypes, type ValueTypes } from './value-types.ts';
