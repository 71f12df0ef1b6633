import type { Context } from '#kernel';
import { questionMap } from '#posters';
import { readQuestionMap } from './queries/quizzes.ts';

/** What the map of a question is drawn from, as text that names it; null for a question without one. */
export async function questionMapOf(
  ctx: Context,
  id: string,
): Promise<{ key: string; draw: () => string | null } | null> {
  const shown = await readQuestionMap(ctx, id);
  return shown && { key: JSON.stringify(shown), draw: () => questionMap(shown, 'A map without names') };
}
