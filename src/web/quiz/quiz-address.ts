export const PATH = '/wonderful-world-of-travel';

type Asked = { quiz: string; answers?: string; beat?: number | null };

/** Where a round stands after these answers. */
export function quizHref({ quiz, answers = '', beat = null }: Asked): string {
  const params = new URLSearchParams({ quiz });
  if (answers) params.set('answers', answers);
  if (beat !== null) params.set('beat', String(beat));
  return `${PATH}?${params}`;
}
