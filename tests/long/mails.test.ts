import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Context, Parts } from '#kernel';
import { type MailContent, type MailName, mails, type WriteMail } from '#kernel/mail';
import { writeMail } from '../../src/web/mail/write-mail.tsx';
import { mailSamples } from '../contracts/mail-samples.ts';
import { tooWide, violations } from '../journeys/page-quality.ts';
import { traveler } from '../journeys/traveler.ts';

/** The narrowest phone that a page fits, too. */
const NARROW = { width: 320, height: 640 };
const LONG = { timeout: 240_000 };
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

const written = (Object.keys(mailSamples) as MailName[]).flatMap((name) =>
  mailSamples[name].map((variables, i) => ({ name, variables, what: `${name}, sample ${i + 1}` })),
);

/** As the job that sends it writes it; what is no partner’s needs nothing of the server. */
const write = (name: MailName, variables: Record<string, unknown>): Promise<MailContent> =>
  (writeMail as WriteMail)({} as Context, {} as Parts, {
    name,
    variables,
    partnerSlug: null,
    atOwnHost: false,
    unsubscribeToken: mails[name].marketing ? 'token' : null,
    siteUrl: 'https://sojourn.example',
  });

/** A mail with the pictures that come with it, as a program that reads it shows it. */
const shown = ({ html, pictures }: MailContent): string =>
  pictures.reduce(
    (text, { cid, type, bytes }) => text.replaceAll(`cid:${cid}`, `data:${type};base64,${bytes.toString('base64')}`),
    html,
  );

/** Rules that begin right under what stands above them. */
const tooClose = (page: Page): Promise<string[]> =>
  page.locator('table.rule').evaluateAll((all) =>
    all.flatMap((table) => {
      const above = table.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY;
      return table.getBoundingClientRect().top - above < 6
        ? [`a rule cuts “${table.textContent?.slice(0, 30)}” off`]
        : [];
    }),
  );

async function faultsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const found = [...(await tooWide(page)), ...(await violations(page, OF_COLORS))];
  return found.map((fault) => `in ${colorScheme}, ${fault}`);
}

describe('every mail', () => {
  const { walk } = traveler();

  it('fits 320 px, can be read in light and dark, and asks nobody for anything', LONG, () =>
    walk({ viewport: NARROW }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) asked.push(request.url());
      });
      const faults: string[] = [];
      for (const { name, variables, what } of written) {
        await page.setContent(shown(await write(name, variables)), { waitUntil: 'load' });
        const pictures = await page
          .locator('img')
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
        expect([what, pictures.length > 0 && pictures.every((width) => width > 0)]).toEqual([what, true]);
        const found = [
          ...(await tooClose(page)),
          ...(await faultsIn(page, 'light')),
          ...(await faultsIn(page, 'dark')),
        ];
        faults.push(...found.map((fault) => `${what}: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(asked).toEqual([]);
    }),
  );
});
