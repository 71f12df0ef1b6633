import type { Context as HonoContext } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { KeptCookie } from '#kernel/http';

/** Sets a cookie of this host with the answer, or takes it away. @param secure whether the site is at https */
export function keepCookie(c: HonoContext, { name, value, days, readable }: KeptCookie, secure: boolean): void {
  const of = { path: '/', sameSite: 'Lax', secure } as const;
  if (value === null) deleteCookie(c, name, of);
  else setCookie(c, name, value, { ...of, httpOnly: !readable, maxAge: Math.round(days * 86_400) });
}
