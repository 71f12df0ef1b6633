import { describe, expect, it } from 'vitest';
import { type Ground, type Started, startAreas } from './start-areas.ts';

describe('starting areas', () => {
  const said: string[] = [];
  const ground = {} as Omit<Ground, 'parts'>;
  const area = (name: string, start: (parts: object) => Started | Promise<Started> = () => ({})) => ({
    async start({ parts }: Ground): Promise<Started> {
      said.push(`${name} sees ${Object.keys(parts).join(' and ') || 'nothing'}`);
      return { stop: () => void said.push(`${name} stops`), ...(await start(parts)) };
    },
  });
  const holding = (name: string) => area(name, () => ({ parts: { [name]: name } as Started['parts'] }));

  it('hands each what those below have running, and stops those above first', async () => {
    const { parts, stop } = await startAreas([holding('stones'), holding('house'), area('roof')], ground);
    expect(parts).toEqual({ stones: 'stones', house: 'house' });
    await stop();
    expect(said.splice(0)).toEqual([
      'stones sees nothing',
      'house sees stones',
      'roof sees stones and house',
      'roof stops',
      'house stops',
      'stones stops',
    ]);
  });

  it('ends those that have started when one can’t', async () => {
    const failing = area('house', () => Promise.reject(new Error('no ground')));
    await expect(startAreas([holding('stones'), failing, area('roof')], ground)).rejects.toThrow('no ground');
    expect(said.splice(0)).toEqual(['stones sees nothing', 'house sees stones', 'stones stops']);
  });

  it('puts what a test gives in place of what an area starts', async () => {
    const given = { stones: 'paper' } as unknown as Partial<Ground['parts']>;
    const { parts } = await startAreas([holding('stones'), area('house')], ground, given);
    expect(parts).toEqual(given);
  });

  it('knows who hears which news', async () => {
    const heard: string[] = [];
    const hearing = (name: string) => area(name, () => ({ hear: { 'rates.changed': () => void heard.push(name) } }));
    const { hear } = await startAreas([hearing('stones'), area('house'), hearing('roof')], ground);
    for (const listener of hear['rates.changed'] ?? []) await listener();
    expect([Object.keys(hear), heard]).toEqual([['rates.changed'], ['stones', 'roof']]);
  });
});
