import { useId, useRef } from 'react';
import type { ContactTopic } from '#leads/shared';
import { BotCheck } from '../forms/bot-check.tsx';
import { SendingVeil } from '../forms/sending-veil.tsx';
import { usePublicForm } from '../forms/use-public-form.ts';
import { useSite } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './contact.module.css';
import { faultsOf, type Message, sendMessage } from './send-message.ts';

type Props = {
  topics: readonly ContactTopic[];
  /** Chosen beforehand, where a page is about one thing. */
  topicId?: number | null;
  /** Where the team reads mail, for whoever can’t send this form; null where nobody does. */
  teamEmail?: string | null;
  /** Name and address beside each other where there is room. */
  wide?: boolean;
  onSent: () => void;
};

/** Customer Service, where the site has it. */
const usual = (topics: readonly ContactTopic[]) => topics.find(({ id }) => id === 1)?.id ?? topics[0]?.id;

/** A message to the team. What was written stays until it has arrived. */
export function ContactForm({ topics, topicId = null, teamEmail = null, wide, onSent }: Props) {
  const id = useId();
  const { page } = useSite();
  const scripts = useHydrated();
  /** The key of what was sent last: the same words are the same message. */
  const last = useRef({ words: '', key: '' });
  const { faults, alert, sending, check, props } = usePublicForm<keyof Message>({
    fields: ['name', 'email', 'topic', 'message'],
    faultsOf,
    send(message, solved) {
      const words = JSON.stringify(message);
      if (words !== last.current.words) last.current = { words, key: crypto.randomUUID() };
      return sendMessage(message, { solved, key: last.current.key, pageType: page.type });
    },
    onSent() {
      last.current = { words: '', key: '' };
      onSent();
    },
  });

  return (
    <form {...props} className={classes(styles.form, wide && styles.wide)} aria-label="Contact Us">
      <TextInput label="Name" name="name" autoComplete="name" error={faults.name} required />
      <TextInput label="Email" name="email" type="email" autoComplete="email" error={faults.email} required />
      <div className={styles.row}>
        <Select label="Topic" name="topic" defaultValue={topicId ?? usual(topics)} error={faults.topic} required>
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
      <BotCheck state={check} describes={`${id}-check`} />
      {alert && (
        <div className={styles.row}>
          <Alert>{alert}</Alert>
        </div>
      )}
      <noscript>
        <p className={styles.row}>
          This form can be sent with JavaScript only, which keeps programs out. Turn it on
          {teamEmail && (
            <>
              , or write a mail to <a href={`mailto:${teamEmail}`}>{teamEmail}</a>
            </>
          )}
          .
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
