import { defineTasks } from '../team/task-kinds.ts';

/** Of which mails tell the team. */
export const mailTasks = defineTasks({
  'mail.away': {
    about: 'mail server',
    title: 'The mail server takes no mail',
    todo: 'No mail has gone out for ten minutes. See that the server of SMTP_URL runs and takes the name and password that stand there. What waits goes out by itself then, and this is done.',
    facts: { problem: 'What was heard of it' },
  },
  'mail.failed': {
    about: 'mail',
    title: 'A mail could not be sent',
    todo: 'For three days the mail server didn’t take it, so nobody has read it. Settle what the server says.',
    facts: { name: 'Mail', problem: 'The server’s last answer' },
  },
});
