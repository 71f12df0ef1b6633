/** Where somebody tells of themselves after they have joined. */
export const WELCOME_PATH = '/tellus-about-yourself';
const TOKEN = /^[0-9a-f]{64}$/;

/** The path of an invitation: whichever way somebody joins, they come by the token in the end. */
export function pathOfInvitation(token: string): string {
  return `/join-d?ref_url=${encodeURIComponent(`${WELCOME_PATH}?invitation=${token}`)}`;
}

/** The token of an invitation in the path to which somebody goes on; null without one. */
export function invitationIn(refUrl: string): string | null {
  const [path, query] = refUrl.split('?', 2);
  const token = path === WELCOME_PATH ? new URLSearchParams(query).get('invitation') : null;
  return token && TOKEN.test(token) ? token : null;
}
