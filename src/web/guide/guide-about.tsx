import { classes } from '../ui/classes.ts';
import { FactTable } from '../ui/fact-table.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { Guide } from './guide.loader.ts';
import styles from './guide.module.css';

/** What to know of a place in words, beside what its trips have in common and where they go. */
export function GuideAbout({ guide: { name, article, facts, map } }: { guide: Guide }) {
  const beside = facts.length > 0 || map !== null;
  if (!article && !beside) return null;
  return (
    <Section title={`About ${name}`} id="guide">
      <div className={classes(article && beside ? styles.duo : styles.facing)}>
        {article && <Prose text={article} className={styles.article} />}
        <FactTable facts={facts} />
        {map && (
          <PosterFrame
            art={map}
            alt={`Map: where trips go, ${name}`}
            caption="In brackets: how many of the trips go there."
            className={styles.map}
          />
        )}
      </div>
    </Section>
  );
}
