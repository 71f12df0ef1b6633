import type { Page } from 'playwright-core';

async function rowsTo(page: Page, email: string): Promise<string[]> {
  const list = await (await page.request.get('/dev/mail')).text();
  return list.split('<tr>').filter((row) => row.includes(email));
}

/** What became of the mails to an address, of the latest first. */
export async function statesOfMail(page: Page, email: string): Promise<string[]> {
  return (await rowsTo(page, email)).map((row) => row.split('<td>')[3]?.split('<')[0] ?? '');
}

/** What the demo would have sent to an address, as it is read there. */
export async function mailTo(page: Page, email: string): Promise<string[]> {
  const rows = await rowsTo(page, email);
  const links = rows.flatMap((row) => /href="(\/dev\/mail\/[^"]+)"/.exec(row)?.[1] ?? []);
  return Promise.all(links.map(async (link) => (await page.request.get(link)).text()));
}
