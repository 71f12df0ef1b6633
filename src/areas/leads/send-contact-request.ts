import { keepAttribution } from '#attribution';
import { keptAddress } from '#attribution/shared';
import { AppError, type Context, newId, type Parts, transaction } from '#kernel';
import { formTopicName, insertRequest } from './queries.ts';

export type ContactRequest = {
  name: string;
  email: string;
  message: string;
  topicId: number;
  /** Where the form stood; what opens that page, in its path or its query, is not kept. */
  source: { pageType?: string; pageUrl?: string } | null;
};

/** Over all servers and addresses of a day: whoever is written to so often isn't the one who writes. */
const PER_ADDRESS = { name: 'FORM_EMAIL', max: 10, windowSeconds: 86_400 };

/**
 * Keeps a message, and posts its copy to whoever wrote and itself to the team.
 * @param cookies of the browser: with consent, how somebody had found the site is noted beside it
 * @returns its id
 * @throws AppError invalid for a topic that no form has, rate_limited for an address that was used too often
 */
export async function sendContactRequest(
  ctx: Context,
  { keyring, mail, sharedLimits }: Parts,
  { name, email, message, topicId, source }: ContactRequest,
  cookies: Readonly<Record<string, string>>,
): Promise<string> {
  const topic = await formTopicName(ctx.db, topicId);
  if (topic === null) {
    throw new AppError('invalid', 'Choose one of the topics of GET /v1/contact_request_topics.', {
      pointer: '/contact_request/contact_request_topic_id',
    });
  }
  const { allowed, resetSeconds } = await sharedLimits.hit(PER_ADDRESS, email.toLowerCase());
  if (!allowed) {
    throw new AppError('rate_limited', 'This address was used for many messages today. Try again tomorrow.', {
      retryAfterSeconds: resetSeconds,
    });
  }
  const pageUrl = source?.pageUrl === undefined ? null : keptAddress(source.pageUrl);
  const id = newId();
  const content = keyring.encrypt(JSON.stringify({ name, email, message }), {
    table: 'contact_requests',
    column: 'content',
    id,
  });
  await transaction(ctx, async (inside) => {
    await insertRequest(inside.db, {
      id,
      topicId,
      content,
      pageType: source?.pageType ?? null,
      pageUrl,
      partnerId: ctx.partner?.id ?? null,
      createdAt: ctx.clock(),
    });
    await keepAttribution(inside, { kind: 'lead', id }, cookies);
    await mail.post(inside, { name: 'contact_receipt', to: email, subjectId: id, variables: { name, topic, message } });
    await mail.post(inside, {
      name: 'contact_team',
      replyTo: email,
      subjectId: id,
      variables: { name, email, topic, message, pageUrl },
    });
  });
  return id;
}
