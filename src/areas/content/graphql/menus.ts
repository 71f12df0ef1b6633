import { type ApiBuilder, shownPath, times } from '#kernel/graphql';
import { type PartnersGraphql, partnerRequest } from '#partners';
import { type MenuItem, menuColumns, partnerMenuTree } from '../menus.ts';

/** Of a menu, and below an entry. */
const USUAL_ROOTS = 8;
const USUAL_BELOW = 10;

/** Menus that somebody wrote, of the site and of partners. */
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
      style: t.string({
        nullable: true,
        resolve: ({ menuType }) => (menuType === 'button' ? 'button' : null),
      }),
      kind: t.exposeString('kind', { nullable: true }),
      isButton: t.boolean({ resolve: ({ menuType }) => menuType === 'button' }),
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
      resolve: ({ children }) => children,
    }),
  );
  builder.objectField(partner, 'topNavMenu', (t) =>
    t.field({
      type: [menuItem],
      extensions: times(USUAL_ROOTS),
      description:
        'The roots of its own menus, whose entries hold those below: they stand instead of the site’s of the same menuKey; none where it wrote none. Links to pages that aren’t there, and to guides, lists, companies, trips and articles that aren’t or that it doesn’t show, are left out.',
      resolve: async ({ id, slug, request }) => {
        const { ctx } = await partnerRequest(request, slug);
        return partnerMenuTree(ctx, id, (path) => shownPath(path, request) !== null);
      },
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
