import type { Site } from './testing.ts';

const HEADERS = { 'Content-Type': 'application/json', Origin: 'http://localhost' };
const TEN = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1];

export const CLAIM = {
  quiz_claim: { user_first_name: 'Ada', user_last_name: 'Lovelace', user_email: 'ada@example.com' },
};

/** Answers a quiz. @returns the play's id */
export async function play({ ask }: Site, slug: string, answers: readonly number[] = TEN): Promise<string> {
  const body = JSON.stringify({ quiz_play: { answers } });
  const answer = await ask(`/v1/quizzes/${slug}/plays`, { method: 'POST', body, headers: HEADERS });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** A play of the round about the world whose score was asked for, so that asking again is answered alike. */
export async function claimedPlay(site: Site): Promise<string> {
  const id = await play(site, 'world');
  await site.ask(`/v1/quizzes/${id}/claim`, { method: 'POST', body: JSON.stringify(CLAIM), headers: HEADERS });
  return id;
}
