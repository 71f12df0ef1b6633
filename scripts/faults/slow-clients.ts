import { atMost, type Figure } from '../../bench/figure.ts';
import type { Run } from './run.ts';
import { slowReaders } from './slow-readers.ts';
import { slowSenders } from './slow-senders.ts';
import { keptPaths } from './stage.ts';

const READERS = 200;
const PIPELINED = 30;
const SECONDS = 20;
const MOST_GROWTH_MB = 300;

/** Two hundred connections ask for thirty pages each and read none of them. */
export function slowClients(run: Run): Promise<Figure[]> {
  return run.withProduct(async (product) => {
    const paths = keptPaths(run.stage.sample);
    const before = product.megabytes();
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, product.megabytes())), 100);
    const { opened, cut } = await slowReaders({
      port: product.port,
      paths,
      readers: READERS,
      pipelined: PIPELINED,
      seconds: SECONDS,
    });
    clearInterval(watching);
    const senders = await Promise.all(
      (['headers', 'body'] as const).map((what) => slowSenders({ port: product.port, senders: 50, seconds: 34, what })),
    );
    const page = await fetch(product.url + paths[0]);
    return [
      atMost(MOST_GROWTH_MB, {
        name: `${READERS} slow readers with ${PIPELINED} pages each: memory grows by`,
        value: most - before,
        unit: 'MB',
        remark: `${before.toFixed(0)} MB before; ${opened} connections opened, ${cut} cut by the server`,
      }),
      atMost(0, {
        name: 'senders that never end a request: still connected after 34 s',
        value: senders.reduce((sum, { opened, cut }) => sum + opened - cut, 0),
        unit: 'of 100',
      }),
      atMost(200, { name: 'a page after them', value: page.status, unit: '' }),
    ];
  });
}
