import { atMost, type Figure } from './figure.ts';
import { BROWSER, createClient, sendWell } from './http-client.ts';
import { linkedFiles } from './page-weight.ts';
import { rawLoadFor } from './raw-load.ts';
import type { Run } from './run.ts';

/** The largest script of a page, as browsers ask for it: CPU time of the server for each. */
export async function assets(run: Run): Promise<Figure[]> {
  const { port } = run.server;
  const client = createClient(port, 1);
  const page = await sendWell(client, { path: '/', headers: { 'Accept-Encoding': 'identity' } });
  let [largest, bytes] = ['', 0];
  for (const path of linkedFiles(page.body.toString()).scripts) {
    const { body } = await sendWell(client, { path });
    if (body.length > bytes) [largest, bytes] = [path, body.length];
  }
  client.close();
  await rawLoadFor(1, port, largest, BROWSER);
  const before = await run.server.ask('cpu');
  const answered = await rawLoadFor(run.options.seconds, port, largest, BROWSER);
  const seconds = (await run.server.ask('cpu')) - before;
  const remark = `${(bytes / 1000).toFixed(0)} kB, ${answered} answers`;
  return [
    atMost(0.2, {
      name: 'asset from memory, the largest',
      value: (seconds * 1000) / answered,
      unit: 'ms each',
      remark,
    }),
  ];
}
