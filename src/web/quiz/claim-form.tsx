import { useId, useRef, useState } from 'react';
import { BotCheck } from '../forms/bot-check.tsx';
import { SendingVeil } from '../forms/sending-veil.tsx';
import { usePublicForm } from '../forms/use-public-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './result.module.css';
import { type Claimant, faultsOf, sendClaim, sendPlay } from './send-claim.ts';

type Props = { slug: string; answers: readonly number[] };

/** The score by mail, for whoever wants it. What was answered and written stays until it has arrived. */
export function ClaimForm({ slug, answers }: Props) {
  const id = useId();
  const scripts = useHydrated();
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** Of the answers that this page shows: they are kept once, however often the form is sent. */
  const play = useRef({ key: '', id: '' });
  const { faults, alert, sending, check, props } = usePublicForm<keyof Claimant>({
    fields: ['firstName', 'lastName', 'email'],
    faultsOf,
    async send(claimant, solved) {
      if (!play.current.id) {
        play.current.key ||= crypto.randomUUID();
        const kept = await sendPlay(slug, answers, play.current.key);
        if (!kept.ok) return kept;
        play.current.id = kept.answer.data.id;
      }
      return sendClaim(play.current.id, claimant, solved);
    },
    onSent: ({ email }) => setSentTo(email.trim()),
  });

  return (
    <>
      <h2 id="claim">Your score by mail</h2>
      <div role="status">
        {sentTo && (
          <p>It is on its way to {sentTo}, unless a score of this quiz went there before or it wants no mail.</p>
        )}
      </div>
      {!sentTo && (
        <form {...props} className={styles.form} aria-labelledby="claim">
          <TextInput label="First name" name="firstName" autoComplete="given-name" error={faults.firstName} required />
          <TextInput label="Last name" name="lastName" autoComplete="family-name" error={faults.lastName} required />
          <TextInput label="Email" name="email" type="email" autoComplete="email" error={faults.email} required />
          <BotCheck state={check} describes={`${id}-check`} />
          {alert && <Alert>{alert}</Alert>}
          <noscript>
            <p>
              This form can be sent with JavaScript only, which keeps programs out. The score stands above all the same.
            </p>
          </noscript>
          <Button type="submit" kind="ink" block disabled={!scripts} aria-describedby={`${id}-check`}>
            Send me my score
          </Button>
          <p className="small quiet">
            One mail and no list. <a href="/privacy-policy#sent">What we keep</a>
          </p>
          {sending && <SendingVeil />}
        </form>
      )}
    </>
  );
}
