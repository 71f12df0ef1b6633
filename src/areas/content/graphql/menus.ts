import { type ApiBuilder, shownPath, times } from '#kernel/graphql';
import { type PartnersGraphql, partnerRequest } from '#partners';
import { type MenuItem, menuColumns } from '../menus.ts';

/** Of a menu, and below an entry. */
const USUAL_ROOTS = 8;
const USUAL_BELOW = 10;

/** Menus that somebody wrote; partners have none of their own yet. */
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
      shortTitle: t.string({ nullable: true, resolve: () => null }),
      href: t.exposeString('href', { nullable: true }),
      text: t.string({ nullable: true, resolve: () => null }),
      tooltip: t.exposeString('tooltip', { nullable: true }),
      menuType: t.exposeString('menuType', { description: 'link, column or button.' }),
      cssClass: t.string({ nullable: true, resolve: () => null }),
      style: t.string({ nullable: true, resolve: () => null }),
      kind: t.string({ nullable: true, resolve: () => null }),
      isButton: t.boolean({ resolve: () => false }),
      forward: t.boolean({ resolve: () => false }),
      fullheight: t.boolean({ resolve: () => false }),
      position: t.exposeInt('position'),
    }),
  });
  builder.objectField(menuItem, 'children', (t) =>
    t.field({
      type: [menuItem],
      extensions: times(USUAL_BELOW),
      description: 'The entries below it, in order.',
      resolve: ({ children }) => children,
    }),
  );
  builder.objectField(partner, 'topNavMenu', (t) =>
    t.field({
      type: [menuItem],
      extensions: times(USUAL_ROOTS),
      description: 'The root of its own menu, whose entries hold those below; empty where the site’s menus stand.',
      resolve: () => [],
    }),
  );
  builder.queryField('menu', (t) =>
    t.field({
      type: [menuItem],
      nullable: true,
      extensions: times(USUAL_ROOTS),
      description:
        'Columns of menus and footer as somebody wrote them, with the links whose page is there. Menus of places, of kinds of trip and of companies by place are made of the catalogue.',
      args: { dmoSlug: t.arg.string() },
      resolve: async (_root, { dmoSlug }, from) => {
        const { ctx } = await partnerRequest(from, dmoSlug);
        return menuColumns(ctx, (path) => shownPath(path, from) !== null);
      },
    }),
  );
}
