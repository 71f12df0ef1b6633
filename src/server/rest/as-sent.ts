import { AppError, isAppError } from '#kernel';
import type { BodyShape } from '#kernel/http';

/**
 * What a handler fails with, as whoever asked may hear of it: handlers name a field under the root key of their body,
 * which may have been sent under another one, without any, or in a document.
 * @param pointer to where the fields stand in what was sent
 */
export function asSent(error: unknown, { root }: Pick<BodyShape, 'root'>, pointer: string): unknown {
  if (root === null || !isAppError(error) || !error.pointer?.startsWith(`/${root}/`)) return error;
  const { code, message, cause, meta, retryAfterSeconds } = error;
  return new AppError(code, message, {
    pointer: pointer + error.pointer.slice(`/${root}`.length),
    ...(cause !== undefined && { cause }),
    ...(meta !== undefined && { meta }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
