import { notFound } from '#kernel';
import { type ApiBuilder, type GraphqlContext, readSlug, type ValueTypes } from '#kernel/graphql';
import { partnerRequest } from './graphql/partner-request.ts';
import { type PartnerSite, partnerSite } from './partner-site.ts';

export type PartnerNode = PartnerSite & { request: GraphqlContext };
export type PartnersGraphql = ReturnType<typeof addPartners>;

/** Partners’ sites; their menus are added by content. */
export function addPartners(builder: ApiBuilder, values: ValueTypes) {
  const socialLink = builder.objectRef<PartnerSite['socialLinks'][number]>('SocialLink').implement({
    fields: (t) => ({ name: t.exposeString('name'), url: t.exposeString('url') }),
  });
  const partner = builder.objectRef<PartnerNode>('Partner').implement({
    description: 'A site under another name that shows a part of the catalogue.',
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug', { description: 'What other fields call dmoSlug.' }),
      name: t.exposeString('name'),
      logoImage: t.expose('logo', { type: values.image, nullable: true }),
      favicon: t.expose('favicon', { type: values.image, nullable: true }),
      baseUrl: t.exposeString('baseUrl', { nullable: true, description: 'Where it has a host of its own.' }),
      templateType: t.exposeString('templateType', {
        description: 'standard, tourism_board or operators_association.',
      }),
      aboutUrl: t.exposeString('aboutUrl', { nullable: true }),
      socialLinks: t.expose('socialLinks', { type: [socialLink] }),
      hiddenMenus: t.exposeStringList('hiddenMenus', { description: 'Keys of the site’s menus that it leaves out.' }),
    }),
  });

  for (const name of ['partnerSite', 'dmoData']) addPartnerField(name);
  return { partner };

  /** The same by both names that pages know it by. */
  function addPartnerField(name: string): void {
    builder.queryField(name, (t) =>
      t.field({
        type: partner,
        nullable: true,
        description: 'The site of a partner, by its slug.',
        args: { dmoSlug: t.arg.string({ required: true }) },
        resolve: async (_root, { dmoSlug }, request): Promise<PartnerNode> => {
          const slug = readSlug(dmoSlug);
          // At the host of a partner no other one is known.
          await partnerRequest(request, slug);
          const found = await partnerSite(request.ctx, slug);
          if (!found) throw notFound();
          return { ...found, request };
        },
      }),
    );
  }
}
