import { type FormEvent, useId, useRef, useState } from 'react';
import { type ContactTopic, formTopics } from '#leads/shared';
import { BotCheck } from '../forms/bot-check.tsx';
import { FAILED } from '../forms/send-form.ts';
import { SendingVeil } from '../forms/sending-veil.tsx';
import { useBotCheck } from '../forms/use-bot-check.ts';
import { useSite } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './contact.module.css';
import { type Faults, faultsOf, type Message, sendMessage } from './send-message.ts';

type Props = {
  topics?: readonly ContactTopic[];
  /** Chosen beforehand, where a page is about one thing. */
  topicId?: number;
  /** Name and address beside each other where there is room. */
  wide?: boolean;
  onSent: () => void;
};

/** A message to the team. What was written stays until it has arrived. */
export function ContactForm({ topics = formTopics, topicId = 1, wide, onSent }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { page } = useSite();
  const scripts = useHydrated();
  const check = useBotCheck();
  const [faults, setFaults] = useState<Faults>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** The key of what was sent last: the same words are the same message. */
  const last = useRef({ words: '', key: '' });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const message = Object.fromEntries(new FormData(event.currentTarget)) as Message;
    const found = faultsOf(message);
    show(found);
    if (Object.keys(found).length > 0) return;
    setAlert(null);
    setSending(true);
    const outcome = await send(message);
    setSending(false);
    if (outcome.ok) {
      form.current?.reset();
      check.forget();
      last.current = { words: '', key: '' };
      return onSent();
    }
    if (outcome.faults) show(outcome.faults);
    setAlert(outcome.alert ?? null);
  }

  async function send(message: Message, again = true): Promise<Awaited<ReturnType<typeof sendMessage>>> {
    const words = JSON.stringify(message);
    if (words !== last.current.words) last.current = { words, key: crypto.randomUUID() };
    const solved = await check.solve().catch(() => null);
    if (solved === null) return { ok: false, alert: FAILED };
    const outcome = await sendMessage(message, { solved, key: last.current.key, pageType: page.type });
    if (outcome.ok || !outcome.retry || !again) return outcome;
    // The challenge was too old, or used: another one is a second of work.
    check.forget();
    return send(message, false);
  }

  function show(found: Faults): void {
    setFaults(found);
    const first = (['name', 'email', 'topic', 'message'] as const).find((field) => found[field]);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  return (
    <form
      ref={form}
      className={classes(styles.form, wide && styles.wide)}
      aria-label="Contact Us"
      aria-busy={sending}
      noValidate
      onFocus={() => void check.solve().catch(() => {})}
      onSubmit={submit}
    >
      <TextInput label="Name" name="name" autoComplete="name" error={faults.name} required />
      <TextInput label="Email" name="email" type="email" autoComplete="email" error={faults.email} required />
      <div className={styles.row}>
        <Select label="Topic" name="topic" defaultValue={topicId} error={faults.topic} required>
          {topics.map(({ id: one, name }) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className={classes(styles.row, styles.message)}>
        <TextArea label="Message" name="message" error={faults.message} rows={5} required />
      </div>
      <BotCheck state={check.state} describes={`${id}-check`} />
      {alert && (
        <div className={styles.row}>
          <Alert>{alert}</Alert>
        </div>
      )}
      <noscript>
        <p className={styles.row}>
          This form can be sent with JavaScript only, which keeps programs out. Turn it on, or write a mail.
        </p>
      </noscript>
      <div className={styles.row}>
        <Button type="submit" kind="go" size="large" block disabled={!scripts} aria-describedby={`${id}-check`}>
          Submit
        </Button>
      </div>
      {sending && <SendingVeil />}
    </form>
  );
}
