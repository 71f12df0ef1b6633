import { signInHref } from '../shell/sign-in-href.ts';

type Props = {
  /** What it is needed for, as in “To … it”. */
  purpose: string;
  /** Where they come back to. */
  path: string;
};

/** In place of a form: a session that was left open somewhere isn’t enough for it. */
export function SignInAgain({ purpose, path }: Props) {
  return (
    <p>
      To {purpose}, <a href={signInHref(path, undefined, true)}>sign in once more</a>: it works for 15 minutes after
      that.
    </p>
  );
}
