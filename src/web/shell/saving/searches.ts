import { type Answered, send } from './calls.ts';

type SearchAnswer = { id: string; attributes: { name: string } };

/** Saves a list of trips as it is narrowed. @param href its address. @returns what it is called */
export async function saveSearch(href: string): Promise<Answered<string>> {
  const [path, query_string = ''] = href.split('?', 2);
  const answer = await send<SearchAnswer>('POST', '/v1/saved_searches', { saved_search: { path, query_string } });
  if (answer.ok) return { ok: true, data: answer.data.attributes.name };
  return answer.why === 'full' ? { ok: false, why: 'many' } : answer;
}
