import { AsyncLocalStorage } from 'node:async_hooks';

/** Is told what some work took of the thread, in milliseconds of its CPU time. */
export type Charge = (milliseconds: number) => void;

type Stretch = { charge: Charge; since: number };

const payers = new AsyncLocalStorage<Charge>();
/** What is measured right now. */
let open: Stretch | null = null;

function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Does work on somebody's account: from here, and from wherever `countFromHere` is called within it, until the thread
 * turns to something else. What it waits for isn't counted. The system counts by its tick of some milliseconds: one
 * short piece may count as nothing or a tick; many are right on average.
 */
export function onAccountOf<Result>(charge: Charge, work: () => Result): Result {
  return payers.run(charge, () => {
    countFromHere();
    return work();
  });
}

export function isOnAccount(): boolean {
  return payers.getStore() !== undefined;
}

/** Call where work goes on after a wait. Outside of `onAccountOf` it does nothing. */
export function countFromHere(): void {
  const charge = payers.getStore();
  if (!charge || open?.charge === charge) return;
  end(open);
  const stretch = { charge, since: cpuMilliseconds() };
  open = stretch;
  // After all that follows without a wait: what is ticked among promises comes when none of them is left to run.
  queueMicrotask(() => process.nextTick(end, stretch));
}

/** Charges what another thread takes, to whom this one works for. */
export function chargeElsewhere(milliseconds: number): void {
  payers.getStore()?.(milliseconds);
}

function end(stretch: Stretch | null): void {
  if (!stretch || open !== stretch) return;
  open = null;
  stretch.charge(cpuMilliseconds() - stretch.since);
}
