import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { AppError } from '../errors.ts';

export type GraphqlCode =
  | 'NOT_FOUND'
  | 'UNAUTHENTICATED'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'TOO_COMPLEX'
  | 'BAD_REQUEST'
  | 'INTERNAL';

const CODES: Partial<Record<AppError['code'], GraphqlCode>> = {
  not_found: 'NOT_FOUND',
  unauthenticated: 'UNAUTHENTICATED',
  rate_limited: 'RATE_LIMITED',
  required: 'BAD_USER_INPUT',
  invalid: 'BAD_USER_INPUT',
  duplicate_key: 'BAD_USER_INPUT',
  malformed_json: 'BAD_REQUEST',
  bad_request: 'BAD_REQUEST',
  forbidden: 'BAD_REQUEST',
  method_not_allowed: 'BAD_REQUEST',
  not_acceptable: 'BAD_REQUEST',
  too_large: 'BAD_REQUEST',
  unsupported_media_type: 'BAD_REQUEST',
};

export const GENERIC_MESSAGE = 'Something went wrong, try again later';

/** An error of the shape that clients read: `extensions: {code, status, exception: {name}}`. */
export function graphqlError(
  code: GraphqlCode,
  status: number,
  message: string,
  { extensions, ...options }: GraphQLErrorOptions = {},
): GraphQLError {
  return new GraphQLError(message, {
    ...options,
    extensions: { ...extensions, code, status, exception: { name: code } },
  });
}

/** The expected failures of verbs and read models. */
export function fromAppError(error: AppError, options: GraphQLErrorOptions = {}): GraphQLError {
  const code = CODES[error.code];
  return code
    ? graphqlError(code, error.status, error.message, options)
    : graphqlError('INTERNAL', error.status, GENERIC_MESSAGE, options);
}
