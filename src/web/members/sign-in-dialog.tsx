import { useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { AuthPanel, type AuthView } from './auth-panel.tsx';
import { signInArt } from './sign-in-art.ts';

type Props = {
  open: boolean;
  view: AuthView;
  /** Nobody asked for it: what there is to gain is its title. */
  invitation: string | null;
  google: boolean;
  onClose: () => void;
};

/** Signing in over a page, which is shown anew once it is done. */
export function SignInDialog({ open, view, invitation, google, onClose }: Props) {
  const [sent, setSent] = useState(false);
  const title = invitation ?? (view === 'sign-up' ? 'Join Sojourn' : 'Sign in or join');
  return (
    <Modal
      id="sign-in"
      title={sent ? 'Check your inbox' : title}
      art={sent ? signInArt.night : signInArt.golden}
      open={open}
      onClose={() => {
        setSent(false);
        onClose();
      }}
    >
      {open && (
        <AuthPanel
          start={view}
          refUrl={window.location.pathname + window.location.search}
          google={google}
          onSignedIn={() => window.location.reload()}
          onMail={setSent}
        />
      )}
    </Modal>
  );
}
