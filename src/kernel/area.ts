import { attempts } from './attempts.ts';
import { botChallenges } from './bot-challenges.ts';
import { botCheckOf } from './bot-check.ts';
import { defineArea } from './define-area.ts';
import { mailJobs } from './mail/mail-jobs.ts';
import { memberData } from './mail/member-data.ts';
import { mailRoutes } from './mail/rest.ts';
import { startMail } from './mail/start-mail.ts';
import { mailTasks } from './mail/tasks.ts';
import { nightly } from './nightly.ts';
import { forAll } from './policy.ts';
import { forgetRates } from './rates/rates.ts';

/** The ground, which owns tables and has news as areas do. */
export const kernelArea = defineArea({
  name: 'kernel',
  tables: [
    'outbox_events',
    'outbox_cursors',
    'rate_limits',
    'idempotency_keys',
    'used_challenges',
    'fx_rates',
    'staff_tasks',
    'audit_entries',
    'lasting_secrets',
    'email_log',
    'mail_suppressions',
  ],
  encrypted: { idempotency_keys: ['answer'], lasting_secrets: ['value'], email_log: ['letter'] },
  routes: {
    'GET /v1/bot_challenges': forAll.read,
    'GET /v1/attempts/{key}': forAll.read,
    'POST /v1/unsubscribe/{token}': forAll.write,
    'POST /v1/mail_bounces': forAll.write,
  },
  tasks: mailTasks,
  members: memberData,
  rest: ({ botCheck, keyring, mail }) => [botChallenges(botCheck), attempts(keyring), ...mailRoutes(mail)],
  news: { 'rates.changed': () => null },
  async start(ground) {
    const mailing = await startMail(ground);
    return {
      parts: { botCheck: botCheckOf(ground.config), sharedLimits: ground.sharedLimits, awayHosts: [], ...mailing },
      hear: { 'rates.changed': forgetRates },
      stop: () => mailing.mailTransport.close(),
    };
  },
  jobs: (ground) => [...nightly(ground), ...mailJobs(ground)],
});
