/** Where mail of these domains is read in a browser. */
const HOSTS: Readonly<Record<string, string>> = {
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'msn.com': 'https://outlook.live.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'ymail.com': 'https://mail.yahoo.com/',
  'aol.com': 'https://mail.aol.com/',
  'icloud.com': 'https://www.icloud.com/mail',
  'me.com': 'https://www.icloud.com/mail',
  'proton.me': 'https://mail.proton.me/',
  'protonmail.com': 'https://mail.proton.me/',
  'gmx.com': 'https://www.gmx.com/',
  'gmx.de': 'https://www.gmx.net/',
  'gmx.net': 'https://www.gmx.net/',
  'web.de': 'https://web.de/',
  'fastmail.com': 'https://app.fastmail.com/',
  'zoho.com': 'https://mail.zoho.com/',
};

/** Where the mail of an address is read; null where we don't know. */
export function mailHostOf(email: string): string | null {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return Object.hasOwn(HOSTS, domain) ? (HOSTS[domain] ?? null) : null;
}
