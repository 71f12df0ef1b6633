import { type Preferences, preferenceChoices } from '#accounts/shared';
import { Icon } from '../ui/icon.tsx';
import styles from './preferences.module.css';

/** Interests, places and pace, as boxes and radios that look like chips. */
export function PreferenceFields({ preferences }: { preferences: Preferences }) {
  return (
    <>
      <Chips legend="Interests" name="interests" choices={preferenceChoices.interests} chosen={preferences.interests} />
      <Chips legend="Places" name="places" choices={preferenceChoices.places} chosen={preferences.places} />
      <fieldset className={styles.group}>
        <legend>Pace</legend>
        <div className={styles.switch}>
          {[...preferenceChoices.pace, { value: '', label: 'Any' }].map(({ value, label }) => (
            <label key={value} className={styles.side}>
              <input type="radio" name="pace" value={value} defaultChecked={(preferences.pace ?? '') === value} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

type ChipsProps = {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
};

function Chips({ legend, name, choices, chosen }: ChipsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input type="checkbox" name={`${name}.${value}`} value="yes" defaultChecked={chosen.includes(value)} />
            <span>
              <Icon of="check" />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
