import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from '#feeds';

/** What a terminal shows: the steps of an import, and of search taking up what it brought. */
type Step = Omit<Progress, 'phase'> & { phase: Progress['phase'] | 'indexing' };

const LABELS = { reading: 'Reading  ', comparing: 'Comparing', writing: 'Writing  ', indexing: 'Indexing ' };
const EVERY_MS = 3000;

/** A bar for people, a plain line every few seconds for logs. */
export function showProgress() {
  const shown = process.stdout.isTTY ? bar() : lines();
  return {
    ...shown,
    indexing: (done: number, total: number) => shown.show({ phase: 'indexing', done, total, records: done }),
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function bar() {
  let current: { phase: string; bar: SingleBar } | null = null;
  const stop = () => {
    current?.bar.stop();
    current = null;
    process.removeListener('exit', stop);
    for (const signal of SIGNALS) process.removeListener(signal, end);
  };
  // The terminal gets its cursor and the breaks of its lines back, and the process ends as it would have.
  const end = (signal: NodeJS.Signals) => {
    stop();
    process.kill(process.pid, signal);
  };
  process.on('exit', stop);
  for (const signal of SIGNALS) process.on(signal, end);
  return {
    stop,
    show({ phase, done, total, records }: Step): void {
      if (current?.phase !== phase) {
        current?.bar.stop();
        const format = `${LABELS[phase]} {bar} {percentage}% · {records} records`;
        current = { phase, bar: new SingleBar({ format, hideCursor: true }, Presets.shades_classic) };
        current.bar.start(total ?? 0, 0, { records: 0 });
      }
      current.bar.update(done, { records: records.toLocaleString('en-US') });
    },
  };
}

function lines() {
  let phase = '';
  let last = 0;
  return {
    show(progress: Step): void {
      const now = Date.now();
      if (progress.phase === phase && now - last < EVERY_MS) return;
      phase = progress.phase;
      last = now;
      const share = progress.total ? `${Math.floor((progress.done / progress.total) * 100)}%, ` : '';
      console.log(`${LABELS[progress.phase].trim()}: ${share}${progress.records.toLocaleString('en-US')} records`);
    },
    stop(): void {},
  };
}
