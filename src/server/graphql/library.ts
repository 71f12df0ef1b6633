import { createRequire } from 'node:module';
import type * as graphql from 'graphql';

const library = createRequire(import.meta.url)('graphql') as typeof graphql;

/**
 * What works on a finished schema, of the copy of the library that made it: these functions refuse the types of another
 * copy, and a test runner may resolve one of its own.
 */
export const {
  executeRootSelectionSet,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
  validateExecutionArgs,
  visit,
} = library;
