import { useId } from 'react';
import { invitationIn } from '#accounts/shared';
import { BotCheck } from '../forms/bot-check.tsx';
import { emailFault, nameFault } from '../forms/person-faults.ts';
import { usePublicForm } from '../forms/use-public-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { LEAST_PASSWORD, onlyFaults, passwordFault, type SignUpField, signUp } from './ask-auth.ts';
import styles from './members.module.css';

type Props = { refUrl: string; onSent: (email: string) => void };

/** Begins an account with a password. It takes the work of a browser, so without scripts the link is the way. */
export function SignUpForm({ refUrl, onSent }: Props) {
  const id = useId();
  const scripts = useHydrated();
  const { faults, alert, sending, check, props } = usePublicForm<SignUpField>({
    fields: ['first_name', 'last_name', 'email', 'password'],
    faultsOf: ({ first_name, last_name, email, password }) =>
      onlyFaults<SignUpField>({
        first_name: nameFault(first_name),
        last_name: nameFault(last_name),
        email: emailFault(email),
        password: passwordFault(password),
        marketing_consent: undefined,
      }),
    send: (values, solved) => signUp({ ...values, email: values.email.trim() }, invitationIn(refUrl), solved),
    onSent: ({ email }) => onSent(email.trim()),
  });
  return (
    <form {...props} className={styles.form} aria-label="Join with a password">
      <div className={styles.pair}>
        <TextInput label="First name" name="first_name" autoComplete="given-name" error={faults.first_name} required />
        <TextInput label="Last name" name="last_name" autoComplete="family-name" error={faults.last_name} required />
      </div>
      <TextInput label="Email" name="email" type="email" autoComplete="email" error={faults.email} required />
      <TextInput
        label="Password"
        hint={`${LEAST_PASSWORD} characters or more`}
        name="password"
        type="password"
        autoComplete="new-password"
        error={faults.password}
        required
      />
      <Checkbox name="marketing_consent" value="yes">
        Send me travel ideas by email
      </Checkbox>
      <BotCheck state={check} describes={`${id}-check`} />
      {alert && <Alert>{alert}</Alert>}
      {!scripts && (
        <noscript>
          <p>This form needs scripts. Without them, join with a link by email: it creates your account, too.</p>
        </noscript>
      )}
      <Button
        type="submit"
        kind="go"
        size="large"
        block
        busy={sending}
        disabled={!scripts}
        aria-describedby={`${id}-check`}
      >
        Join Sojourn
      </Button>
    </form>
  );
}
