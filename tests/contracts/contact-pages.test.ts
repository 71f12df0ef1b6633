import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#kernel';
import { usualTopics } from '#leads/shared';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import type { Door } from '../../src/server/door.ts';
import { builtPages } from './built-pages.ts';
import { seededSite } from './testing.ts';

const PHONE = '+1 555 010 0199';
const MAIL = 'team@sojourn.example';
/** The page, and those on which a text has the form beside it. */
const FORMS = ['/contact', '/partners', '/affiliate', '/careers', '/travel-gifts-card'];

describe('the ways to reach the team', () => {
  const site = seededSite();
  let pages: Door['pages'];
  beforeAll(async () => {
    pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
  });
  const read = async (path: string, environment: Record<string, string>) => {
    const config = readConfig({ SOJOURN_ENV: 'demo', BASE_URL: 'http://localhost', ...environment });
    const answer = await createApp({ ...site.door, config, pages }).request(`http://localhost${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    const html = (await answer.text()).replace(/<!--.*?-->/gs, '');
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  };
  const withoutScripts = (html: string) =>
    [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, words = '']) => words.replace(/\s+/g, ' ')).join(' ');

  it('are the number where there is one, to be called without scripts too, and none else', async () => {
    const called = await read('/contact', { PHONE_NUMBER: PHONE });
    expect(called).toContain('Call Us');
    expect(withoutScripts(called)).toContain(`<a href="tel:+15550100199">${PHONE}</a>`);
    const silent = await read('/contact', {});
    expect([silent.includes('Call Us'), silent.includes('tel:')]).toEqual([false, false]);
    expect(silent).toContain('aria-label="Contact Us"');
  });

  it.each(FORMS)('are a mail for who can’t send the form of %s, where somebody reads mail', async (path) => {
    const told = withoutScripts(await read(path, { TEAM_EMAIL: MAIL }));
    expect(told).toContain(`Turn it on, or write a mail to <a href="mailto:${MAIL}">${MAIL}</a>.`);
    const html = await read(path, {});
    expect(withoutScripts(html)).toContain('which keeps programs out. Turn it on.');
    expect([html.includes('write a mail'), html.includes('mailto:')]).toEqual([false, false]);
  });

  it('are topics in the order of the specification, without the one that no form offers', async () => {
    const [select = ''] = /<select[^>]*name="topic".*?<\/select>/s.exec(await read('/contact', {})) ?? [];
    const topics = [...select.matchAll(/<option value="(\d+)"[^>]*>([^<]*)</g)].map(([, id, name]) => ({
      id: Number(id),
      name,
    }));
    expect(topics).toEqual(usualTopics);
    expect(topics.map(({ id }) => id)).toEqual([7, 1, 4, 3, 2, 5, 6]);
    const { rows } = await site.door.pool.query('select name from contact_request_topics where hidden_in_form');
    expect(rows).toEqual([{ name: 'Custom Request' }]);
  });
});
