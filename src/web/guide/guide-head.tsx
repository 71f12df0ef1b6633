import { plural } from '../catalogue/trip-words.ts';
import type { CrumbTrail } from '../metadata/page-meta.ts';
import { Art } from '../ui/art.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { Rating } from '../ui/rating.tsx';
import type { HeadOfGuide } from './guide.loader.ts';
import styles from './guide-head.module.css';

/** The name of a place over its own sky, with where to go from `here`: what the first of the tabs calls this page. */
export function GuideHead({ guide, trail, here = 'Guide' }: { guide: HeadOfGuide; trail: CrumbTrail; here?: string }) {
  const { banner, art, tabs } = guide;
  return (
    <>
      <div className={classes(styles.hero, banner ? styles.onSky : styles.beside)}>
        {banner && <Art art={banner} className={styles.art} alt="" sizes="100vw" fetchPriority="high" />}
        <div className="wrap">
          <Breadcrumbs items={trail} />
          <div className={banner ? undefined : styles.pair}>
            <Title guide={guide} />
            {!banner && <PosterFrame art={art} ratio="21 / 9" sizes="(min-width: 62rem) 38rem, 92vw" first />}
          </div>
        </div>
      </div>
      {tabs.length > 0 && (
        <div className="wrap">
          <nav className={styles.tabs} aria-label={`Pages about ${guide.name}`}>
            <a href={guide.path} aria-current="page">
              {here}
              <span>This page</span>
            </a>
            {tabs.map(({ title, path, note }) => (
              <a key={path} href={path}>
                {title}
                {note && <span>{note}</span>}
              </a>
            ))}
          </nav>
        </div>
      )}
    </>
  );
}

function Title({
  guide: { h1, icon, tagLine, rating, reviewsCount, tripsCount, operatorsCount, listPath },
}: {
  guide: HeadOfGuide;
}) {
  const counts = [plural(tripsCount, 'trip'), operatorsCount > 0 && plural(operatorsCount, 'company', 'companies')];
  return (
    <header className={styles.title}>
      {icon && <Icon of={icon} className={styles.kind} />}
      <h1>{h1}</h1>
      <p className={styles.standing}>
        {rating !== null && <Rating score={rating} count={reviewsCount} />}
        {counts.filter(Boolean).join(', ')}
      </p>
      {tagLine && <p className={styles.tagLine}>{tagLine}</p>}
      {listPath && (
        <LinkButton kind="go" href={listPath}>
          {tripsCount === 1 ? 'See the trip' : `See all ${plural(tripsCount, 'trip')}`}
        </LinkButton>
      )}
    </header>
  );
}
