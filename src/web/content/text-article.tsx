import type { ReactNode } from 'react';
import { formatDate } from '#kernel/shared';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import styles from './content.module.css';
import { ContentsRail } from './contents-rail.tsx';
import { TextBlocks } from './text-blocks.tsx';
import type { TextPage } from './text-page.loader.ts';
import { useWays } from './use-ways.ts';

/** A text of fewer parts is seen at a glance. */
const FEWEST_PARTS = 3;
const MARK = '/favicon.svg';

export const trailOf = ({ title }: Pick<TextPage, 'title'>) => [{ title: 'Home', href: '/' }, { title }];

type Props = {
  page: TextPage;
  /** Below the title, in place of the way to its form. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** A page whose text is a file of content, with what stands below and beside it: a form, or where to go on. */
export function TextArticle({ page, lead, children }: Props) {
  const { title, tagLine, dated, form, blocks, parts, press, mark, scene, roles, contact, actions } = page;
  const hasRail = parts.length >= FEWEST_PARTS;
  const ways = actions.length > 0 && <Ways actions={actions} />;
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
        {lead ??
          (form !== null && (
            <p className={styles.toForm}>
              <LinkButton href="#write">Write to us</LinkButton>
            </p>
          ))}
      </header>
      <div className={classes(styles.columns, styles.sided, hasRail && styles.railed)}>
        {hasRail && <ContentsRail parts={parts} />}
        <div className={styles.body}>
          <TextBlocks blocks={blocks} />
          {press && <Press press={press} />}
          {mark && <Mark />}
          {roles && <Roles roles={roles} />}
          {contact && <Reach contact={contact} />}
          {children && ways}
        </div>
        {children ??
          ((scene || ways) && (
            <aside className={styles.aside} aria-label="Where to go on">
              {ways}
              {scene && <PosterFrame art={scene.art} alt={scene.alt} sizes="22rem" />}
            </aside>
          ))}
      </div>
    </div>
  );
}

function Ways({ actions }: Pick<TextPage, 'actions'>) {
  const ways = useWays(actions);
  return (
    <ul className={styles.ways}>
      {ways.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>
            {title}
            <Icon of="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
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

function Roles({ roles }: { roles: NonNullable<TextPage['roles']> }) {
  return (
    <div className={styles.text}>
      <h2 id="roles">Open roles</h2>
      {roles.length === 0 && <p>No open roles right now. You may write to us all the same.</p>}
      {roles.map(({ title, place, about, href }) => (
        <p key={`${title} ${place}`}>
          {href ? <a href={href}>{title}</a> : <strong>{title}</strong>}
          <br />
          {about}
          <br />
          <span className="small quiet">{place}</span>
        </p>
      ))}
    </div>
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
