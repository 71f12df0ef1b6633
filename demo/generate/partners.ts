import { associations, associationsOf } from './operators/associations.ts';
import type { Operator } from './operators/fleet.ts';
import type { DemoRecord } from './record.ts';
import type { RegionEntry, World } from './world/world.ts';

const COLUMN = 8;

/** A body of companies and a tourism board, both invented: sites under their own names with a part of the catalogue. */
export function* partnerRecords(
  world: World,
  operators: readonly Operator[],
  categories: ReadonlySet<string>,
): Generator<DemoRecord> {
  const [guild] = associations[0];
  const members = operators.filter((operator) => associationsOf(operator).includes(guild)).slice(0, 60);
  const guides = world.regions.filter(({ place }) => categories.has(place));
  const visited = new Set(members.flatMap(({ regions }) => regions));
  yield {
    kind: 'partner',
    slug: 'independent-operators',
    name: guild,
    template_type: 'operators_association',
    social_links: [{ name: 'Instagram', url: 'https://www.instagram.com/' }],
    scopes: members.map((operator) => ({ kind: 'operator', target: operator.slug, mode: 'include' })),
    menu_items: [
      ...column(
        'Where members go',
        '/trip-destinations',
        guides.filter(({ index }) => visited.has(index)).map(guideLink),
      ),
      ...column('Members', '/tour-operator-reviews', members.map(companyLink)),
      {
        title: 'Traveled with a member?',
        short_title: 'Write a review',
        menu_type: 'button',
        kind: 'secondary',
        href: '/write-a-review',
      },
    ],
  };
  const home = guides.find(({ place }) => place === 'patagonia') ?? guides[0];
  if (!home) return;
  const { name } = home.region;
  const about = `https://visitor-office.example/${home.place}`;
  yield {
    kind: 'partner',
    slug: `visit-${home.place}`,
    name: `${name} Visitor Office`,
    template_type: 'tourism_board',
    about_url: about,
    hidden_menus: ['destinations', 'experiences'],
    scopes: [{ kind: 'category', target: home.place, mode: 'include' }],
    menu_items: [
      ...column(`Discover ${name}`, `/guide/${home.place}`, sightsOf(home, categories)),
      { title: `About ${name}`, href: about, forward: true, tooltip: 'Opens the site of the visitor office' },
      ...column(
        'Tour company reviews',
        null,
        [
          { title: `Companies in ${name}`, href: `/tc/${home.place}-tour-companies` },
          { title: `What travelers say of ${name}`, href: `/reviews/${home.place}` },
          { title: 'Write a Review', href: '/write-a-review', menu_type: 'button', kind: 'primary' },
          { title: 'See all reviews', href: '/tour-operator-reviews', menu_type: 'button', kind: 'secondary' },
        ],
        'tour_reviews',
      ),
    ],
  };
}

type Link = { title: string; href: string; menu_type?: 'button'; kind?: 'primary' | 'secondary' };

type Entry = { menu_key: string; menu_type: 'column'; title: string; href?: string; entries: readonly Link[] };

/** A column where there is something to stand below it. */
function column(title: string, href: string | null, links: readonly Link[], menu = 'partner_top'): Entry[] {
  const entries = links.slice(0, COLUMN);
  const head = { menu_key: menu, menu_type: 'column' as const, title, ...(href === null ? {} : { href }) };
  return entries.length > 0 ? [{ ...head, entries }] : [];
}

const guideLink = ({ place, region }: RegionEntry): Link => ({ title: region.name, href: `/guide/${place}` });

const companyLink = ({ name, slug }: Operator): Link => ({ title: name, href: `/tour-operators/${slug}` });

/** The guide of a region, and of those of its stops that have one. */
function sightsOf(entry: RegionEntry, categories: ReadonlySet<string>): Link[] {
  const stops = new Map(entry.stops.map(({ place, stop }) => [place, stop.name]));
  stops.delete(entry.place);
  const links = [...stops].filter(([place]) => categories.has(place));
  return [guideLink(entry), ...links.map(([place, name]) => ({ title: name, href: `/guide/${place}` }))];
}
