import { formatMonth } from '#kernel/shared';
import { scoreNames } from '#reviews/shared';
import { Icon } from '../../ui/icon.tsx';
import { Rating } from '../../ui/rating.tsx';
import { ScoreBars } from '../../ui/score-bars.tsx';
import type { ReviewDraft } from './send-review.ts';
import styles from './write.module.css';

export const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The review as it will stand among others. */
export function Preview({ draft }: { draft: Partial<ReviewDraft> }) {
  const scores = scoreNames.flatMap((name) => {
    const value = draft[`score_${name}`];
    return value ? [{ label: labelOf(name), value: Number(value) }] : [];
  });
  const mean = scores.length > 0 ? scores.reduce((sum, { value }) => sum + value, 0) / scores.length : null;
  const overall = draft.rating ? Number(draft.rating) : mean;
  return (
    <section className={styles.preview} aria-label="How it will look">
      <p className={styles.look}>How it will look</p>
      {overall !== null && <Rating score={overall} />}
      <h2>{draft.summary || 'Your summary'}</h2>
      <p className={styles.look}>
        {(draft.name || 'Your name').replace(/\.$/, '')}.
        {draft.month && draft.year && ` Traveled ${formatMonth(`${draft.year}-${draft.month}`)}.`}
      </p>
      {scores.length > 0 && <ScoreBars scores={scores} />}
    </section>
  );
}

/** @param isMember whose address is known */
export function Next({ isMember }: { isMember: boolean }) {
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <ul>
        {!isMember && (
          <li>
            <Icon of="mail-check" />
            You confirm by the link in your email.
          </li>
        )}
        <li>
          <Icon of="check" />
          We read it for privacy and insults, not for praise.
        </li>
        <li>
          <Icon of="message-square" />
          The company may answer under it. It can’t remove it.
        </li>
      </ul>
    </section>
  );
}
