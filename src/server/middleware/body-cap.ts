import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#kernel';
import { wholeBody } from '#kernel/http';

/** @param kilobytes largest body accepted, chunked ones included. */
export function bodyCap(kilobytes: number): MiddlewareHandler {
  const maxSize = kilobytes * 1024;
  const refuse = () => {
    throw new AppError('too_large', `The body is larger than ${kilobytes} KB. Send less.`);
  };
  const count = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    const announced = c.req.header('content-length');
    // Counting makes a stream of the body first. Node lets nobody send more than was announced.
    if (announced === undefined || c.req.header('transfer-encoding') !== undefined) return wholeBody(count(c, next));
    return Number(announced) > maxSize ? refuse() : next();
  };
}
