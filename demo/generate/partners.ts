import { associations, associationsOf } from './operators/associations.ts';
import type { Operator } from './operators/fleet.ts';
import type { DemoRecord } from './record.ts';
import type { World } from './world/world.ts';

/** A body of companies and a tourism board, both invented: sites under their own names with a part of the catalogue. */
export function* partnerRecords(
  world: World,
  operators: readonly Operator[],
  categories: ReadonlySet<string>,
): Generator<DemoRecord> {
  const [guild] = associations[0];
  const members = operators.filter((operator) => associationsOf(operator).includes(guild)).slice(0, 60);
  yield {
    kind: 'partner',
    slug: 'independent-operators',
    name: guild,
    template_type: 'operators_association',
    social_links: [{ name: 'Instagram', url: 'https://www.instagram.com/' }],
    scopes: members.map((operator) => ({ kind: 'operator', target: operator.slug, mode: 'include' })),
  };
  const home =
    world.regions.find((entry) => entry.place === 'patagonia' && categories.has('patagonia')) ??
    world.regions.find((entry) => categories.has(entry.place));
  if (!home) return;
  yield {
    kind: 'partner',
    slug: `visit-${home.place}`,
    name: `${home.region.name} Visitor Office`,
    template_type: 'tourism_board',
    about_url: `https://visitor-office.example/${home.place}`,
    hidden_menus: ['experiences'],
    scopes: [{ kind: 'category', target: home.place, mode: 'include' }],
  };
}
