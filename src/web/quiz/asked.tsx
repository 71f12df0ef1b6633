import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Art } from '../ui/art.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './quiz.module.css';
import { PATH, quizHref } from './quiz-address.ts';
import { RouteLine } from './route-line.tsx';
import type { Shown } from './shown-quiz.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

/** One question. Every answer is a button of a plain form, whose address holds the answers so far. */
export function Asked({ slug, name, outOf, beat, right, given, asked, before }: Extract<Shown, { view: 'asked' }>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(given);
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';

  // Whoever answered by keyboard goes on from the next question; one that a page opens with leaves focus alone.
  useEffect(() => {
    if (opened.current === given) return;
    opened.current = given;
    heading.current?.focus({ preventScroll: true });
  }, [given]);

  function answer(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (!isBusy) void navigate(quizHref({ quiz: slug, answers: submitter.value, beat }));
  }

  return (
    <div className={styles.asked}>
      <div className={styles.so}>
        <p>
          {name}, question {right.length + 1} of {outOf}
          {beat !== null && `. Your friend had ${beat} right`}
        </p>
        <RouteLine right={right} outOf={outOf} />
      </div>
      {asked.map && (
        <figure className={styles.map} key={asked.map.src}>
          <Art art={asked.map} alt={asked.map.alt} sizes="40rem" fetchPriority="high" />
        </figure>
      )}
      <div className={styles.question}>
        {before && (
          <p className={classes(styles.verdict, before.isRight ? styles.good : styles.bad)} id="before">
            <Icon of={before.isRight ? 'check' : 'x'} />
            <span>
              <b>{before.isRight ? 'Right.' : `No, not ${before.said}.`}</b> {before.about}
            </span>
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} aria-describedby={before ? 'before' : undefined}>
          {asked.text}
        </h1>
        <form action={PATH} className={styles.options} onSubmit={answer} aria-busy={isBusy}>
          <input type="hidden" name="quiz" value={slug} />
          {beat !== null && <input type="hidden" name="beat" value={beat} />}
          {asked.options.map((option, i) => (
            <button key={option} type="submit" name="answers" value={`${given}${i}`} className={styles.option}>
              <span aria-hidden="true">{LETTERS[i]}</span>
              {option}
            </button>
          ))}
        </form>
      </div>
    </div>
  );
}
