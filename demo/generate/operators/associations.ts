import type { DemoRecord } from '../record.ts';
import { createRandom } from '../text/random.ts';
import type { Operator } from './fleet.ts';

/** Invented bodies; the partner of the same name shows its members' trips. */
export const associations = [
  [
    'Guild of Independent Operators',
    'Owner-run companies that publish their full prices and answer within two working days. Its members’ trips stand on a site of their own.',
  ],
  [
    'Small Ship Owners’ Circle',
    'Lines whose largest ship takes two hundred guests. Ships are inspected by each other’s captains.',
  ],
  ['Compact of Walking Companies', 'Companies that grade walks by one scale: distance, ascent, ground.'],
  ['Fair Porters Pledge', 'Members pay porters and cooks above the local rate, insure them, and weigh the loads.'],
  [
    'League of Family Travel Houses',
    'Companies that take children seriously, with rules on room sizes and travel hours.',
  ],
  ['Bonded Traveler Fund', 'Holds customers’ money in trust until they are home.'],
] as const;

export function* associationRecords(): Generator<DemoRecord> {
  for (const [name, description] of associations) yield { kind: 'association', name, description };
}

export function associationsOf(operator: Operator): string[] {
  const random = createRandom('associations', operator.slug);
  const { key } = operator.archetype;
  const names = associations.map(([name]) => name);
  const [guild, ships, walking, porters, families, fund] = names as [string, string, string, string, string, string];
  return [
    ...(operator.trips < 60 && random.chance(0.5) ? [guild] : []),
    ...(['expedition-ships', 'yachts', 'river-line'].includes(key) && random.chance(0.6) ? [ships] : []),
    ...(['walkers', 'self-guided', 'multi-sport'].includes(key) && random.chance(0.6) ? [walking] : []),
    ...(['local', 'walkers', 'safari'].includes(key) && random.chance(0.3) ? [porters] : []),
    ...(key === 'families' ? [families] : []),
    ...(random.chance(0.45) ? [fund] : []),
  ];
}
