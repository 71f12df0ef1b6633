import { typedIn } from '#kernel/keys';
import type { Services } from './services.ts';

/** The fields of a form that was refused just now, by the names it has for them. */
export type Typed = Partial<Record<string, string>>;

type Asked = Pick<Services, 'ctx' | 'keyring'>;

/**
 * What was typed into a form that its page shows once more, as the address says by `error`; null elsewhere.
 * @param form the path that it is sent to
 * @param same fields that say of what it was: those of another are nothing here
 */
export function typedAgain({ ctx, keyring }: Asked, request: Request, form: string, same: Typed = {}): Typed | null {
  if (!new URL(request.url).searchParams.has('error')) return null;
  const typed = typedIn({ keyring }, form, request.headers.get('Cookie'), ctx.clock());
  const isSame = typed && Object.entries(same).every(([name, value]) => typed[name] === value);
  return isSame ? typed : null;
}
