import { useLoaderData } from 'react-router';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import type { ShellLink } from '../shell/shell-data.ts';
import { siteOf } from '../site.ts';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/experts.route';
import styles from './content.module.css';
import { expertsLoader } from './experts.loader.ts';
import { Initials } from './initials.tsx';
import { TextBlocks } from './text-blocks.tsx';

const PATH = '/travel-experts';
const TITLE = 'Travel experts';
const TAG_LINE = 'People who know a place or a way to travel, what they write about it, and where it leads.';
const TRAIL = [{ title: 'Home', href: '/' }, { title: TITLE }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMeta(site, {
    title: TITLE,
    description: TAG_LINE,
    path: PATH,
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return expertsLoader(context.get(services), request);
}

export default function Experts() {
  const { experts, customTrip } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <h1>{TITLE}</h1>
        <p className={styles.tagLine}>{TAG_LINE}</p>
        {customTrip && (
          <p className={styles.actions}>
            <LinkButton href={customTrip}>Design a trip of your own</LinkButton>
          </p>
        )}
      </header>
      <ul className={styles.experts}>
        {experts.map((expert) => (
          <li key={expert.slug} id={expert.slug}>
            <Expert expert={expert} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ShownExpert = ReturnType<typeof useLoaderData<typeof loader>>['experts'][number];

function Expert({ expert: { name, role, note, blocks, regions, articles } }: { expert: ShownExpert }) {
  return (
    <article className={styles.expert}>
      <Initials of={name} />
      <div>
        <h2>{name}</h2>
        <p className={styles.role}>{role}</p>
        {note && (
          <Badge icon="info" tone="info">
            {note}
          </Badge>
        )}
        <TextBlocks blocks={blocks} />
        <Links title="Places" links={regions} />
        <Links title="Articles" links={articles} />
      </div>
    </article>
  );
}

function Links({ title, links }: { title: string; links: readonly ShellLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.links}>
        {links.map(({ title: words, href }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
