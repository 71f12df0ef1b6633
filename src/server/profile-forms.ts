import { Hono } from 'hono';
import { accountFields } from '#accounts';
import { changeEmail, changeMe, changePassword, DailyLimit, endOtherSessions, endOwnSession } from '#accounts/doors';
import { type Preferences, preferencesOf } from '#accounts/shared';
import { type AppError, type Context, isAppError, isId, notFound } from '#kernel';
import { formFields } from '#kernel/http';
import { unfollowOperator } from '#saved';
import { contextAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, type FormCall, keepTyped, mountForm, ownOf, pathWith, readField } from './form-door.ts';

const PATH = '/account/my-profile';
/** No password is kept anywhere. */
const TYPED = ['do', 'email'];

type Asked = { ctx: Context; door: Door; given: Form; headers: Headers };
/** In which part of the page it is said what became of it, and what it does. */
type Deed = { part: string; work(asked: Asked): Promise<unknown> };

/** What each form of the profile does. @throws AppError, told in its part of the page */
const deeds: Readonly<Record<string, Deed>> = {
  name: {
    part: 'name',
    work: ({ ctx, door, given }) =>
      changeMe(ctx, door, {
        firstName: readField('first_name', accountFields.name, given.first_name),
        lastName: readField('last_name', accountFields.name, given.last_name),
      }),
  },
  birthday: {
    part: 'birthday',
    work: ({ ctx, door, given }) =>
      changeMe(ctx, door, {
        birthday: given.birthday ? readField('birthday', accountFields.birthday, given.birthday) : null,
      }),
  },
  email: {
    part: 'email',
    work: ({ ctx, door, given }) => changeEmail(ctx, door, readField('email', formFields.email, given.email)),
  },
  preferences: {
    part: 'preferences',
    work: ({ ctx, door, given }) => changeMe(ctx, door, { preferences: preferencesIn(given) }),
  },
  password: {
    part: 'password',
    work: ({ ctx, door, given, headers }) =>
      changePassword(ctx, door, {
        currentPassword: given.current_password ?? null,
        password: readField('password', accountFields.password, given.password),
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
    const ctx = contextAt(door, c);
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: PATH }) };
    const deed = ownOf(deeds, given.do);
    if (!deed) return { to: PATH };
    const { part } = deed;
    try {
      await deed.work({ ctx, door, given, headers: c.req.raw.headers });
      return { to: `${pathWith(PATH, { saved: part })}#${part}` };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return {
        to: `${pathWith(PATH, { at: part, error: saidOf(error) })}#${part}`,
        cookies: keepTyped(door, PATH, TYPED, given),
      };
    }
  });
  return app;
}

/** What is ticked and chosen: each box has a name of its own, so that none is lost. */
export function preferencesIn(given: Form): Preferences {
  const ticked = (group: string) =>
    Object.keys(given).flatMap((name) => (name.startsWith(`${group}.`) ? [name.slice(group.length + 1)] : []));
  return preferencesOf({ interests: ticked('interests'), places: ticked('places'), pace: given.pace });
}

/** The name by which the page knows what to say. */
function saidOf({ code, pointer, cause }: AppError): string {
  if (cause instanceof DailyLimit) return 'daily_limit';
  if (code !== 'invalid') return code;
  if (pointer === '/user/email') return 'same_email';
  return pointer === '/user/password' ? 'known_password' : (pointer ?? code);
}

function idIn(text = ''): string {
  if (!isId(text)) throw notFound();
  return text;
}
