import { useEffect, useRef, useState } from 'react';
import { type Scores, scoreNames } from '#reviews/shared';
import { SendingVeil } from '../../forms/sending-veil.tsx';
import { usePublicForm } from '../../forms/use-public-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { labelOf, Preview } from './preview.tsx';
import { ScoreRow } from './score-row.tsx';
import { faultsOf, LENGTHS, type ReviewDraft, type ReviewField, sendChange } from './send-review.ts';
import { valuesOf } from './use-draft.ts';
import styles from './write.module.css';

const PATH = '/account/my-reviews';

type Props = {
  review: {
    id: string;
    authorName: string;
    summary: string;
    content: string;
    rating: number | null;
    scores: Scores;
  };
};

/** A review’s words and scores, to be changed; without scripts it sends itself. */
export function ChangeForm({ review }: Props) {
  const { id, authorName, summary, content, rating, scores } = review;
  const scripts = useHydrated();
  /** How the review stands, once the change has arrived. */
  const state = useRef('');
  const { faults, alert, sending, props } = usePublicForm<ReviewField>({
    fields: ['rating', 'summary', 'content', 'name'],
    unchecked: true,
    faultsOf: (values) => faultsOf(values as unknown as ReviewDraft, ''),
    async send(values) {
      const sent = await sendChange(id, values as unknown as ReviewDraft);
      if (sent.ok) state.current = sent.answer.data.attributes.state;
      return sent;
    },
    onSent: () => window.location.assign(`${PATH}?done=${state.current}`),
  });
  const given = (score: number | null | undefined) => (score ? String(score) : undefined);
  const [draft, setDraft] = useState<Partial<ReviewDraft>>({
    ...{ name: authorName, summary, content },
    rating: given(rating),
    ...Object.fromEntries(scoreNames.map((name) => [`score_${name}`, given(scores[name])])),
  });
  const { ref } = props;
  useEffect(() => {
    const form = ref.current;
    const follow = () => form && setDraft(valuesOf(form));
    follow();
    form?.addEventListener('input', follow);
    return () => form?.removeEventListener('input', follow);
  }, [ref]);

  function clear(name: string): void {
    for (const radio of ref.current?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []) {
      radio.checked = false;
    }
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div className={styles.columns}>
      <form
        {...props}
        noValidate={scripts}
        method="post"
        action={PATH}
        className={styles.form}
        aria-label="Change Your Review"
      >
        <input type="hidden" name="review" value={id} />
        <input type="hidden" name="do" value="change" />
        <fieldset className={styles.part}>
          <legend>How was it?</legend>
          <p className={styles.hint}>1 is poor, 5 is excellent. Leave out what you can’t judge.</p>
          <ScoreRow
            label="Overall"
            name="rating"
            value={draft.rating}
            chosen={given(rating)}
            onClear={() => clear('rating')}
            error={faults.rating}
            large
          />
          <div className={styles.scores}>
            {scoreNames.map((name) => (
              <ScoreRow
                key={name}
                label={labelOf(name)}
                name={`score_${name}`}
                value={draft[`score_${name}`]}
                chosen={given(scores[name])}
                onClear={() => clear(`score_${name}`)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.part}>
          <legend>In your words</legend>
          <TextInput
            label="Summary"
            name="summary"
            defaultValue={summary}
            minLength={LENGTHS.summary[0]}
            maxLength={LENGTHS.summary[1]}
            error={faults.summary}
            required
          />
          <TextArea
            label="Review"
            name="content"
            rows={9}
            defaultValue={content}
            minLength={LENGTHS.content[0]}
            maxLength={LENGTHS.content[1]}
            hint={`At least ${LENGTHS.content[0]} characters, and 5,000 at most.`}
            error={faults.content}
            required
          />
          <TextInput
            label="Name"
            name="name"
            autoComplete="name"
            defaultValue={authorName}
            minLength={2}
            maxLength={80}
            hint="Shown with the review"
            error={faults.name}
            required
          />
        </fieldset>
        {alert && <Alert>{alert}</Alert>}
        <div className={styles.pair}>
          <Button type="submit" kind="go" size="large" block>
            Save the change
          </Button>
          <LinkButton href={PATH} size="large" block>
            Leave it as it is
          </LinkButton>
        </div>
        {sending && <SendingVeil />}
      </form>
      <div className={styles.aside}>
        <Preview draft={draft} />
      </div>
    </div>
  );
}
