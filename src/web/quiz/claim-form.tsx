import { type FormEvent, useId, useRef, useState } from 'react';
import { BotCheck } from '../forms/bot-check.tsx';
import { FAILED, type Sent } from '../forms/send-form.ts';
import { SendingVeil } from '../forms/sending-veil.tsx';
import { useBotCheck } from '../forms/use-bot-check.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './quiz.module.css';
import { type Claimant, type ClaimFaults, faultsOf, sendClaim, sendPlay } from './send-claim.ts';

type Props = { slug: string; answers: readonly number[] };
type Outcome = Sent<keyof Claimant>;

const FIELDS = ['firstName', 'lastName', 'email'] as const;

/** The score by mail, for whoever wants it. What was answered and written stays until it has arrived. */
export function ClaimForm({ slug, answers }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const scripts = useHydrated();
  const check = useBotCheck();
  const [faults, setFaults] = useState<ClaimFaults>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** Of the answers that this page shows: they are kept once, however often the form is sent. */
  const play = useRef({ key: '', id: '' });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const claimant = Object.fromEntries(new FormData(event.currentTarget)) as Claimant;
    const found = faultsOf(claimant);
    show(found);
    if (Object.keys(found).length > 0) return;
    setAlert(null);
    setSending(true);
    const outcome = await send(claimant);
    setSending(false);
    if (outcome.ok) return setSentTo(claimant.email.trim());
    if (outcome.faults) show(outcome.faults);
    setAlert(outcome.alert ?? null);
  }

  async function send(claimant: Claimant, again = true): Promise<Outcome> {
    const solved = await check.solve().catch(() => null);
    if (solved === null) return { ok: false, alert: FAILED };
    if (!play.current.id) {
      play.current.key ||= crypto.randomUUID();
      const kept = await sendPlay(slug, answers, play.current.key);
      if (!kept.ok) return kept;
      play.current.id = kept.answer.data.id;
    }
    const outcome = await sendClaim(play.current.id, claimant, solved);
    if (outcome.ok || !outcome.retry || !again) return outcome;
    // The challenge was too old, or used: another one is a second of work.
    check.forget();
    return send(claimant, false);
  }

  function show(found: ClaimFaults): void {
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  return (
    <>
      <h2 id="claim">Your score by mail</h2>
      <div role="status">
        {sentTo && <p>It is on its way to {sentTo}, with a link for whoever you want to challenge.</p>}
      </div>
      {!sentTo && (
        <form
          ref={form}
          className={styles.form}
          aria-labelledby="claim"
          aria-busy={sending}
          noValidate
          onFocus={() => void check.solve().catch(() => {})}
          onSubmit={submit}
        >
          <TextInput label="First name" name="firstName" autoComplete="given-name" error={faults.firstName} required />
          <TextInput label="Last name" name="lastName" autoComplete="family-name" error={faults.lastName} required />
          <TextInput label="Email" name="email" type="email" autoComplete="email" error={faults.email} required />
          <BotCheck state={check.state} describes={`${id}-check`} />
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
