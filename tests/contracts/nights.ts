import { type Context, silentLog } from '#kernel';
import { type Ground, startJobs, workJobs } from '#kernel/running';
import { areas } from '../../src/areas.ts';
import type { Site } from './testing.ts';

type Night = {
  area: string;
  queue: string;
  /** When it is, for the job. */
  clock?: Context['clock'];
  /** Waited for, after the job was sent. */
  until: () => Promise<unknown>;
};

/** Works the job of an area as a night does: by its queue. */
export async function workNight({ ctx, door }: Site, { area, queue, clock = ctx.clock, until }: Night): Promise<void> {
  const jobs = await startJobs(door.pool, silentLog);
  try {
    const one = areas.filter(({ name }) => name === area);
    await workJobs(one, jobs, { ctx: { ...ctx, clock }, log: silentLog, parts: door } as unknown as Ground);
    await jobs.send(queue);
    await until();
  } finally {
    await jobs.stop();
  }
}
