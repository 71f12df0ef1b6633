import { Hono } from 'hono';
import { type Context, isAppError, isId, notFound } from '#kernel';
import { deleteSearch, renameSearch, savedFields, saveSearch } from '#saved';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, mountForm, ownOf, pathWith, readField } from './form-door.ts';

const PATH = '/account/saved-searches';

type Deed = (ctx: Context, door: Door, given: Form) => Promise<Form>;

/** What each form of the saved searches does; answers what the page is told afterwards. @throws AppError, told to it too */
const deeds: Readonly<Record<string, Deed>> = {
  async save(ctx, door, { search = '', name }) {
    const [path = '', queryString = ''] = search.split('?', 2);
    const wanted = name === undefined ? undefined : readField('name', savedFields.name, name);
    const saved = await saveSearch(ctx, door, { path, queryString, name: wanted });
    return { saved: saved.search.id };
  },
  async rename(ctx, _door, { id = '', name }) {
    await renameSearch(ctx, { id, name: readField('name', savedFields.name, name) });
    return { saved: id };
  },
  async delete(ctx, _door, { id = '' }) {
    const { path, queryString, name } = await deleteSearch(ctx, id);
    return { removed: `${path}?${queryString}`, name };
  },
};

/** What the forms of a member’s saved searches send, with and without scripts. */
export function searchForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /account/saved-searches', async (c, given) => {
    const ctx = contextOf(door, c.get('actor'));
    const { id, search: save } = given;
    if (ctx.actor.kind !== 'member') {
      return { to: pathWith('/sign-in-mm', { ref_url: pathWith(PATH, { save }) }) };
    }
    try {
      const deed = ownOf(deeds, given.do);
      if (!deed || (id !== undefined && !isId(id))) throw notFound();
      return { to: pathWith(PATH, await deed(ctx, door, given)) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { to: pathWith(PATH, { save, at: id, error: error.pointer === 'name' ? 'name' : error.code }) };
    }
  });
  return app;
}
