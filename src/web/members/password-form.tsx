import { usePublicForm } from '../forms/use-public-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { passwordFaults, signInWith } from './ask-auth.ts';
import styles from './members.module.css';

/** `typed`: the address with which it was refused before. */
type Props = { refUrl: string; typed?: string | undefined; onSignedIn: () => void };

export function PasswordForm({ refUrl, typed, onSignedIn }: Props) {
  const { faults, alert, sending, props } = usePublicForm<'email' | 'password'>({
    fields: ['email', 'password'],
    faultsOf: passwordFaults,
    send: ({ email, password }) => signInWith(email.trim(), password),
    onSent: onSignedIn,
    unchecked: true,
  });
  return (
    <form {...props} method="post" action="/sign-in-mm" className={styles.form} aria-label="Sign in with a password">
      <input type="hidden" name="ref_url" value={refUrl} />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={typed}
        error={faults.email}
        required
      />
      <TextInput
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={faults.password}
        required
      />
      {alert && <Alert>{alert}</Alert>}
      <Button type="submit" kind="go" size="large" block busy={sending}>
        Sign in
      </Button>
      <a href="/customer/forgot-password" rel="nofollow" className={styles.other}>
        Forgot your password?
      </a>
    </form>
  );
}
