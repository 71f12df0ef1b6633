import { Hono } from 'hono';
import { type Context, isAppError, isId, notFound } from '#kernel';
import {
  createWishlist,
  deleteWishlist,
  removeTrip,
  renameWishlist,
  savedFields,
  saveTrip,
  shareWishlist,
  stopSharing,
} from '#saved';
import { begunOnce } from './begun-once.ts';
import { contextAt, contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, keepTyped, mountForm, ownOf, pathWith, readField } from './form-door.ts';

const PATH = '/wishlist';
const IDS = ['list', 'trip', 'share'];
const TYPED = ['do', 'list', 'name', 'to_email', 'message'];

/** @param there the same through the partner at whose host it is asked for, whose mail it is */
type Deed = (ctx: Context, door: Door, given: Form, there: Context) => Promise<Form>;

/** What each form of /wishlist does; answers what the page is told afterwards. @throws AppError, told to the page too */
const deeds: Readonly<Record<string, Deed>> = {
  async create(ctx, _door, { name, trip }) {
    const list = await createWishlist(ctx, readField('name', savedFields.name, name));
    if (trip) await saveTrip(ctx, list.id, trip);
    return { list: list.id };
  },
  async rename(ctx, _door, { list = '', name }) {
    await renameWishlist(ctx, { id: list, name: readField('name', savedFields.name, name) });
    return { list };
  },
  async delete(ctx, _door, { list = '' }) {
    await deleteWishlist(ctx, list);
    return {};
  },
  async save(ctx, _door, { list = null, trip = '' }) {
    const saved = await saveTrip(ctx, list, trip);
    return { list: saved.list.id };
  },
  async remove(ctx, _door, { list = '', trip = '' }) {
    await removeTrip(ctx, list, trip);
    return { list, removed: trip };
  },
  async share(_ctx, door, given, there) {
    const { list = '', to_email, message = '' } = given;
    const sharing = {
      wishlistId: list,
      toEmail: readField('email', savedFields.toEmail, to_email),
      message: readField('message', savedFields.message, message),
    };
    // Pressed twice it is sent once; what was changed before it was sent again is another one.
    await begunOnce(there, door, `POST ${PATH} ${JSON.stringify(sharing)}`, given, async (inside) => ({
      id: await shareWishlist(inside, door, sharing),
      token: null,
    }));
    return { list, at: 'share', shared: 'yes' };
  },
  async stop(ctx, _door, { list = '', share = '' }) {
    await stopSharing(ctx, list, share);
    return { list, at: 'share' };
  },
};

/** What the forms of a member's lists send, with and without scripts. */
export function listForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /wishlist', async (c, given) => {
    const ctx = contextOf(door, c.get('actor'));
    const { list, trip, at } = given;
    if (ctx.actor.kind !== 'member') {
      return { to: pathWith('/sign-in-mm', { ref_url: pathWith(PATH, { list, save: trip }) }) };
    }
    try {
      const deed = ownOf(deeds, given.do);
      if (!deed || IDS.some((name) => given[name] !== undefined && !isId(given[name]))) throw notFound();
      return { to: pathWith(PATH, await deed(ctx, door, given, contextAt(door, c))) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return {
        to: pathWith(PATH, { list, at, error: error.code === 'invalid' ? error.pointer : error.code }),
        cookies: keepTyped(door, PATH, TYPED, given),
      };
    }
  });
  return app;
}
