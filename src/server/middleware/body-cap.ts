import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#kernel';

/** @param kilobytes largest body accepted, chunked ones included. */
export function bodyCap(kilobytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: kilobytes * 1024,
    onError() {
      throw new AppError('too_large', `The body is larger than ${kilobytes} KB. Send less.`);
    },
  });
}
