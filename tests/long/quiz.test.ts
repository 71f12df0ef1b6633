import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { violations } from '../journeys/page-quality.ts';
import { mailTo, statesOfMail } from '../journeys/sent-mail.ts';
import { hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const PATH = '/wonderful-world-of-travel';
const LETTERS = 4;
const OUT_OF = 10;
const LONGEST_MS = 60_000;

const options = (page: Page) => page.locator(`form[action="${PATH}"] button`);
const question = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.getByRole('form', { name: 'Your score by mail' });

describe('the quiz', () => {
  const { walk, site } = traveler();
  let slug = '';
  let right: number[] = [];

  const slugOf = async (round: string): Promise<string> => {
    const answer = await fetch(`${site}/v1/quizzes/${round}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: { attributes: { slug: string } } }).data.attributes.slug;
  };

  // Its first questions are made when a site has started.
  beforeAll(async () => {
    slug = await vi.waitFor(() => slugOf('world'), { timeout: LONGEST_MS, interval: 1000 });
    const played = await fetch(`${site}/v1/quizzes/${slug}/plays`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site },
      body: JSON.stringify({ quiz_play: { answers: Array(OUT_OF).fill(0) } }),
    });
    const { data } = (await played.json()) as { data: { attributes: { answers: { right: number }[] } } };
    right = data.attributes.answers.map((answer) => answer.right);
    expect(right).toHaveLength(OUT_OF);
  }, LONGEST_MS);

  const score = (answers: readonly number[]) => `${PATH}?quiz=${slug}&answers=${answers.join('')}`;
  const withWrong = (wrong: number) => right.map((answer, i) => (i < wrong ? (answer + 1) % LETTERS : answer));

  it('is played to the end without scripts, back and forth, and says what was right', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto(PATH);
      await page.getByRole('link', { name: /The whole world/ }).click();
      for (const [i, answer] of withWrong(2).entries()) {
        await page.getByText(`question ${i + 1} of ${OUT_OF}`).waitFor();
        expect(await options(page).count()).toBe(LETTERS);
        if (i === 1) {
          expect(await page.getByText(/^No, not /).count()).toBe(1);
          await page.goBack();
          await page.getByText(`question 1 of ${OUT_OF}`).waitFor();
          await page.goForward();
        }
        await options(page).nth(answer).click();
      }
      expect(await question(page).textContent()).toBe('8 of 10');
      expect(await page.getByRole('img', { name: 'Right' }).count()).toBe(8);
      expect(await page.getByRole('img', { name: 'Wrong' }).count()).toBe(2);
      expect(await page.getByText('You know your way around.').count()).toBe(1);
      expect(await form(page).getByRole('button').isDisabled()).toBe(true);
      expect(await page.getByRole('link', { name: 'Challenge a friend' }).getAttribute('href')).toContain('mailto:');
    }));

  it('is played by keyboard without leaving the page, each question in focus with what was right before it', () =>
    walk({}, async (page) => {
      const documents: string[] = [];
      await page.goto(`${PATH}?quiz=${slug}`);
      await hydrated(page);
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      const first = await question(page).textContent();
      await options(page)
        .nth(right[0] as number)
        .focus();
      await page.keyboard.press('Enter');
      await page.getByText(`question 2 of ${OUT_OF}`).waitFor();
      expect(await question(page).textContent()).not.toBe(first);
      await vi.waitFor(async () =>
        expect(await question(page).evaluate((heading) => heading === document.activeElement)).toBe(true),
      );
      expect(await page.locator(`#${await question(page).getAttribute('aria-describedby')}`).textContent()).toMatch(
        /^Right\./,
      );
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText(`question 3 of ${OUT_OF}`).waitFor();
      expect(documents).toEqual([]);
      await page.goBack();
      await page.getByText(`question 2 of ${OUT_OF}`).waitFor();
      await page.reload();
      await page.getByText(`question 2 of ${OUT_OF}`).waitFor();
    }));

  it('hands a score on: a friend plays the same round and is told who leads', () =>
    walk({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(score(withWrong(3)));
      await hydrated(page);
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
      const dare = await page.getByRole('link', { name: 'Challenge a friend' }).getAttribute('href');
      const link = decodeURIComponent(dare ?? '').split('body=')[1] ?? '';
      expect(new URL(link).searchParams.get('beat')).toBe('7');
      await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
      await page.getByText('Your friend had 7 right').waitFor();
      await page.goto(`${score(right)}&beat=7`);
      await page.getByText('Your friend had 7. You win.').waitFor();
      await page.goto(`${score(withWrong(9))}&beat=7`);
      await page.getByText('Your friend had 7 and keeps the lead.').waitFor();
    }));

  it('sends a score by mail once, though its answer got lost the first time, and none after that mail’s link was pressed', () =>
    walk({ viewport: PHONE, expects: /Failed to load resource|ERR_/ }, async (page) => {
      const email = `${crypto.randomUUID()}@example.com`;
      await page.goto(score(withWrong(1)));
      await hydrated(page);
      await form(page).getByRole('button').click();
      await expect.poll(() => form(page).getByText('The field is required').count()).toBe(3);
      expect(await violations(page)).toEqual([]);
      const fill = async () => {
        await form(page).getByLabel('First name').fill('Rosalind');
        await form(page).getByLabel('Last name').fill('Achebe');
        await form(page).getByLabel('Email').fill(email);
        await page.getByText('You’re a person').waitFor();
      };
      await fill();
      await page.route('**/v1/quizzes/*/claim', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await form(page).getByRole('button').click();
      await page.getByRole('alert').getByText('Something went wrong, try again later').waitFor();
      expect(await form(page).getByLabel('Email').inputValue()).toBe(email);
      await page.unroute('**/v1/quizzes/*/claim');
      await form(page).getByRole('button').click();
      await page.getByText(`It is on its way to ${email}`).waitFor();
      expect(await violations(page)).toEqual([]);
      const mails = await mailTo(page, email);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain('9 of 10');
      expect(mails[0]).toContain(`${PATH}?quiz=${slug}`);
      await expect.poll(() => statesOfMail(page, email)).toEqual(['sent']);

      await page.goto(/\/unsubscribe\?token=[\w-]+/.exec(mails[0] ?? '')?.[0] ?? expect.fail(mails[0]));
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Stop marketing mail?');
      await page.getByRole('button', { name: 'Stop this mail' }).click();
      await page.getByRole('heading', { level: 1, name: 'No more marketing mail' }).waitFor();
      await page.goto(`${PATH}?quiz=${await slugOf('europe')}&answers=${'0'.repeat(OUT_OF)}`);
      await hydrated(page);
      await fill();
      await form(page).getByRole('button').click();
      await page.getByText(`It is on its way to ${email}, unless a score of this quiz went there before or`).waitFor();
      await expect.poll(() => statesOfMail(page, email)).toEqual(['suppressed', 'sent']);
    }));

  it('leads to the rounds from an address that names none, and takes what can be meant of broken ones', () =>
    walk({}, async (page) => {
      await page.goto(`${PATH}?quiz=world-99`);
      await page.getByText('That round is over. These are new.').waitFor();
      for (const [query, step] of [
        [`quiz=${slug}&answers=9`, 1],
        [`quiz=${slug}&answers=01x2`, 3],
        [`quiz=${slug}&beat=many`, 1],
      ] as const) {
        await page.goto(`${PATH}?${query}`);
        await page.getByText(`question ${step} of ${OUT_OF}`).waitFor();
      }
      await page.goto(score([...right, 0, 0]));
      expect(await question(page).textContent()).toBe('10 of 10');
    }));

  it('is in the menu, and its start alone is for search engines', () =>
    walk({}, async (page) => {
      await page.goto('/help-faq');
      await hydrated(page);
      await page.keyboard.press('Shift');
      await page.getByRole('button', { name: 'Fun & Helpful' }).click();
      await page.getByRole('link', { name: /Travel Trivia Game/ }).click();
      await page.waitForURL(`**${PATH}`);
      expect(await question(page).textContent()).toBe('The Wonderful World of Travel');
      const robots = () => page.locator('meta[name=robots]').getAttribute('content');
      await page.goto(`${PATH}?quiz=${slug}`);
      expect(await robots()).toContain('noindex');
      expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    }));
});
