import { Button } from '../ui/button.tsx';
import styles from './account.module.css';
import { PreferenceFields } from './preference-fields.tsx';
import { Section } from './section.tsx';
import type { Profile } from './shown-profile.ts';

/** How a member likes to travel. */
export function PreferencesPart({ me, saved, at, error }: Profile) {
  return (
    <Section
      part="preferences"
      title="Preferences"
      sentence="By them we show you where trips are that fit. Nothing is hidden from you because of them."
      {...{ saved, at, error }}
    >
      <form method="post" action="/account/my-profile" className={styles.form}>
        <input type="hidden" name="do" value="preferences" />
        <PreferenceFields preferences={me.preferences} />
        <p className={styles.acts}>
          <Button type="submit" kind="ink">
            Save preferences
          </Button>
          <Button type="reset" kind="text">
            Undo changes
          </Button>
        </p>
      </form>
      {saved === 'preferences' && (
        <p>
          <a href="/tellus-about-yourself?saved=yes">See trips that fit</a>
        </p>
      )}
    </Section>
  );
}
