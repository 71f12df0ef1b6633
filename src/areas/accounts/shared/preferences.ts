type Choice<Value extends string> = { value: Value; label: string };

/** What members may say of how they like to travel, in the order in which it is asked. */
export const preferenceChoices = {
  interests: [
    { value: 'walking', label: 'Walking' },
    { value: 'wildlife', label: 'Wildlife' },
    { value: 'small_ships', label: 'Small ships' },
    { value: 'rail', label: 'Rail' },
    { value: 'food', label: 'Food' },
    { value: 'art_and_history', label: 'Art and history' },
    { value: 'cycling', label: 'Cycling' },
  ],
  places: [
    { value: 'south-america', label: 'South America' },
    { value: 'europe', label: 'Europe' },
    { value: 'asia', label: 'Asia' },
    { value: 'africa', label: 'Africa' },
    { value: 'north-america', label: 'North America' },
    { value: 'australia-and-pacific', label: 'Australia & Pacific' },
    { value: 'caribbean-and-central-america', label: 'Caribbean & Central America' },
    { value: 'polar-regions', label: 'Polar Regions' },
  ],
  pace: [
    { value: 'easy', label: 'Easy' },
    { value: 'full_day', label: 'A full day, a free evening' },
    { value: 'early_starts', label: 'Early starts' },
  ],
} as const satisfies Record<string, readonly Choice<string>[]>;

type ValueOf<Group extends keyof typeof preferenceChoices> = (typeof preferenceChoices)[Group][number]['value'];
export type Interest = ValueOf<'interests'>;
export type PreferredPlace = ValueOf<'places'>;
export type Pace = ValueOf<'pace'>;

export type Preferences = { interests: Interest[]; places: PreferredPlace[]; pace: Pace | null };

/**
 * Preferences of whatever is kept or sent: once each, in the order in which they are asked, and none that there isn’t.
 */
export function preferencesOf(given: unknown): Preferences {
  const { interests, places, pace } = (given ?? {}) as Partial<Record<keyof Preferences, unknown>>;
  return {
    interests: chosen(preferenceChoices.interests, interests),
    places: chosen(preferenceChoices.places, places),
    pace: chosen(preferenceChoices.pace, [pace])[0] ?? null,
  };
}

function chosen<Value extends string>(choices: readonly Choice<Value>[], given: unknown): Value[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  return choices.map(({ value }) => value).filter((value) => list.includes(value));
}
