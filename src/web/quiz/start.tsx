import { Art } from '../ui/art.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import quiz from './quiz.module.css';
import { quizHref } from './quiz-address.ts';
import type { Shown } from './shown-quiz.ts';
import styles from './start.module.css';

export const NAME = 'The Wonderful World of Travel';
export const ABOUT =
  'Ten questions about the places that trips here go to. New ones every week, and nothing to sign up for.';
export const TRAIL = [{ title: 'Home', href: '/' }, { title: NAME }];

/** Which round to play. */
export function Start({ rounds, beat, isGone }: Extract<Shown, { view: 'start' }>) {
  return (
    <div className={styles.start}>
      <header className={styles.opening}>
        <Breadcrumbs items={TRAIL} />
        <h1>{NAME}</h1>
        <p>{ABOUT}</p>
        {beat !== null && <p className={quiz.dare}>Your friend had {beat} right. Can you do better?</p>}
        {isGone && <p className={quiz.dare}>That round is over. These are new.</p>}
      </header>
      {rounds.length === 0 ? (
        <p>There is no round to play yet: the catalogue knows too few places to ask about.</p>
      ) : (
        <Rounds rounds={rounds} beat={beat} />
      )}
      <p>
        Would you rather go there? See <a href="/all-trips">all trips</a>.
      </p>
    </div>
  );
}

type Round = Extract<Shown, { view: 'start' }>['rounds'][number];

/** Rounds by the map of their first question. */
export function Rounds({ rounds, beat = null }: { rounds: readonly Round[]; beat?: number | null }) {
  return (
    <ul className={styles.rounds}>
      {rounds.map(({ slug, name, map }) => (
        <li key={slug}>
          <a className={styles.round} href={quizHref({ quiz: slug, beat })} rel="nofollow">
            <Art art={map} alt="" sizes="28rem" />
            <b>{name}</b>
            <span>
              10 questions
              <Icon of="arrow-right" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
