import { catalogueClaims, categoryLinks, categoryLinksBySlug, memberSavingClaim, topOperators } from '#catalogue';
import { emptyLists } from '#catalogue/addresses';
import { type ContentLists, contentLists, type IsThere, linksThere } from '#content';
import type { Config, Context } from '#kernel';
import { dayNumber, toCalendarDate } from '#kernel/shared';
import { QUIZ_PATH, quizRounds } from '#quiz';
import { reviewerKinds } from '#reviews';
import { placeLists } from '../places/place-lists.ts';
import { serverValue } from '../server-value.ts';
import {
  categoryHref,
  companiesMenu,
  continentsOf,
  destinationsMenu,
  EVERYTHING,
  experiencesMenu,
  helpfulMenu,
  inOrder,
  type MenuCategory,
  phoneLinks,
} from './menus.ts';
import type { ShellData, ShellLink, WrittenShell } from './shell-data.ts';
import { socialLinks } from './social-links.ts';

const MIN_REVIEWS = 5;
const LISTS = ['/travel-experts', '/blog', '/member-savings'];

const MEMBER_LINKS: readonly ShellLink[] = [
  { title: 'My Profile', href: '/account/my-profile' },
  { title: 'My Bookings', href: '/my-bookings' },
  { title: 'My Reviews', href: '/account/my-reviews' },
  { title: 'My Favorites', href: '/wishlist' },
  { title: 'Invite Friends', href: '/invite-friend' },
  { title: 'Member Benefits', href: '/member-benefits' },
];

/** Header and footer from what the catalogue holds: an entry whose page doesn't exist isn't there. */
export async function readShell(
  ctx: Context,
  hasPage: IsThere,
  { phoneNumber, google }: Pick<Config, 'phoneNumber'> & { google: boolean },
): Promise<ShellData> {
  const { menus, browse, quotes, social } = await contentLists(ctx);
  const [places, kinds, found, companies, counts, reviewers, saving, isThere] = await Promise.all([
    categoryLinks(ctx, ['continent', 'country'], 300),
    categoryLinks(ctx, ['activity', 'travel_style', 'theme'], 120),
    categoryLinksBySlug(ctx, browse.trending),
    topOperators(ctx, 12, MIN_REVIEWS),
    catalogueClaims(ctx),
    reviewerKinds(ctx),
    memberSavingClaim(ctx),
    isThereOf(ctx, hasPage, menus),
  ]);
  const styles = kinds.filter(({ categorySlug }) => categorySlug !== EVERYTHING);
  const toLink = (category: MenuCategory) => ({
    title: category.name,
    href: categoryHref(category, isThere),
  });
  const trending = inOrder(found, browse.trending).map(toLink);
  const rated = companies.map(({ name, slug, rating }) => ({
    title: name,
    href: `/tour-operators/${slug}-reviews`,
    ...(rating === null ? {} : { note: rating.toFixed(1) }),
  }));
  const there = (links: readonly ShellLink[]) => links.filter(({ href }) => isThere(href));
  const claims = {
    ...counts,
    saving,
    reviewsBy: reviewers.map((kind) => (kind === 'expert' ? ('expert' as const) : ('traveler' as const))),
  };
  const written: WrittenShell = {
    menus: [
      destinationsMenu(places, browse, trending, isThere),
      experiencesMenu(styles, browse, isThere),
      companiesMenu(menus, rated, isThere),
      helpfulMenu(menus, isThere),
    ].filter((menu) => menu.columns.length > 0),
    phone: phoneLinks(menus, isThere),
    claims,
    footer: [
      {
        title: 'Explore',
        links: [{ title: 'All trips', href: '/all-trips' }, ...continentsOf(places, browse).slice(0, 5).map(toLink)],
      },
      { title: 'Ways to travel', links: styles.slice(0, 6).map(toLink) },
      {
        title: 'Companies',
        links: companies.slice(0, 6).map(({ name, slug }) => ({ title: name, href: `/tour-operators/${slug}` })),
      },
      { title: 'About Sojourn', links: there(menus.about) },
      { title: 'Community and help', links: there(menus.community) },
    ].filter(({ links }) => links.length > 0),
    legal: there(menus.legal),
    social: socialLinks(social),
    year: ctx.clock().getUTCFullYear(),
  };
  return {
    written: serverValue(written),
    hasMenus: written.menus.length > 0,
    row: there(menus.row),
    member: there(MEMBER_LINKS),
    google,
    claims,
    trending: trending.slice(0, 8),
    suggested: { attractions: there(menus.attractions)[0] ?? null, longTails: isThere('/ltg/any') },
    emptyLists: placeLists.map(({ href }) => href).filter((href) => !isThere(href)),
    phoneNumber,
    quote: quotes[dayNumber(toCalendarDate(ctx.clock())) % quotes.length] ?? null,
  };
}

/**
 * Of links to things and lists of the catalogue, to articles, experts, savings and the quiz, the page is there and what it
 * shows. @param hrefs asked for beside those of menus: others count as there as soon as the site has such a page
 */
export async function readIsThere(ctx: Context, hasPage: IsThere, hrefs: readonly string[] = []): Promise<IsThere> {
  return isThereOf(ctx, hasPage, (await contentLists(ctx)).menus, hrefs);
}

/** Of what menus may lead to, whatever isn't there: menus read otherwise once this does. */
export async function readMissing(ctx: Context, hasPage: IsThere): Promise<string[]> {
  const hrefs = [...namedIn((await contentLists(ctx)).menus), ...LISTS];
  const [isThere, ...empty] = await lookUp(ctx, hasPage, hrefs);
  return [...hrefs.filter((href) => !isThere(href)), ...empty.flat()];
}

const namedIn = (menus: ContentLists['menus']) =>
  Object.values(menus).flatMap((links) => links.map(({ href }) => href));

async function isThereOf(
  ctx: Context,
  hasPage: IsThere,
  menus: ContentLists['menus'],
  hrefs: readonly string[] = [],
): Promise<IsThere> {
  const [isThere, ...empty] = await lookUp(ctx, hasPage, [...namedIn(menus), ...LISTS, ...hrefs]);
  const missing = new Set(empty.flat());
  return (path) => isThere(path) && !missing.has(path);
}

function lookUp(ctx: Context, hasPage: IsThere, hrefs: readonly string[]) {
  const ofQuiz = async () => (hasPage(QUIZ_PATH) && (await quizRounds(ctx)).length > 0 ? [] : [QUIZ_PATH]);
  return Promise.all([linksThere(ctx, hrefs, hasPage), ofQuiz(), emptyLists(ctx, hasPage)]);
}
