import { useEffect, useEffectEvent } from 'react';
import { sendForm } from '../forms/send-form.ts';

type Asked = { config_url: string; client_id: string; nonce: string };

/** What browsers that know FedCM take beside other credentials; TypeScript doesn’t yet. */
type IdentityRequest = {
  identity: {
    context: 'signin';
    providers: { configURL: string; clientId: string; nonce: string; params: { nonce: string } }[];
  };
  mediation: 'optional';
  signal: AbortSignal;
};

/**
 * Has the browser offer the account that somebody is signed in with at Google, in its own dialog. Browsers without it,
 * people without such an account, and a refusal leave the page as it is.
 * @param offered whether it is set up here, and allowed
 */
export function useOneTap(offered: boolean, onSignedIn: () => void): void {
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!offered || !('IdentityCredential' in window)) return;
    const leaving = new AbortController();
    void signIn(leaving.signal).then((done) => done && !leaving.signal.aborted && signedIn());
    return () => leaving.abort();
  }, [offered]);
}

async function signIn(signal: AbortSignal): Promise<boolean> {
  const begun = await sendForm<never, Asked>({ path: '/next-api/auth/one-tap/begin', body: {}, things: 'tries' });
  if (!begun.ok || signal.aborted) return false;
  const { config_url: configURL, client_id: clientId, nonce } = begun.answer;
  // Newer browsers hand on what stands in params alone, older ones the nonce beside it.
  const request: IdentityRequest = {
    identity: { context: 'signin', providers: [{ configURL, clientId, nonce, params: { nonce } }] },
    mediation: 'optional',
    signal,
  };
  const found = await navigator.credentials.get(request as CredentialRequestOptions).catch(() => null);
  const credential = (found as { token?: string } | null)?.token;
  if (!credential) return false;
  return (await sendForm({ path: '/next-api/auth/one-tap/callback', body: { credential }, things: 'tries' })).ok;
}
