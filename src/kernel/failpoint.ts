/** Where a process can be told to be killed, for tests of what it leaves behind. */
export const failpoints = [
  'mail.claimed',
  'mail.rendered',
  'mail.accepted',
  'mail.recorded',
  'hold-inserted',
  'hold-committed',
  'during-hold-sweep',
  'before-order-create',
  'after-order-create',
  'before-capture',
  'after-capture',
  'capture-committed',
  'during-cancellation',
  'during-webhook',
  'refund-sent',
  'during-reconcile',
] as const;

export type Failpoint = (typeof failpoints)[number];

let armed: Failpoint | null = null;

/** @param name of FAILPOINT, which production refuses; null: none */
export function armFailpoint(name: Failpoint | null): void {
  armed = name;
}

/** Ends this process at once, with no time to tidy up, where it was told to. */
export function failpoint(name: Failpoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
