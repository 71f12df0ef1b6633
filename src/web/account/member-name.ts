/** What a member is called on their own pages. */
export function memberName({
  firstName,
  lastName,
  email,
}: Record<'firstName' | 'lastName', string | null> & { email: string }) {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
