export type ReviewState = 'draft' | 'in_moderation' | 'published' | 'rejected' | 'withdrawn';

type Transition = { from: readonly ReviewState[]; to: ReviewState };

/** What may be done with a review, from where it leads where. Nothing else changes its state. */
export const transitions = {
  /** A visitor, by the link of a mail. */
  confirm: { from: ['draft'], to: 'in_moderation' },
  /** Its author, before a moderator has read it. */
  rewrite: { from: ['in_moderation'], to: 'in_moderation' },
  /** Its author, afterwards: it stands as it is until the change was read. */
  change: { from: ['published'], to: 'published' },
  withdraw: { from: ['in_moderation', 'published'], to: 'withdrawn' },
  /** A moderator. */
  publish: { from: ['in_moderation'], to: 'published' },
  reject: { from: ['in_moderation', 'published'], to: 'rejected' },
} as const satisfies Record<string, Transition>;
export type Deed = keyof typeof transitions;

export const mayDo = (deed: Deed, state: ReviewState): boolean =>
  (transitions[deed].from as readonly ReviewState[]).includes(state);
