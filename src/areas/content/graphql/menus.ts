import { type ApiBuilder, times } from '#kernel/graphql';
import { type PartnersGraphql, partnerRequest } from '#partners';
import { type MenuItem, menuItems } from '../menus.ts';

/** Of a menu, and below an entry. */
const USUAL_ROOTS = 8;
const USUAL_BELOW = 10;

/** Menus that somebody wrote for the site or for a partner. */
export function addMenus(builder: ApiBuilder, { partner }: PartnersGraphql): void {
  const menuItem = builder.objectRef<MenuItem>('MenuItem').implement({
    description: 'An entry of a menu; those of one parent are in order.',
    fields: (t) => ({
      id: t.exposeID('id'),
      parentId: t.exposeID('parentId', { nullable: true, description: 'Null for the entries of the root.' }),
      menuKey: t.exposeString('menuKey', {
        description: 'destinations, experiences, tour_reviews, cool_stuff, footer or partner_top.',
      }),
      title: t.exposeString('title'),
      shortTitle: t.exposeString('shortTitle', { nullable: true }),
      href: t.exposeString('href', { nullable: true }),
      text: t.exposeString('text', { nullable: true }),
      tooltip: t.exposeString('tooltip', { nullable: true }),
      menuType: t.exposeString('menuType', { description: 'link, column or button.' }),
      cssClass: t.exposeString('cssClass', { nullable: true }),
      style: t.exposeString('style', { nullable: true }),
      kind: t.exposeString('kind', { nullable: true }),
      isButton: t.exposeBoolean('isButton'),
      forward: t.exposeBoolean('forward'),
      fullheight: t.exposeBoolean('fullheight'),
      position: t.exposeInt('position'),
    }),
  });
  builder.objectField(menuItem, 'children', (t) =>
    t.field({
      type: [menuItem],
      extensions: times(USUAL_BELOW),
      description: 'The entries below it, in order.',
      resolve: async ({ id }) => entriesBelow(await menuItems(), id),
    }),
  );
  builder.objectField(partner, 'topNavMenu', (t) =>
    t.field({
      type: [menuItem],
      extensions: times(USUAL_ROOTS),
      description: 'The root of its own menu, whose entries hold those below; empty where the site’s menus stand.',
      resolve: async () => entriesBelow(await menuItems(), null),
    }),
  );
  builder.queryField('menu', (t) =>
    t.field({
      type: [menuItem],
      nullable: true,
      extensions: times(USUAL_ROOTS),
      description: 'The roots of menus as somebody wrote them; empty where the site makes them of its catalogue.',
      args: { dmoSlug: t.arg.string() },
      resolve: async (_root, { dmoSlug }, from) => {
        await partnerRequest(from, dmoSlug);
        return entriesBelow(await menuItems(), null);
      },
    }),
  );
}

function entriesBelow(items: readonly MenuItem[], parent: string | null): MenuItem[] {
  return items.filter(({ parentId }) => parentId === parent).sort((a, b) => a.position - b.position);
}
