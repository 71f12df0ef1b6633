import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { testActors } from '../testing/actors.ts';
import { TEST_NOW, testContext, testDatabase } from '../testing/database.ts';
import { closeTask, closeTasksAbout, countTasks, defineTasks, teamTasks, tellTeam, tellTeamOfEach } from './index.ts';

const kinds = defineTasks({
  'oven.cold': { title: 'The oven is cold', todo: 'Light it.', about: 'oven', facts: { in_degrees: 'Degrees' } },
  'bread.burnt': { title: 'Bread is burnt', todo: 'Bake another.', about: 'bread', facts: {} },
});

describe('what waits for the team', () => {
  const { db, pool } = testDatabase();
  const { staff, ...others } = testActors();
  const ctx = testContext(db);
  const team = { ...ctx, actor: staff };
  const userId = staff.kind === 'member' ? staff.userId : '';
  const oven = newId();
  const cold = (degrees = 12, occurrence?: string) =>
    tellTeam(db, kinds, 'oven.cold', { subjectId: oven, details: { in_degrees: degrees }, occurrence });
  const list = (which: 'open' | 'done' = 'open', kind: string | null = null) =>
    teamTasks(team, { list: which, kind, page: 1, limit: 10 });
  const audited = async () => (await pool.query('select actor, action, subject_id, details from audit_entries')).rows;
  beforeEach(() => pool.query('truncate staff_tasks, audit_entries'));

  it('is told once as long as it isn’t done, also by twenty at once, and again after that', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, degrees) => cold(degrees)));
    const [task] = (await list()).tasks;
    expect(await list()).toMatchObject({ count: 1, waiting: [{ kind: 'oven.cold', count: 1 }] });
    await closeTask(team, task?.id ?? '');
    await cold();
    expect([(await list()).count, (await list('done')).count]).toEqual([1, 1]);
  });

  it('of something that happened at a time is told once ever', async () => {
    await cold(12, 'monday');
    await cold(12, 'tuesday');
    const { tasks } = await list();
    expect(tasks).toHaveLength(2);
    for (const { id } of tasks) await closeTask(team, id);
    await cold(12, 'monday');
    await cold(12);
    expect((await list()).tasks.map(({ details }) => details)).toEqual([{ in_degrees: 12 }]);
  });

  it('is refused for a kind that nobody declared, before anything is written', async () => {
    for (const kind of ['oven.hot', '__proto__', 'constructor']) {
      const told = tellTeam(db, kinds, kind as 'bread.burnt', { subjectId: oven, details: {} });
      await expect(told).rejects.toThrow(`No task is declared as ${kind}`);
      await expect(closeTasksAbout(team, kinds, [kind as 'bread.burnt'], oven)).rejects.toThrow('is declared');
    }
    const many = sql`select ${oven}::uuid as subject_id, '{}'::jsonb as details, null::text as occurrence`;
    await expect(tellTeamOfEach(db, kinds, 'oven.hot' as 'oven.cold', many)).rejects.toThrow('is declared');
    expect((await list()).count).toBe(0);
  });

  it('comes the oldest first, by kind; what is done the last first, with who and when', async () => {
    await cold();
    await tellTeam(db, kinds, 'bread.burnt', { subjectId: oven, details: {} });
    await pool.query(`update staff_tasks set created_at = created_at - interval '1 day' where kind = 'bread.burnt'`);
    const { tasks, waiting } = await list();
    expect(tasks.map(({ kind }) => kind)).toEqual(['bread.burnt', 'oven.cold']);
    expect(waiting).toEqual(['bread.burnt', 'oven.cold'].map((kind) => ({ kind, count: 1 })));
    expect((await list('open', 'oven.cold')).tasks.map(({ kind }) => kind)).toEqual(['oven.cold']);
    for (const { id } of tasks) {
      await closeTask(
        { ...team, clock: () => new Date(TEST_NOW.getTime() + tasks.findIndex((one) => one.id === id)) },
        id,
      );
    }
    expect((await list('done')).tasks).toMatchObject([
      { kind: 'oven.cold', doneBy: userId, doneAt: new Date(TEST_NOW.getTime() + 1) },
      { kind: 'bread.burnt', doneBy: userId, doneAt: TEST_NOW },
    ]);
    expect(await countTasks(team)).toBe(0);
  });

  it('is done once, whoever else is at it, and noted once', async () => {
    await cold();
    const [task] = (await list()).tasks;
    const id = task?.id ?? '';
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => closeTask(team, id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'not_found' });
    for (const wrong of [newId(), 'no-id']) {
      await expect(closeTask(team, wrong)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await audited()).toEqual([
      { actor: `member ${userId}`, action: 'task.done', subject_id: id, details: { kind: 'oven.cold', about: oven } },
    ]);
  });

  it('is done with what it was about, by nobody of the team where that settled by itself', async () => {
    await cold(1, 'monday');
    await cold();
    await tellTeam(db, kinds, 'bread.burnt', { subjectId: oven, details: {} });
    await closeTasksAbout({ ...ctx, actor: { kind: 'system' } }, kinds, ['oven.cold'], oven);
    await closeTasksAbout(ctx, kinds, ['oven.cold'], oven);
    expect((await list()).tasks.map(({ kind }) => kind)).toEqual(['bread.burnt']);
    expect((await list('done')).tasks.map(({ doneBy }) => doneBy)).toEqual([null, null]);
    expect((await audited()).map(({ actor }) => actor)).toEqual(['system', 'system']);
  });

  it('is read and done by the team alone, with its second factor', async () => {
    await cold();
    const [task] = (await list()).tasks;
    const waits = { ...others.member, awaitsSecondFactor: true } as typeof others.member;
    const refused = [...Object.values(others), waits].map((actor) => ({ ...ctx, actor }));
    for (const one of refused) {
      const { actor } = one;
      const code =
        actor === waits ? 'second_factor_required' : actor.kind === 'member' ? 'not_found' : 'unauthenticated';
      await expect(teamTasks(one, { list: 'open', kind: null, page: 1, limit: 10 })).rejects.toMatchObject({ code });
      await expect(countTasks(one)).rejects.toMatchObject({ code });
      await expect(closeTask(one, task?.id ?? '')).rejects.toMatchObject({ code });
    }
    expect((await list()).count).toBe(1);
  });
});
