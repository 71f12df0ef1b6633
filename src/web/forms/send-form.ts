/** What became of a form that was sent; a fault belongs to a field, by the name it has in the form. */
export type Sent<Field extends string, Answer = unknown> =
  | { ok: true; answer: Answer }
  | { ok: false; retry?: true; faults?: Partial<Record<Field, string>>; alert?: string };

export const FAILED = 'Something went wrong, try again later';
const OFFLINE = 'You are offline. What you wrote is kept: send it again later.';
const MOST_MS = 20_000;

type Call<Field extends string> = {
  method?: 'POST' | 'PATCH';
  path: string;
  body: object;
  headers?: Record<string, string>;
  /** The form's names of the fields that a refusal may name. */
  fields?: Readonly<Record<string, Field>>;
  /** "messages": of what there can be too many. */
  things: string;
};

/** Sends a form to a call of ours and reads its refusal. Never throws. */
export async function sendForm<Field extends string, Answer = unknown>(
  call: Call<Field>,
): Promise<Sent<Field, Answer>> {
  const answer = await fetch(call.path, {
    method: call.method ?? 'POST',
    headers: { 'Content-Type': 'application/json', ...call.headers },
    body: JSON.stringify(call.body),
    signal: AbortSignal.timeout(MOST_MS),
  }).catch(() => null);
  if (!answer) return { ok: false, alert: navigator.onLine ? FAILED : OFFLINE };
  if (!answer.ok) return refusalOf(answer, call);
  const said = await answer.json().catch(() => null);
  return said === null ? { ok: false, alert: FAILED } : { ok: true, answer: said as Answer };
}

type Refusal = { code: string; detail: string; source?: { pointer?: string } };
/** Signing in is refused under these names. */
type OneRefusal = { code?: string; message?: string };

/** What the server says of these is meant for whoever filled in the form. */
const SAID = new Set(['unauthenticated', 'token_invalid', 'invalid', 'already_reviewed']);

async function refusalOf<Field extends string>(
  answer: Response,
  { fields = {}, things }: Call<Field>,
): Promise<Sent<Field, never>> {
  if (answer.status === 429)
    return { ok: false, alert: `Too many ${things}. ${waitOf(answer)}, what you wrote is kept.` };
  const said = (await answer.json().catch(() => ({}))) as { errors?: Refusal[] } & OneRefusal;
  const { errors = [{ code: said.code ?? '', detail: said.message ?? '' } as Refusal] } = said;
  if (errors[0]?.code === 'bot_check_failed') return { ok: false, retry: true, alert: FAILED };
  const named = new Map(Object.entries(fields));
  const faults = errors.flatMap(({ source, detail }) => {
    const field = named.get(source?.pointer?.split('/').at(-1) ?? '');
    return field ? [[field, detail] as const] : [];
  });
  if (faults.length === 0) {
    const [first] = errors;
    return { ok: false, alert: first && SAID.has(first.code) ? first.detail : FAILED };
  }
  return { ok: false, faults: Object.fromEntries(faults) as Partial<Record<Field, string>> };
}

function waitOf(answer: Response): string {
  const minutes = Math.ceil(Number(answer.headers.get('Retry-After') ?? 60) / 60);
  if (minutes > 90) return 'Try again tomorrow';
  return minutes <= 1 ? 'Try again in a minute' : `Try again in ${minutes} minutes`;
}
