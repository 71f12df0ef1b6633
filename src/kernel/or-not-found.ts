import { notFound } from './errors.ts';

/**
 * The thing itself. One that isn't there and one that the caller may not see are refused alike: nobody learns whose
 * ids there are. @throws AppError not_found
 */
export function orNotFound<Thing>(
  thing: Thing | null | undefined,
  maySee: (thing: Thing) => boolean = () => true,
): Thing {
  if (thing === null || thing === undefined || !maySee(thing)) throw notFound();
  return thing;
}
