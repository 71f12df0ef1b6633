/** What a form holds, by the names of its fields. */
export type Message = { name: string; email: string; topic: string; message: string };
export type Faults = Partial<Record<keyof Message, string>>;

export type Sent = { ok: true } | { ok: false; retry?: true; faults?: Faults; alert?: string };

const FAILED = 'Something went wrong, try again later';
const MOST = { name: 100, email: 254, message: 5000 };
const REQUIRED = 'The field is required';
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

/** What is wrong with it, by the rules that the server has too. */
export function faultsOf({ name, email, topic, message }: Message): Faults {
  const faults: Faults = {};
  if (!name.trim()) faults.name = REQUIRED;
  else if (name.trim().length < 2) faults.name = 'Names have 2 characters or more';
  else if (name.length > MOST.name) faults.name = `Names have ${MOST.name} characters or fewer`;
  if (!email.trim()) faults.email = REQUIRED;
  else if (!ADDRESS.test(email.trim()) || email.length > MOST.email) faults.email = 'Invalid email address';
  if (!topic) faults.topic = REQUIRED;
  if (!message.trim()) faults.message = REQUIRED;
  else if (message.trim().length > MOST.message) faults.message = 'Write 5,000 characters or fewer';
  return faults;
}

type With = { solved: string; key: string; pageType: string };

/** Sends a message once, however often it is tried with this key. Never throws. */
export async function sendMessage(
  { name, email, topic, message }: Message,
  { solved, key, pageType }: With,
): Promise<Sent> {
  const { origin, pathname } = window.location;
  const answer = await fetch('/v1/contact_requests', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Bot-Check': solved, 'Idempotency-Key': key },
    body: JSON.stringify({
      contactRequest: {
        name,
        email,
        message,
        contactRequestTopicId: Number(topic),
        source: { pageType, pageUrl: origin + pathname },
      },
    }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (!answer)
    return {
      ok: false,
      alert: navigator.onLine ? FAILED : 'You are offline. What you wrote is kept: send it again later.',
    };
  if (answer.ok) return { ok: true };
  return refusalOf(answer);
}

type Refusal = { code: string; detail: string; source?: { pointer?: string } };

const FIELDS: Record<string, keyof Message> = {
  name: 'name',
  email: 'email',
  message: 'message',
  contact_request_topic_id: 'topic',
};

async function refusalOf(answer: Response): Promise<Sent> {
  if (answer.status === 429)
    return { ok: false, alert: `Too many messages. ${waitOf(answer)}, what you wrote is kept.` };
  const { errors = [] } = (await answer.json().catch(() => ({}))) as { errors?: Refusal[] };
  if (errors[0]?.code === 'bot_check_failed') return { ok: false, retry: true, alert: FAILED };
  const faults = Object.fromEntries(
    errors.flatMap(({ source, detail }) => {
      const field = FIELDS[source?.pointer?.split('/').at(-1) ?? ''];
      return field ? [[field, detail]] : [];
    }),
  );
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: false, alert: FAILED };
}

function waitOf(answer: Response): string {
  const minutes = Math.ceil(Number(answer.headers.get('Retry-After') ?? 60) / 60);
  if (minutes > 90) return 'Try again tomorrow';
  return minutes <= 1 ? 'Try again in a minute' : `Try again in ${minutes} minutes`;
}
