import { data } from 'react-router';
import { memberPricedTrips, memberSavingClaim, memberSavings, tripCards } from '#catalogue';
import { contentPage, questionsOf } from '#content';
import { firstEnding } from '../catalogue/shown-card.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { memberSaving } from '../savings/member-saving.ts';
import type { Services } from '../services.ts';
import { readIsThere } from '../shell/shell.loader.ts';
import { idsBeside, pathsOf, shownBlocks, tagsOfLinks } from './shown-blocks.loader.ts';

const LISTED = 12;
/** The dearest saving of a trip needn't be on the date with which it is shown. */
const ASKED = 2 * LISTED;

/** What members save, worked out on trips that can be booked today. @throws 404 where no file has the text */
export async function memberSavingsLoader({ ctx, page, hasPage }: Services, path: string, request: Request) {
  const [found, claim, count, ids] = await Promise.all([
    contentPage(ctx, path),
    memberSavingClaim(ctx),
    memberPricedTrips(ctx),
    memberSavings(ctx, ASKED),
  ]);
  if (!found) throw data(null, { status: 404 });
  const paths = pathsOf(found);
  const [cards, isThere] = await Promise.all([tripCards(ctx, ids), readIsThere(ctx, hasPage, paths)]);
  const trips = cards.flatMap((card) => {
    const saving = memberSaving([card]);
    return saving ? [{ ...saving, operator: card.operator.name }] : [];
  });
  const blocks = shownBlocks(found.body, isThere, idsBeside(['trips']));
  const shown = {
    path,
    title: found.title,
    tagLine: found.tagline ?? null,
    seo: found.seo,
    claim,
    count,
    example: trips[0] ?? null,
    trips: trips.slice(0, LISTED),
    blocks,
    faqs: found.questions ? questionsOf(blocks) : [],
    actions: found.actions.filter(({ href }) => !href.startsWith('/') || isThere(href)),
  };
  const keeping = { tags: [`page:${found.id}`, 'lists', ...tagsOfLinks(paths)], endings: [firstEnding(cards)] };
  return data(shown, { headers: cacheHeaders(page, request, keeping) });
}
