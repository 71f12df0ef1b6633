/** What a sentence of a review has to know of the trip it is about. */
export type Told = {
  readonly afloat: boolean;
  readonly guided: boolean;
  readonly ownParty: boolean;
  readonly coach: boolean;
  readonly smallGroup: boolean;
  /** Under 40 by its rules. */
  readonly young: boolean;
  readonly women: boolean;
  readonly trail: boolean;
  /** Ways by road that somebody else drives. */
  readonly driven: boolean;
  readonly towns: boolean;
  readonly long: boolean;
  /** Meals are in the price on more than half of the days. */
  readonly fed: boolean;
  readonly cold: boolean;
};
