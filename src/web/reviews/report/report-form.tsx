import { useId } from 'react';
import { reportReasons } from '#reviews/shared';
import { BotCheck } from '../../forms/bot-check.tsx';
import { sendForm } from '../../forms/send-form.ts';
import { SendingVeil } from '../../forms/sending-veil.tsx';
import { usePublicForm } from '../../forms/use-public-form.ts';
import { signInHref } from '../../shell/sign-in-href.ts';
import type { Typed } from '../../typed.loader.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Radio } from '../../ui/radio.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './report.module.css';

const PATH = '/report-a-review';
const MOST = 2000;
type Field = 'reason' | 'text';

type Props = { id: string; isMember: boolean; typed: Typed | null; onSent: () => void };

/** What is wrong with a review. Without scripts members send it; visitors sign in first, which keeps programs out. */
export function ReportForm({ id, isMember, typed, onSent }: Props) {
  const check = useId();
  const scripts = useHydrated();
  const form = usePublicForm<Field>({
    fields: ['reason', 'text'],
    faultsOf: ({ reason, text }) => ({
      ...(!reason && { reason: 'Choose what is wrong with it' }),
      ...(reason === 'other' && !text.trim() && { text: 'Say what it is' }),
    }),
    send: ({ reason, text }, solved) =>
      sendForm({
        path: `/v1/reviews/${id}/reports`,
        headers: { 'X-Bot-Check': solved },
        body: { report: { reason, text: text.trim() || null } },
        fields: { reason: 'reason', text: 'text' },
        things: 'reports',
      }),
    onSent,
  });
  const { faults, alert, sending, props } = form;
  return (
    <form
      {...props}
      noValidate={scripts}
      method="post"
      action={PATH}
      className={styles.form}
      aria-label="Report a Review"
    >
      <input type="hidden" name="review" value={id} />
      {!isMember && (
        <noscript>
          <p>
            Without JavaScript, <a href={signInHref(`${PATH}?review=${id}`)}>sign in first</a>: that keeps programs out.
          </p>
        </noscript>
      )}
      <RadioGroup legend="What is wrong with it?" error={faults.reason}>
        {Object.entries(reportReasons).map(([name, words]) => (
          <Radio key={name} name="reason" value={name} defaultChecked={typed?.reason === name} required>
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        label="What else should we know?"
        hint="You may leave it empty, unless it is something else. Only our team reads it."
        name="text"
        defaultValue={typed?.text}
        rows={4}
        maxLength={MOST}
        error={faults.text}
      />
      {alert && <Alert>{alert}</Alert>}
      {scripts && <BotCheck state={form.check} describes={check} />}
      <Button type="submit" kind="go" size="large" aria-describedby={scripts ? check : undefined}>
        Send the report
      </Button>
      {sending && <SendingVeil />}
    </form>
  );
}
