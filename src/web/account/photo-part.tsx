import { type ChangeEvent, useId, useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Portrait } from '../ui/portrait.tsx';
import styles from './photo-part.module.css';
import { Section } from './section.tsx';
import type { Profile } from './shown-profile.ts';

const PATH = '/account/photo';
const MEGABYTES = 8;
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Chosen, a photo is sent at once; without scripts by a button beside it. */
export function PhotoPart({ me, saved, at, error }: Profile) {
  const id = useId();
  const [state, setState] = useState<'idle' | 'sending' | 'large'>('idle');
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    if (file.size > MEGABYTES * 1024 * 1024) {
      currentTarget.value = '';
      setState('large');
      return;
    }
    setState('sending');
    currentTarget.form?.requestSubmit();
  }
  return (
    <Section
      part="photo"
      title="Photo"
      sentence="Shown in your account, to you alone. Without one we show your initials."
      {...{ saved, at, error }}
    >
      {state === 'large' && <Alert>The photo has more than {MEGABYTES} MB. Choose a smaller one.</Alert>}
      <div className={styles.photo}>
        <Portrait of={me} large />
        <form method="post" action={PATH} encType="multipart/form-data" className={styles.choose}>
          <label htmlFor={id}>{me.image ? 'Choose another photo' : 'Choose a photo'}</label>
          <input id={id} type="file" name="photo" accept={TYPES} onChange={choose} required />
          <noscript>
            <Button type="submit">Send photo</Button>
          </noscript>
          <p role="status">{state === 'sending' && 'Sending…'}</p>
        </form>
        {me.image && (
          <form method="post" action={PATH} encType="multipart/form-data">
            <input type="hidden" name="do" value="remove" />
            <Button type="submit">Remove photo</Button>
          </form>
        )}
      </div>
      <p>
        JPEG, PNG, WebP, AVIF or GIF, up to {MEGABYTES} MB. It is cut square, without what your camera wrote into it.
      </p>
    </Section>
  );
}
