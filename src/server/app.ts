import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { notFound } from '#kernel';
import { authDoor } from './auth.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { bookingForms } from './booking-forms.ts';
import { dataForms } from './data-forms.ts';
import { devMail } from './dev-mail.ts';
import { devPaypal } from './dev-paypal.ts';
import type { Door, DoorVariables } from './door.ts';
import { errorResponse } from './errors.ts';
import { followForm } from './follow-form.ts';
import { giftCardForms } from './gift-card-forms.ts';
import { graphqlDoor, graphqlRefusal } from './graphql.ts';
import { health } from './health.ts';
import { images } from './images.ts';
import { inviteForm } from './invite-form.ts';
import { listForms } from './list-forms.ts';
import { memberForms } from './member-forms.ts';
import { compressed } from './middleware/compressed.ts';
import { knownHost } from './middleware/known-host.ts';
import { originCheck } from './middleware/origin-check.ts';
import { askableAnywhere, readableAnywhere } from './middleware/readable-anywhere.ts';
import { requestContext } from './middleware/request-context.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { operatorForms } from './operator-forms.ts';
import { pageRoutes } from './page-routes.ts';
import { photoForm } from './photo-form.ts';
import { pictures } from './pictures.ts';
import { previews } from './previews.ts';
import { profileForms } from './profile-forms.ts';
import { reserveForms } from './reserve-forms.ts';
import { assertMounted } from './rest/mount.ts';
import { restDoor } from './rest.ts';
import { reviewForms } from './review-forms.ts';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { searchForms } from './search-forms.ts';
import { sitemap } from './sitemap.ts';
import { staffForms } from './staff-forms.ts';
import { missingFiles } from './static-files.ts';
import { teamForms } from './team-forms.ts';
import { unsubscribe } from './unsubscribe.ts';
import { welcomeForm } from './welcome-form.ts';

/** Calls of programs have one spelling each. */
const CALLS = /^\/(?:v1|users|next-api|graphql)(?:\/|$)/;

/** What a page sends itself may end in a slash: it is taken as it is, since who sends something can’t be led on by 301. */
function meantPath(request: Request): string {
  const path = getPath(request);
  return request.method === 'POST' && !CALLS.test(path) ? path.replace(/(?<=.)\/$/, '') : path;
}

/** The whole server on one page, in the order in which a request meets it. */
export function createApp(door: Door): Hono<{ Variables: DoorVariables }> {
  const app = new Hono<{ Variables: DoorVariables }>({ getPath: meantPath });
  app.onError((error, c) =>
    c.req.path === '/graphql' ? graphqlRefusal(c, error, door.log) : errorResponse(c, error, door.log),
  );

  app.use(requestContext(door));
  app.use(securityHeaders(door.config));
  app.route('/', health(door));
  app.use(knownHost(door));
  for (const path of ['/v1/*', '/openapi.json', '/schema.graphql']) app.use(path, readableAnywhere);
  app.use('/graphql', askableAnywhere);
  app.use(originCheck(['/graphql']));
  app.use(compressed);

  app.route('/', missingFiles(door));
  app.route('/', pictures(door));
  app.route('/', images(door));
  app.route('/', previews(door));
  app.route('/', robots(door));
  app.route('/', sitemap(door));
  app.route('/', rss(door));
  app.route('/', unsubscribe(door));
  app.route('/', memberForms(door));
  app.route('/', listForms(door));
  app.route('/', profileForms(door));
  app.route('/', dataForms(door));
  app.route('/', searchForms(door));
  app.route('/', photoForm(door));
  app.route('/', inviteForm(door));
  app.route('/', welcomeForm(door));
  app.route('/', reviewForms(door));
  app.route('/', reserveForms(door));
  app.route('/', bookingForms(door));
  app.route('/', giftCardForms(door));
  app.route('/', bookingCalendar(door));
  app.route('/', staffForms(door));
  app.route('/', teamForms(door));
  app.route('/', operatorForms(door));
  app.route('/', followForm(door));
  app.route('/', devMail(door));
  app.route('/', devPaypal(door));
  app.route('/', authDoor(door));
  app.route('/', restDoor(door));
  app.route('/', graphqlDoor(door));

  // Reserved prefixes never reach a page route.
  for (const prefix of ['/v1/*', '/users/*', '/next-api/*']) app.all(prefix, (c) => c.notFound());
  assertMounted(app, door.policies);
  app.route('/', pageRoutes(door));
  app.notFound((c) => errorResponse(c, notFound(), door.log));
  return app;
}
