/** PayPal's place as a process of its own, for tests: run.ts --port PORT [--folder FOLDER] [--webhook URL] */
import { parseArgs } from 'node:util';
import { serveSimulator } from './serve.ts';

if (process.env.SOJOURN_ENV === 'production') {
  process.stderr.write('The PayPal simulator moves no money. Production takes none of it.\n');
  process.exit(1);
}
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3199' }, folder: { type: 'string' }, webhook: { type: 'string' } },
});
const { url, stop } = await serveSimulator({
  port: Number(values.port),
  ...(values.folder && { folder: values.folder }),
  ...(values.webhook && { webhook: values.webhook }),
});
process.stdout.write(
  `The PayPal simulator is at ${url}. Set PAYPAL_API to it, the ids and the secret to "simulator".\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));
