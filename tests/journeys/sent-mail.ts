import type { Page } from 'playwright-core';

/** What the demo would have sent to an address, as it is read there. */
export async function mailTo(page: Page, email: string): Promise<string[]> {
  const list = await (await page.request.get('/dev/mail')).text();
  const rows = list.split('<tr>').filter((row) => row.includes(email));
  const links = rows.flatMap((row) => /href="(\/dev\/mail\/[^"]+)"/.exec(row)?.[1] ?? []);
  return Promise.all(links.map(async (link) => (await page.request.get(link)).text()));
}
