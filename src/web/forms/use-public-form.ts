import { type FormEvent, useRef, useState } from 'react';
import { FAILED, type Sent } from './send-form.ts';
import { useBotCheck } from './use-bot-check.ts';

type Faults<Field extends string> = Partial<Record<Field, string>>;

type Rules<Field extends string> = {
  /** Names of its fields; the first with a fault is put in focus. */
  fields: readonly Field[];
  faultsOf: (values: Record<Field, string>) => Faults<Field>;
  /** @param solved the work of the browser, for X-Bot-Check */
  send: (values: Record<Field, string>, solved: string) => Promise<Sent<Field>>;
  onSent: (values: Record<Field, string>) => void;
  /** Nothing is asked of the browser before this form. */
  unchecked?: true;
};

/**
 * A form that anybody may send, with the bot check done while it is written. What was written stays until it has arrived.
 */
export function usePublicForm<Field extends string>({ fields, faultsOf, send, onSent, unchecked }: Rules<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const check = useBotCheck();
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<Field, string>;
    const found = faultsOf(values);
    show(found);
    if (Object.keys(found).length > 0) return;
    setAlert(null);
    setSending(true);
    const outcome = await sendSolved(values);
    setSending(false);
    if (outcome.ok) {
      form.current?.reset();
      check.forget();
      return onSent(values);
    }
    if (outcome.faults) show(outcome.faults);
    setAlert(outcome.alert ?? null);
  }

  async function sendSolved(values: Record<Field, string>, again = true): Promise<Sent<Field>> {
    const solved = unchecked ? '' : await check.solve().catch(() => null);
    if (solved === null) return { ok: false, alert: FAILED };
    const outcome = await send(values, solved);
    if (outcome.ok || !outcome.retry || !again) return outcome;
    // The challenge was too old, or used: another one is a second of work.
    check.forget();
    return sendSolved(values, false);
  }

  function show(found: Faults<Field>): void {
    setFaults(found);
    const first = fields.find((field) => found[field]);
    const field = first && form.current?.elements.namedItem(first);
    const control = field instanceof RadioNodeList ? field[0] : field;
    if (control instanceof HTMLElement) control.focus();
  }

  return {
    faults,
    alert,
    sending,
    check: check.state,
    /** For the `<form>`. */
    props: {
      ref: form,
      noValidate: true,
      'aria-busy': sending,
      onFocus: unchecked ? undefined : () => void check.solve().catch(() => {}),
      onSubmit: submit,
    },
  };
}
