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
 * @param refUrl where the page leads on: who joins by an invitation comes from there
 */
export function useOneTap(offered: boolean, refUrl: string, onSignedIn: () => void): void {
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!offered || !('IdentityCredential' in window)) return;
    const leaving = new AbortController();
    void signIn(leaving.signal, refUrl).then((done) => done && !leaving.signal.aborted && signedIn());
    return () => leaving.abort();
  }, [offered, refUrl]);
}

async function signIn(signal: AbortSignal, refUrl: string): Promise<boolean> {
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
  const body = { credential, ref_url: refUrl };
  return (await sendForm({ path: '/next-api/auth/one-tap/callback', body, things: 'tries' })).ok;
}
