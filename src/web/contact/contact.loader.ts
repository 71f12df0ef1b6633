import { data } from 'react-router';
import { formTopics } from '#leads';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { readIsThere } from '../shell/shell.loader.ts';

/** What most people ask, where the site answers it. */
const ANSWERED = [
  { title: 'How prices are shown', href: '/help-faq#prices' },
  { title: 'How a trip comes first in a list', href: '/help-faq#ranking' },
  { title: 'How reviews are checked', href: '/help-faq#reviews' },
  { title: 'FAQs & Help, all topics', href: '/help-faq' },
];

export async function contactLoader({ ctx, config, hasPage, page }: Services, request: Request) {
  const [topics, isThere] = await Promise.all([formTopics(ctx), readIsThere(ctx, hasPage)]);
  const shown = {
    topics,
    answered: ANSWERED.filter(({ href }) => isThere(href)),
    phoneNumber: config.phoneNumber,
    teamEmail: config.teamEmail,
  };
  return data(shown, { headers: cacheHeaders(page, request) });
}
