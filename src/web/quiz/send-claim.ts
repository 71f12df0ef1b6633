import { emailFault, nameFault } from '../forms/person-faults.ts';
import { type Sent, sendForm } from '../forms/send-form.ts';

export type Claimant = { firstName: string; lastName: string; email: string };
export type ClaimFaults = Partial<Record<keyof Claimant, string>>;

type Play = { data: { id: string } };

/** What is wrong with it, by the rules that the server has too. */
export function faultsOf({ firstName, lastName, email }: Claimant): ClaimFaults {
  const found: Record<keyof Claimant, string | undefined> = {
    firstName: nameFault(firstName),
    lastName: nameFault(lastName),
    email: emailFault(email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault));
}

/** Keeps what was answered, for the claim to name it. @param key the same for the same answers */
export async function sendPlay(slug: string, answers: readonly number[], key: string): Promise<Sent<never, Play>> {
  return sendForm({
    path: `/v1/quizzes/${slug}/plays`,
    headers: { 'Idempotency-Key': key },
    body: { quizPlay: { answers } },
    things: 'tries',
  });
}

/** Asks for the score of a play by mail. Harmless to send again. */
export function sendClaim(
  playId: string,
  { firstName, lastName, email }: Claimant,
  solved: string,
): Promise<Sent<keyof Claimant>> {
  return sendForm({
    path: `/v1/quizzes/${playId}/claim`,
    headers: { 'X-Bot-Check': solved },
    body: { quizClaim: { userFirstName: firstName, userLastName: lastName, userEmail: email } },
    fields: { user_first_name: 'firstName', user_last_name: 'lastName', user_email: 'email' },
    things: 'tries',
  });
}
