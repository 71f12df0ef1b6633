import { useState } from 'react';
import { usePublicForm } from '../forms/use-public-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { askForLink, linkFaults } from './ask-auth.ts';
import styles from './members.module.css';

/** `typed`: the address that was refused before. */
type Props = { refUrl: string; typed?: string | undefined; onSent: (email: string) => void };

/** Asks for a link by mail. With scripts nothing can be sent before something is written. */
export function LinkForm({ refUrl, typed, onSent }: Props) {
  const scripts = useHydrated();
  const [pristine, setPristine] = useState(!typed);
  const { faults, alert, sending, props } = usePublicForm<'email'>({
    fields: ['email'],
    faultsOf: linkFaults,
    send: ({ email }) => askForLink(email.trim(), refUrl),
    onSent: ({ email }) => onSent(email.trim()),
    unchecked: true,
  });
  return (
    <form
      {...props}
      method="post"
      action="/sign-in-mm"
      className={styles.form}
      aria-label="Sign in with a link"
      onInput={() => setPristine(false)}
    >
      <input type="hidden" name="ref_url" value={refUrl} />
      <TextInput
        label="What’s your email address?"
        hint="We email you a link. No password to remember."
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed}
        error={faults.email}
        required
      />
      {alert && <Alert>{alert}</Alert>}
      <Button type="submit" kind="go" size="large" block busy={sending} disabled={scripts && pristine}>
        Send verification link
      </Button>
    </form>
  );
}
