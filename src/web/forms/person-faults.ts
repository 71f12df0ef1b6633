export const REQUIRED = 'The field is required';
const NAME = { least: 2, most: 100 };
const MOST_EMAIL = 254;
/** As the server reads addresses, and the servers of mail: in letters of ASCII. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** What is wrong with a name, by the rules that the server has too. */
export function nameFault(name: string): string | undefined {
  if (!name.trim()) return REQUIRED;
  if (name.trim().length < NAME.least) return `Names have ${NAME.least} characters or more`;
  return name.length > NAME.most ? `Names have ${NAME.most} characters or fewer` : undefined;
}

/** What is wrong with an address for mail. */
export function emailFault(email: string): string | undefined {
  if (!email.trim()) return REQUIRED;
  return ADDRESS.test(email.trim()) && email.length <= MOST_EMAIL ? undefined : 'Invalid email address';
}
