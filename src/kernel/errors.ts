import { databaseFailure } from './db/database-failure.ts';

/** Codes that callers may rely on, with their HTTP status. */
const STATUS_OF = {
  malformed_json: 400,
  bad_request: 400,
  idempotency_key_required: 400,
  signature_invalid: 400,
  payment_declined: 402,
  forbidden: 403,
  unauthenticated: 401,
  fresh_sign_in_required: 401,
  second_factor_required: 401,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_in_progress: 409,
  invalid_transition: 409,
  not_reservable: 409,
  reservation_required: 409,
  departure_closed: 409,
  sold_out: 409,
  hold_limit: 409,
  hold_expired: 409,
  tier_unavailable: 409,
  share_unavailable: 409,
  deposit_not_allowed: 409,
  step_incomplete: 409,
  price_changed: 409,
  version_changed: 409,
  payment_started: 409,
  not_confirmed: 409,
  already_paid: 409,
  refund_too_large: 409,
  passenger_info_closed: 409,
  change_request_required: 409,
  quote_required: 409,
  quote_expired: 409,
  not_cancellable: 409,
  play_unfinished: 409,
  limit_reached: 409,
  already_reviewed: 409,
  changed_meanwhile: 409,
  already_replied: 409,
  reply_closed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unknown_host: 421,
  required: 422,
  invalid: 422,
  invalid_email: 422,
  password_too_short: 422,
  confirmation_mismatch: 422,
  token_invalid: 422,
  code_invalid: 422,
  current_password_invalid: 422,
  name_taken: 422,
  rating_required: 422,
  from_email_mismatch: 422,
  not_positive: 422,
  count_mismatch: 422,
  duplicate_key: 422,
  idempotency_key_reused: 422,
  bot_check_failed: 422,
  consent_required: 422,
  currency_not_supported: 422,
  gift_card_invalid: 422,
  gift_card_currency: 422,
  rate_limited: 429,
  server_error: 500,
  processor_unavailable: 502,
  busy: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

export type ErrorMeta = Readonly<Record<string, string | number | boolean | null>>;

/** An expected failure. `detail` is read by people, `pointer` names the field: a JSON Pointer, or a query key as sent. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly pointer: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What a program needs in order to go on, by the names of the interface. */
  readonly meta: ErrorMeta | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { pointer?: string; retryAfterSeconds?: number; cause?: unknown; meta?: ErrorMeta } = {},
  ) {
    super(detail, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = 'AppError';
    this.code = code;
    this.status = STATUS_OF[code];
    this.pointer = options.pointer;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.meta = options.meta;
  }
}

/** True for AppError of any copy of this module: in development the web bundle holds one of its own. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}

const RETRY_AFTER_SECONDS = 5;

/** The failure as callers may hear of it: expected ones, and a database that can't answer. Null for a fault of ours. */
export function asExpected(error: unknown): AppError | null {
  if (isAppError(error)) return error;
  if (!databaseFailure(error)) return null;
  return new AppError(
    'unavailable',
    'Sojourn can’t reach its data at the moment. Wait a few seconds, then try again.',
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    },
  );
}

export function notFound(): AppError {
  return new AppError('not_found', 'Page not found');
}
