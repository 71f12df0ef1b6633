import { defineTasks } from '../team/task-kinds.ts';

/** Of which mails tell the team. */
export const mailTasks = defineTasks({
  'mail.failed': {
    about: 'mail',
    title: 'A mail could not be sent',
    todo: 'For three days the mail server didn’t take it, so nobody has read it. Settle what the server says.',
    facts: { name: 'Mail', problem: 'The server’s last answer' },
  },
});
