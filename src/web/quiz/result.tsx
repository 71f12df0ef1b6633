import { ShareLink } from '../catalogue/share-link.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ClaimForm } from './claim-form.tsx';
import quiz from './quiz.module.css';
import { quizHref } from './quiz-address.ts';
import styles from './result.module.css';
import { RouteLine } from './route-line.tsx';
import type { Shown } from './shown-quiz.ts';
import { Rounds } from './start.tsx';

type Result = Extract<Shown, { view: 'result' }>;

/** The score, what was right, and ways on. */
export function Result({ slug, name, score, outOf, beat, right, answers, verdicts, rounds }: Result) {
  return (
    <div className={styles.result}>
      <header className={styles.score}>
        <p>{name}</p>
        <h1>
          {score} of {outOf}
        </h1>
        <p>{words(score, outOf)}</p>
        {beat !== null && <p className={quiz.dare}>{compared(score, beat)}</p>}
        <RouteLine right={right} outOf={outOf} />
        <div className={styles.ways}>
          <ShareLink
            title={`I had ${score} of ${outOf} right. Can you do better?`}
            path={quizHref({ quiz: slug, beat: score })}
            label="Challenge a friend"
          />
          <LinkButton kind="line" icon="rotate-cw" href={quizHref({ quiz: slug })} rel="nofollow">
            Play it again
          </LinkButton>
        </div>
      </header>
      <section className={styles.answers} aria-labelledby="answers">
        <h2 id="answers">The answers</h2>
        <ol>
          {verdicts.map(({ text, isRight, said, about, links }) => (
            <li key={text + about} className={classes(styles.answer, isRight ? styles.good : styles.bad)}>
              <Icon of={isRight ? 'check' : 'x'} label={isRight ? 'Right' : 'Wrong'} />
              <div>
                <h3>{text}</h3>
                <p>{about}</p>
                {!isRight && <p className="small quiet">You said {said}.</p>}
                {links.length > 0 && (
                  <p className={styles.links}>
                    {links.map(({ title, href }) => (
                      <a key={href} href={href}>
                        {title}
                      </a>
                    ))}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.claim} aria-labelledby="claim">
        <ClaimForm slug={slug} answers={answers} />
      </section>
      {rounds.length > 0 && (
        <section className={styles.more} aria-labelledby="more">
          <h2 id="more">Another round</h2>
          <Rounds rounds={rounds} />
        </section>
      )}
    </div>
  );
}

function words(score: number, outOf: number): string {
  if (score === outOf) return 'Every one of them. You have seen the world, or read a lot about it.';
  if (score >= outOf * 0.8) return 'You know your way around.';
  if (score > outOf / 2) return 'More than half of the way.';
  if (score * 2 === outOf) return 'Half of the way. The other half is the interesting one.';
  return score === 0 ? 'All of it is still ahead of you.' : 'There is a lot left to see.';
}

function compared(score: number, beat: number): string {
  if (score > beat) return `Your friend had ${beat}. You win.`;
  return score === beat ? `Your friend had ${beat} too.` : `Your friend had ${beat} and keeps the lead.`;
}
