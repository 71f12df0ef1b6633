import { useId, useRef } from 'react';
import { scoreNames } from '#reviews/shared';
import { BotCheck } from '../../forms/bot-check.tsx';
import { SendingVeil } from '../../forms/sending-veil.tsx';
import { usePublicForm } from '../../forms/use-public-form.ts';
import { useSite } from '../../site.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { labelOf, Next, Preview } from './preview.tsx';
import { ScoreRow } from './score-row.tsx';
import { faultsOf, LENGTHS, type ReviewDraft, type ReviewField, sendReview } from './send-review.ts';
import { useDraft } from './use-draft.ts';
import styles from './write.module.css';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** A journey that lies further back tells little of today’s. */
const YEARS = 10;

type Company = {
  slug: string;
  name: string;
  trips: { slug: string; name: string }[];
  trip: string | null;
  year: number;
};
type ReviewFormProps = {
  company: Company;
  author: { name: string; email: string } | null;
  /** @param state how the review stands: a draft waits for the link that was mailed */
  onSent: (state: string) => void;
};

/** A review of a company or one of its trips. What was written stays in this browser until it has arrived. */
export function ReviewForm({ company, author, onSent }: ReviewFormProps) {
  const id = useId();
  const { today } = useSite();
  const scripts = useHydrated();
  /** The key of what was sent last: the same words are the same review. */
  const last = useRef({ words: '', key: '' });
  const state = useRef('');
  const { faults, alert, sending, check, props } = usePublicForm<ReviewField>({
    fields: ['rating', 'summary', 'content', 'month', 'name', 'email'],
    faultsOf: (values) => faultsOf(values as unknown as ReviewDraft, today),
    async send(values, solved) {
      const draft = values as unknown as ReviewDraft;
      const words = JSON.stringify(draft);
      if (words !== last.current.words) last.current = { words, key: crypto.randomUUID() };
      const sent = await sendReview(draft, { solved, key: last.current.key });
      if (sent.ok) state.current = sent.answer.data.attributes.state;
      return sent;
    },
    onSent() {
      last.current = { words: '', key: '' };
      forget();
      onSent(state.current);
    },
  });
  const { draft, forget } = useDraft(props.ref);

  function clear(name: string): void {
    for (const radio of props.ref.current?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []) {
      radio.checked = false;
    }
    props.ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div className={styles.columns}>
      <form {...props} method="post" action="/write-a-review" className={styles.form} aria-label="Write a Review">
        <input type="hidden" name="operator" value={company.slug} />
        <fieldset className={styles.part}>
          <legend>Which trip was it?</legend>
          <Select label="Trip" name="trip" defaultValue={company.trip ?? ''} error={faults.trip}>
            <option value="">Another, or the company as a whole</option>
            {company.trips.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </fieldset>
        <fieldset className={styles.part}>
          <legend>How was it?</legend>
          <p className={styles.hint}>1 is poor, 5 is excellent. Leave out what you can’t judge.</p>
          <ScoreRow
            label="Overall"
            name="rating"
            value={draft.rating}
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
                onClear={() => clear(`score_${name}`)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.part}>
          <legend>In your words</legend>
          <TextInput label="Summary" name="summary" maxLength={LENGTHS.summary[1]} error={faults.summary} required />
          <TextArea
            label="Review"
            name="content"
            rows={7}
            hint={`At least ${LENGTHS.content[0]} characters. ${(draft.content ?? '').trim().length.toLocaleString('en-US')} of 5,000.`}
            error={faults.content}
            required
          />
          <div className={styles.pair}>
            <Select label="Traveled in" name="month" defaultValue="" error={faults.month}>
              <option value="">Prefer not to say</option>
              {MONTHS.map((name, i) => (
                <option key={name} value={String(i + 1).padStart(2, '0')}>
                  {name}
                </option>
              ))}
            </Select>
            <Select label="Year" name="year" defaultValue="">
              <option value="">Prefer not to say</option>
              {Array.from({ length: YEARS }, (_, i) => company.year - i).map((year) => (
                <option key={year}>{year}</option>
              ))}
            </Select>
          </div>
        </fieldset>
        <fieldset className={styles.part}>
          <legend>Who is writing</legend>
          <div className={styles.pair}>
            <TextInput
              label="Name"
              name="name"
              autoComplete="name"
              defaultValue={author?.name}
              maxLength={80}
              hint="Shown with the review"
              error={faults.name}
              required
            />
            {author === null ? (
              <TextInput
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                hint="Never shown. We send a link to confirm."
                error={faults.email}
                required
              />
            ) : (
              <p className={styles.known}>
                You write as <b>{author.email}</b>, which is never shown.
              </p>
            )}
          </div>
        </fieldset>
        {alert && <Alert>{alert}</Alert>}
        <noscript>
          <p>This form can be sent with JavaScript only, which keeps programs out. Turn it on, or write a mail.</p>
        </noscript>
        <div className={classes(styles.pair, styles.submit)}>
          <BotCheck state={check} describes={`${id}-check`} />
          <Button type="submit" kind="go" size="large" block disabled={!scripts} aria-describedby={`${id}-check`}>
            Submit review
          </Button>
        </div>
        {sending && <SendingVeil />}
      </form>
      <div className={styles.aside}>
        <Preview draft={draft} />
        <Next isMember={author !== null} />
      </div>
    </div>
  );
}
