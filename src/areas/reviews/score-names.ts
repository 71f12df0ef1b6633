/** What a journey is scored by beside the whole, as pages name it. */
export const scoreNames = ['value', 'guide', 'activities', 'lodging', 'transport', 'meals'] as const;
export type ScoreName = (typeof scoreNames)[number];

/** Scores of 1 to 5; what somebody couldn’t judge is left out. */
export type Scores = { readonly [Name in ScoreName]?: number | undefined };

/** Why a review isn’t published, in the words of the mail to its author. */
export const rejectionReasons = {
  spam: 'it advertises something',
  abusive: 'it insults somebody',
  off_topic: 'it isn’t about this journey',
  conflict_of_interest: 'its author has a part in the company, or in another one',
  personal_data: 'it tells things about people that aren’t meant for everybody',
  not_traveled: 'its author hasn’t made this journey',
  duplicate: 'you have written about this journey before',
} as const;
export type RejectionReason = keyof typeof rejectionReasons;

export const isRejectionReason = (text: string): text is RejectionReason => Object.hasOwn(rejectionReasons, text);
