import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { silentLog } from '#kernel';
import type { DoorApp } from './door.ts';
import { errorResponse } from './errors.ts';

/** An app of one middleware with an answer behind it; failures become answers as in the real one. */
export function appBehind(...middleware: MiddlewareHandler[]): DoorApp {
  const app: DoorApp = new Hono();
  app.onError((error, c) => errorResponse(c, error, silentLog));
  for (const one of middleware) app.use(one);
  app.all('*', async (c) => c.text(`got ${(await c.req.text()).length}`));
  return app;
}

/** Code and status of a refusal. */
export async function refusalOf(answer: Response): Promise<{ status: number; code: string }> {
  const { errors } = (await answer.json()) as { errors: { code: string }[] };
  return { status: answer.status, code: errors[0]?.code ?? '' };
}
