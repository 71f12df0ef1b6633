import type { MemberData } from '#kernel';
import { deleteClaimsOf, readClaimsOf } from './queries/plays.ts';

/** Scores that somebody had mailed. Plays name nobody. */
export const memberData: MemberData = {
  tables: ['quiz_claims'],
  async read({ db }, { keyring }, { emailHashes }) {
    const claims = await readClaimsOf(db, emailHashes);
    return {
      quizScores: claims.map(({ id, content, ...claim }) => ({
        ...claim,
        ...JSON.parse(keyring.decrypt(content, { table: 'quiz_claims', column: 'content', id })),
      })),
    };
  },
  erase: ({ db }, { emailHashes }) => deleteClaimsOf(db, emailHashes),
};
