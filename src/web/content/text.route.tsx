import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { breadcrumbList, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import type { Route } from './+types/text.route';
import styles from './content.module.css';
import { ContentsRail } from './contents-rail.tsx';
import { TextBlocks } from './text-blocks.tsx';
import { type TextPage, textPageLoader } from './text-page.loader.ts';

/** A text of fewer parts is seen at a glance. */
const FEWEST_PARTS = 3;
const MARK = '/favicon.svg';

const trailOf = ({ title }: TextPage) => [{ title: 'Home', href: '/' }, { title }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, tagLine, path, seo, faqs } = loaderData;
  return pageMeta(
    site,
    {
      title,
      description: tagLine,
      path,
      jsonLd: [...faqPage(faqs), breadcrumbList(site.baseUrl, trailOf(loaderData), path)],
    },
    seo,
  );
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  return textPageLoader(context.get(services), url.pathname, request);
}

export default function Text() {
  const page = useLoaderData<typeof loader>();
  const { title, tagLine, dated, blocks, parts, press, mark, scene, contact, actions } = page;
  const hasRail = parts.length >= FEWEST_PARTS;
  return (
    <div className="wrap">
      <Breadcrumbs items={trailOf(page)} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {tagLine && <p className={styles.tagLine}>{tagLine}</p>}
        {dated && (
          <p className={styles.dated}>
            In effect since <time dateTime={dated}>{formatDate(dated)}</time>
          </p>
        )}
      </header>
      <div className={classes(styles.columns, styles.sided, hasRail && styles.railed)}>
        {hasRail && <ContentsRail parts={parts} />}
        <div className={styles.body}>
          <TextBlocks blocks={blocks} />
          {press && <Press press={press} />}
          {mark && <Mark />}
          {contact && <Reach contact={contact} />}
        </div>
        {(scene || actions.length > 0) && (
          <aside className={styles.aside} aria-label="Where to go on">
            {actions.length > 0 && (
              <ul className={styles.ways}>
                {actions.map(({ title: words, href }) => (
                  <li key={href}>
                    <a href={href}>
                      {words}
                      <Icon of="arrow-right" />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {scene && <PosterFrame art={scene.art} alt={scene.alt} sizes="22rem" />}
          </aside>
        )}
      </div>
    </div>
  );
}

function Press({ press: { mentions, awards } }: { press: NonNullable<TextPage['press']> }) {
  return (
    <div className={styles.text}>
      {mentions.length > 0 && <h2 id="news">In the press</h2>}
      {mentions.map(({ title, source, href, published }) => (
        <p key={href}>
          <a href={href}>{title}</a>
          <br />
          <span className="small quiet">
            {source}, {formatDate(published)}
          </span>
        </p>
      ))}
      {awards.length > 0 && <h2 id="awards">Awards</h2>}
      {awards.map(({ title, by, year }) => (
        <p key={`${title} ${year}`}>
          {title}, {by}, {year}
        </p>
      ))}
    </div>
  );
}

/** The mark as a file, for those who write about the site. */
function Mark() {
  return (
    <figure className={styles.kit}>
      <img src={MARK} width={96} height={96} alt="The mark: a sun above two lines" />
      <figcaption>
        <a href={MARK} download="sojourn-mark.svg">
          Download the mark
        </a>{' '}
        <span className="small quiet">SVG, for any size</span>
      </figcaption>
    </figure>
  );
}

/** How people are reached, where the installation says so. */
function Reach({ contact: { teamEmail, phoneNumber } }: { contact: NonNullable<TextPage['contact']> }) {
  return (
    <div className={styles.text}>
      <h2 id="contact">Reach us</h2>
      {teamEmail && (
        <p>
          Write to <a href={`mailto:${teamEmail}`}>{teamEmail}</a>. A person reads it.
        </p>
      )}
      {phoneNumber && (
        <p>
          Call <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</a>.
        </p>
      )}
    </div>
  );
}
