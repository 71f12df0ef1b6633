import { Hono } from 'hono';
import { accountFields, changeMe } from '#accounts';
import { changeEmail, changePassword, endOtherSessions, endOwnSession } from '#accounts/doors';
import { AppError, type Context, isAppError, isId, notFound } from '#kernel';
import { formFields } from '#kernel/http';
import { unfollowOperator } from '#saved';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, type FormCall, mountForm, ownOf, pathWith } from './form-door.ts';

const PATH = '/account/my-profile';

type Asked = { ctx: Context; door: Door; given: Form; headers: Headers };
/** In which part of the page it is said what became of it, and what it does. */
type Deed = { part: string; work(asked: Asked): Promise<unknown> };

/** What each form of the profile does. @throws AppError, told in its part of the page */
const deeds: Readonly<Record<string, Deed>> = {
  name: {
    part: 'name',
    work: ({ ctx, door, given }) =>
      changeMe(ctx, door, {
        firstName: read('first_name', accountFields.name, given.first_name),
        lastName: read('last_name', accountFields.name, given.last_name),
      }),
  },
  birthday: {
    part: 'birthday',
    work: ({ ctx, door, given }) =>
      changeMe(ctx, door, {
        birthday: given.birthday ? read('birthday', accountFields.birthday, given.birthday) : null,
      }),
  },
  email: {
    part: 'email',
    work: ({ ctx, door, given }) => changeEmail(ctx, door, read('email', formFields.email, given.email)),
  },
  password: {
    part: 'password',
    work: ({ ctx, door, given, headers }) =>
      changePassword(ctx, door, {
        currentPassword: given.current_password ?? null,
        password: read('password', accountFields.password, given.password),
        headers,
      }),
  },
  session: {
    part: 'sessions',
    work: ({ ctx, given }) => endOwnSession(ctx, idIn(given.session)),
  },
  others: {
    part: 'sessions',
    work: ({ ctx, door, headers }) => endOtherSessions(ctx, door, headers),
  },
  unfollow: {
    part: 'following',
    work: ({ ctx, given }) => unfollowOperator(ctx, idIn(given.operator)),
  },
};

/** What the forms of a member’s profile send, with and without scripts. */
export function profileForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /account/my-profile', async (c: FormCall, given) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: PATH }) };
    const deed = ownOf(deeds, given.do);
    if (!deed) return { to: PATH };
    const { part } = deed;
    try {
      await deed.work({ ctx, door, given, headers: c.req.raw.headers });
      return { to: `${pathWith(PATH, { saved: part })}#${part}` };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { to: `${pathWith(PATH, { at: part, error: saidOf(error) })}#${part}` };
    }
  });
  return app;
}

/** The name by which the page knows what to say. */
function saidOf({ code, pointer }: AppError): string {
  if (code !== 'invalid') return code;
  if (pointer === '/user/email') return 'same_email';
  return pointer === '/user/password' ? 'known_password' : (pointer ?? code);
}

type Checks = { safeParse(text: unknown): { success: boolean; data?: string } };

/** @throws AppError whose pointer is the name of the field */
function read(pointer: string, schema: Checks, text: string | undefined): string {
  const { success, data } = schema.safeParse(text);
  if (success && data !== undefined) return data;
  throw new AppError('invalid', 'is refused', { pointer });
}

function idIn(text = ''): string {
  if (!isId(text)) throw notFound();
  return text;
}
