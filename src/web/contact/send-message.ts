import { emailFault, nameFault, REQUIRED } from '../forms/person-faults.ts';
import { type Sent, sendForm } from '../forms/send-form.ts';

/** What a form holds, by the names of its fields. */
export type Message = { name: string; email: string; topic: string; message: string };
export type Faults = Partial<Record<keyof Message, string>>;

const MOST_MESSAGE = 5000;

/** What is wrong with it, by the rules that the server has too. */
export function faultsOf({ name, email, topic, message }: Message): Faults {
  const found: Record<keyof Message, string | undefined> = {
    name: nameFault(name),
    email: emailFault(email),
    topic: topic ? undefined : REQUIRED,
    message: messageFault(message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault));
}

function messageFault(message: string): string | undefined {
  if (!message.trim()) return REQUIRED;
  return message.trim().length > MOST_MESSAGE ? 'Write 5,000 characters or fewer' : undefined;
}

type With = { solved: string; key: string; pageType: string };

/** Sends a message once, however often it is tried with this key. Never throws. */
export function sendMessage(
  { name, email, topic, message }: Message,
  { solved, key, pageType }: With,
): Promise<Sent<keyof Message>> {
  const { origin, pathname } = window.location;
  return sendForm({
    path: '/v1/contact_requests',
    headers: { 'X-Bot-Check': solved, 'Idempotency-Key': key },
    body: {
      contactRequest: {
        name,
        email,
        message,
        contactRequestTopicId: Number(topic),
        source: { pageType, pageUrl: origin + pathname },
      },
    },
    fields: { name: 'name', email: 'email', message: 'message', contact_request_topic_id: 'topic' },
    things: 'messages',
  });
}
