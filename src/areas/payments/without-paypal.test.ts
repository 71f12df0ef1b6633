import { describe, expect, it } from 'vitest';
import { newId, silentLog } from '#kernel';
import { paymentsArea } from './area.ts';
import { requestRefund } from './index.ts';
import { paymentsBench } from './testing/bench.ts';

describe('a server or worker that starts without PayPal', () => {
  const { ctx, start, paid } = paymentsBench();
  const warnings = async () => {
    const lines: [object, string][] = [];
    const log = { ...silentLog, warn: (fields: object, message: string) => void lines.push([fields, message]) };
    const config = { env: 'production', dataDir: '', payments: { paypal: null } };
    await paymentsArea.start?.({ ctx, db: ctx.db, config, log, parts: { awayHosts: [] } } as never);
    return lines;
  };

  it('says nothing while no money waits', async () => {
    expect(await warnings()).toEqual([]);
  });

  it('says which settings are missing, and how many payments and refunds wait for them', async () => {
    await start();
    await start();
    const { paymentId } = await paid();
    await requestRefund(ctx, { paymentId, causeId: newId(), amountCents: 5_000 });
    expect(await warnings()).toEqual([
      [
        { missing: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'], payments: 2, refunds: 1 },
        expect.stringMatching(/^PAYPAL_CLIENT_ID, .*2 payments and 1 refunds wait/),
      ],
    ]);
  });
});
