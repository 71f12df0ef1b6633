import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/join.route';
import { AuthPanel } from './auth-panel.tsx';
import { MemberFrame } from './member-frame.tsx';
import { memberPageLoader } from './member-page.loader.ts';
import styles from './members.module.css';
import { SignedInAlready } from './signed-in-already.tsx';
import { useOneTap } from './use-one-tap.ts';
import { wayBack } from './way-back.ts';
import { WhatMembersHave } from './what-members-have.tsx';

const PATH = '/join-d';
const TITLE = 'Join';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Join free, with a link by email or a password.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return memberPageLoader(context.get(services), request);
}

export default function Join() {
  const { signedIn, google, oneTap, refUrl } = useLoaderData<typeof loader>();
  useOneTap(oneTap && !signedIn, refUrl, () => goOn(refUrl));
  return (
    <MemberFrame>
      {signedIn ? (
        <SignedInAlready refUrl={refUrl} />
      ) : (
        <div className={styles.panel}>
          <AuthPanel
            start="sign-up"
            refUrl={refUrl}
            google={google}
            titled
            why={<WhatMembersHave />}
            onSignedIn={() => goOn(refUrl)}
          />
        </div>
      )}
    </MemberFrame>
  );
}

function goOn(refUrl: string): void {
  const { referrer, location } = document;
  location.assign(wayBack(refUrl, { origin: location.origin, here: PATH, referrer }));
}
