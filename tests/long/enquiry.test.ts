import { describe, expect, it } from 'vitest';
import { violations } from '../journeys/page-quality.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

/** Texts with the form beside them; each chooses what people come to it for. */
describe('a text that people write to the team about', () => {
  const { walk } = traveler();

  it.each([
    ['/partners', 'Tour Operator wanting to be listed', DESK],
    ['/affiliate', 'Partnership', PHONE],
    ['/careers', 'Careers', PHONE],
  ])('%s sends a message with its own topic', (path, topic, viewport) =>
    walk({ viewport }, async (page) => {
      const [email, message] = [`${crypto.randomUUID()}@example.com`, `Our walks ${crypto.randomUUID()}`];
      await page.goto(path);
      await hydrated(page);
      if (viewport === PHONE) await page.getByRole('link', { name: 'Write to us' }).click();
      const form = page.getByRole('form', { name: 'Contact Us' });
      expect(await form.getByLabel('Topic').locator('option:checked').innerText()).toBe(topic);
      await form.getByLabel('Name', { exact: true }).fill('Rosalind Achebe');
      await form.getByLabel('Email', { exact: true }).fill(email);
      await form.getByLabel('Message', { exact: true }).fill(message);
      await form.getByRole('button', { name: 'Submit' }).click();
      const thanks = page.getByRole('dialog', { name: 'Thank you!' });
      await thanks.getByText('A member of our team will be in touch very shortly.').waitFor();
      expect(await violations(page)).toEqual([]);
      await thanks.getByRole('button', { name: 'Ok' }).click();
      expect(await form.getByLabel('Topic').locator('option:checked').innerText()).toBe(topic);
      const list = await (await page.request.get('/dev/mail')).text();
      const row = list.split('<tr>').find((one) => one.includes(email)) ?? expect.fail('No copy was sent');
      const copy = /href="(\/dev\/mail\/[^"]+)"/.exec(row)?.[1] ?? expect.fail('It can’t be read');
      const mail = await (await page.request.get(copy)).text();
      expect(mail).toContain(message);
      expect(mail).toContain(topic);
    }),
  );
});
