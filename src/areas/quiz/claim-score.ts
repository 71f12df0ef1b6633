import { AppError, type Context, newId, notFound, type Parts, transaction } from '#kernel';
import { insertClaim, lockPlay, readClaim } from './queries/plays.ts';

export type Claimant = { firstName: string; lastName: string; email: string };
export type Claim = { id: string; score: number; outOf: number; isNew: boolean };

export const QUIZ_PATH = '/wonderful-world-of-travel';

/**
 * Sends a score to whoever asks for it: once for a play, and once a quiz for an address.
 * @throws AppError not_found for no play, play_unfinished for one with questions left
 */
export function claimScore(
  ctx: Context,
  { keyring, mail, addresses }: Pick<Parts, 'keyring' | 'mail' | 'addresses'>,
  { playId, claimant }: { playId: string; claimant: Claimant },
): Promise<Claim> {
  return transaction(ctx, async (inside) => {
    const play = await lockPlay(inside, playId);
    if (!play) throw notFound();
    if (!play.isFinished) {
      throw new AppError('play_unfinished', 'Questions are left in this play. Send one with all the answers first.');
    }
    const { quizId, quizSlug, score, outOf } = play;
    const id = newId();
    const emailHash = addresses.hashOf(claimant.email);
    const content = keyring.encrypt(JSON.stringify(claimant), { table: 'quiz_claims', column: 'content', id });
    const now = inside.clock();
    if (!(await insertClaim(inside.db, { id, quizId, playId, emailHash, content, now }))) {
      const stands = await readClaim(inside.db, { quizId, playId, emailHash });
      if (stands) return { ...stands, score, outOf, isNew: false };
      throw new Error(`The claim of play ${playId} was deleted as it was made.`);
    }
    await mail.post(inside, {
      name: 'quiz_result',
      to: claimant.email,
      subjectId: id,
      variables: { firstName: claimant.firstName, score, outOf, quizPath: `${QUIZ_PATH}?quiz=${quizSlug}` },
    });
    return { id, score, outOf, isNew: true };
  });
}
