import type { Context } from '../context.ts';
import type { Log } from '../log.ts';
import { createOutage } from '../outage.ts';
import { closeTasksAbout } from '../team/close-task.ts';
import { tellTeam } from '../team/tell-team.ts';
import { mailTasks } from './tasks.ts';

/** Of the mail server: the log tells of each, the team of those that last. */
export type MailOutage = {
  /** Nothing could be handed to it. */
  away(reason: string): Promise<void>;
  /** It took a mail. */
  reached(): Promise<void>;
};

/** A server that is only started anew is back by then. */
const TOLD_AFTER_MS = 10 * 60_000;
/** An installation has one mail server: what is told of it is told of this. */
const MAIL_SERVER = '0199a0c0-0000-7000-8000-00006d61696c';

export function createMailOutage(ctx: Context, log: Log): MailOutage {
  const outage = createOutage({
    log,
    now: () => ctx.clock().getTime(),
    begins: 'the mail server can’t be asked; mail waits until it takes some',
    ends: 'the mail server takes mail again',
  });
  let isTold = false;
  // A process that has ended may have told of one.
  let mayBeTold = true;
  return {
    async away(reason) {
      const lasts = outage.failed(reason);
      if (isTold || lasts < TOLD_AFTER_MS) return;
      await tellTeam(ctx.db, mailTasks, 'mail.away', { subjectId: MAIL_SERVER, details: { problem: reason } });
      isTold = true;
    },
    async reached() {
      if (!mayBeTold && !outage.isOn()) return;
      await closeTasksAbout(ctx, mailTasks, ['mail.away'], MAIL_SERVER);
      outage.over();
      isTold = false;
      mayBeTold = false;
    },
  };
}
