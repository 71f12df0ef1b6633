import { emailFault, REQUIRED } from '../forms/person-faults.ts';
import { type Sent, sendForm } from '../forms/send-form.ts';

export const LEAST_PASSWORD = 6;
export const MOST_PASSWORD = 128;

/** What is wrong with a password that is chosen. */
export function passwordFault(password: string): string | undefined {
  if (!password) return REQUIRED;
  return password.length < LEAST_PASSWORD
    ? `Password is too short, use ${LEAST_PASSWORD} characters or more`
    : undefined;
}

/** An object without what there is nothing to say of. */
export function onlyFaults<Field extends string>(faults: Record<Field, string | undefined>) {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Partial<Record<Field, string>>;
}

export const linkFaults = ({ email }: Record<'email', string>) => onlyFaults({ email: emailFault(email) });

export const passwordFaults = ({ email, password }: Record<'email' | 'password', string>) =>
  onlyFaults({ email: emailFault(email), password: password ? undefined : REQUIRED });

/** Mails a link. */
export function askForLink(email: string, refUrl: string): Promise<Sent<'email'>> {
  return sendForm<'email'>({
    path: '/next-api/auth/sign-in/magic-link',
    body: { email, ref_url: refUrl },
    things: 'tries',
  });
}

export function signInWith(email: string, password: string): Promise<Sent<'email' | 'password'>> {
  return sendForm<'email' | 'password'>({
    path: '/next-api/auth/sign-in/email',
    body: { email, password },
    things: 'tries',
  });
}

export type SignUpField = 'first_name' | 'last_name' | 'email' | 'password' | 'marketing_consent';

/** @param invitation the token of one that led here */
export function signUp(
  values: Record<SignUpField, string>,
  invitation: string | null,
  solved: string,
): Promise<Sent<SignUpField>> {
  const { marketing_consent: consent, ...user } = values;
  return sendForm<SignUpField>({
    path: '/v1/users',
    body: { user: { ...user, marketing_consent: consent === 'yes', ...(invitation && { invitation }) } },
    headers: { 'X-Bot-Check': solved },
    fields: { first_name: 'first_name', last_name: 'last_name', email: 'email', password: 'password' },
    things: 'tries',
  });
}

/** Where Google asks who it is; null when it can’t be had. */
export async function askGoogle(refUrl: string): Promise<string | null> {
  const sent = await sendForm<never, { url: string }>({
    path: '/next-api/auth/sign-in/social',
    body: { provider: 'google', ref_url: refUrl },
    things: 'tries',
  });
  return sent.ok ? sent.answer.url : null;
}
