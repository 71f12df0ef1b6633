import type { ReactNode } from 'react';
import { ownIn } from '../own-in.ts';
import { Alert } from '../ui/alert.tsx';
import styles from './account.module.css';

const ERRORS: Readonly<Record<string, string>> = {
  first_name: 'A first name has 2 to 100 characters, in one line.',
  last_name: 'A last name has 2 to 100 characters, in one line.',
  birthday: 'A birthday is a day in the past, after 1900.',
  email: 'Enter an email address, name@example.com.',
  same_email: 'That is the address of your account already.',
  password: 'A password has 6 to 128 characters.',
  known_password: 'This password is among those that are tried first. Choose another one.',
  current_password_invalid: 'That isn’t your present password.',
  fresh_sign_in_required: 'Sign in once more; then this works for 15 minutes.',
  photo_none: 'Choose a photo first.',
  photo_type: 'That file isn’t a photo that we can show. Send a JPEG, PNG, WebP, AVIF or GIF.',
  photo_size:
    'That photo has too many pixels, too few, or is a banner. Send one of 48 pixels a side to 30 million in all.',
  photo_bytes: 'That photo has more than 8 MB. Send a smaller one.',
  photo_broken:
    'That file can’t be read: it is damaged, or part of it is missing. Send the photo once more, or another.',
  busy: 'Many photos are coming in right now. Try again in a moment.',
  not_sure: 'Tick the box first: it can’t be undone.',
  rate_limited: 'That was too often in a short time. Wait a few minutes, and try again.',
  daily_limit: 'That is as often as one day allows. Try again tomorrow.',
  not_found: 'That isn’t there any more.',
};

/** What became of the form that was sent last, as the address says it. */
export type Said<Part extends string> = { saved?: Part | null; at: Part | null; error: string | null };

type Props<Part extends string> = Said<Part> & {
  part: Part;
  title: string;
  sentence: string;
  done?: string;
  children: ReactNode;
};

/** A part of the page with its own words at the left. What became of its form is said in it. */
export function Section<Part extends string>(props: Props<Part>) {
  const { part, title, sentence, done = 'Saved.', saved, at, error, children } = props;
  return (
    <section id={part} className={styles.part} aria-labelledby={`${part}-title`}>
      <div>
        <h2 id={`${part}-title`}>{title}</h2>
        <p>{sentence}</p>
      </div>
      <div className={styles.fields}>
        {at === part && error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
        {children}
        {saved === part && (
          <p role="status" className={styles.saved}>
            {done}
          </p>
        )}
      </div>
    </section>
  );
}
