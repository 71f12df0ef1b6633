/** What areas tell each other, by name. An area adds its own beside its `news` (kernel/area.ts). */
export interface Topics {
  /** Of nobody in particular: amounts in US dollars are others now. */
  'rates.changed': null;
}

export type Topic = keyof Topics;
