import { type FormEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { FAILED } from './send-form.ts';
import { useBotCheck } from './use-bot-check.ts';

type Rules = {
  /** Whether the browser shows its work: members needn't. */
  asks: boolean;
  /** Looks at what is written before it goes; what is wrong it shows itself. */
  isFit?: (form: HTMLFormElement) => boolean;
};

/** A plain form that sends itself, with the work of the browser in its field `solved` where that is asked for. */
export function useSolvedForm({ asks, isFit }: Rules) {
  const checkId = useId();
  const scripts = useHydrated();
  const check = useBotCheck();
  const solved = useRef<HTMLInputElement>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    event.preventDefault();
    if (sending || isFit?.(form) === false) return;
    setAlert(null);
    setSending(true);
    const answer = asks ? await check.solve().catch(() => null) : '';
    if (answer === null) {
      setSending(false);
      return setAlert(FAILED);
    }
    if (solved.current) solved.current.value = answer;
    form.submit();
  }

  return {
    alert,
    sending,
    scripts,
    /** Until its scripts are there a form that asks for work can’t be sent: it would go without. */
    isTooSoon: asks && !scripts,
    /** How far the work is, for `<BotCheck>`; null where none is asked for. */
    check: asks ? { state: scripts ? check.state : ('coming' as const), describes: checkId } : null,
    /** For the hidden field. */
    solved: { ref: solved, type: 'hidden', name: 'solved', defaultValue: '' },
    /** For the `<form>`. */
    props: {
      'aria-busy': sending,
      onFocus: asks ? () => void check.solve().catch(() => {}) : undefined,
      onSubmit: submit,
    },
  };
}
