import { atMost, type Figure, reported } from '../../bench/figure.ts';
import { killPoints, killRound } from '../../src/kernel/mail/testing/kill-round.ts';
import { startMailServer } from '../../src/kernel/testing/mail-server.ts';
import type { Run } from './run.ts';

/** A process that sends mail is killed at each point between the commit of what it tells of and "sent"; two go on. */
export async function killedSenders({ stage, rounds }: Run): Promise<Figure[]> {
  const server = await startMailServer();
  let lost = 0;
  let twice = 0;
  let unended = 0;
  const transfers: string[] = [];
  try {
    for (const point of killPoints) {
      let more = 0;
      for (let round = 0; round < rounds; round++) {
        const found = await killRound(point, stage.pool, stage.connectionString, server);
        if (found.messages === 0) lost++;
        if (found.messages > 1) twice++;
        if (found.states.join() !== 'sent') unended++;
        more += found.transfers - found.messages;
      }
      if (more > 0) transfers.push(`${point} ${more}`);
    }
  } finally {
    await server.stop();
  }
  const killed = rounds * killPoints.length;
  return [
    atMost(0, {
      name: `sender of mail killed ${killed} times at ${killPoints.length} points: mails lost`,
      value: lost,
      unit: '',
    }),
    atMost(0, { name: 'mails that became two messages', value: twice, unit: '' }),
    atMost(0, { name: 'mails not noted as sent in the end', value: unended, unit: '' }),
    reported({
      name: 'second transfers of the same message',
      value: transfers.length === 0 ? 0 : transfers.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0),
      unit: '',
      remark: transfers.join('; '),
    }),
  ];
}
