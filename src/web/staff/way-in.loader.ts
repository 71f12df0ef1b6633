import { isAppError } from '#kernel';

export type WayInNeeds = 'sign-in' | 'second-factor';

/** A desk of the team, or what the one who asks has to do first. @throws whatever else keeps them from it */
export async function deskOrWayIn<Desk>(
  read: () => Promise<Desk>,
): Promise<{ wayIn: null; desk: Desk } | { wayIn: WayInNeeds; desk: null }> {
  try {
    return { wayIn: null, desk: await read() };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'unauthenticated') return { wayIn: 'sign-in', desk: null };
    if (error.code === 'second_factor_required') return { wayIn: 'second-factor', desk: null };
    throw error;
  }
}
