import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Commands, Message, Question } from './child.ts';

/** Milliseconds between two looks at the event loop; Node counts them into every delay. */
const LOOK_EVERY_MS = 10;

let watch: ReturnType<typeof monitorEventLoopDelay> | null = null;

/** What every measured process tells about itself. */
export const ownFigures = {
  /** Seconds of CPU time so far, all threads. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  /** MB: resident now and at most, and what of it JavaScript and its buffers hold. */
  memory(): { now: number; peak: number; heap: number; heapUsed: number; buffers: number } {
    const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
    const peak = (process.resourceUsage().maxRSS * 1024) / 1e6;
    return { now: rss / 1e6, peak, heap: heapTotal / 1e6, heapUsed: heapUsed / 1e6, buffers: external / 1e6 };
  },
  watchLoop(): void {
    watch = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
    watch.enable();
  },
  /** Milliseconds by which turns of the event loop came late since watchLoop. */
  loopDelay(): { p50: number; p999: number; max: number } {
    if (!watch) throw new Error('the event loop is not being watched');
    watch.disable();
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOK_EVERY_MS);
    return { p50: late(watch.percentile(50)), p999: late(watch.percentile(99.9)), max: late(watch.max) };
  },
};

/** Tells the parent that this process listens, answers its questions, and ends when it lets go or dies. */
export function answerParent(port: number, commands: Commands, stop: () => Promise<void>): void {
  const send = (message: Message) => process.send?.(message);
  process.on('message', async ({ id, name, argument }: Question) => {
    try {
      send({ id, value: await commands[name]?.(argument as never) });
    } catch (error) {
      send({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
  process.once('disconnect', () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  send({ port });
}
