import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, formFields, REQUIRED, type RestRoute, resource } from '#kernel/http';
import { contactTopics } from './contact-topics.ts';
import { sendContactRequest } from './send-contact-request.ts';

const TAG = 'Contact';

const topicResource = resource(
  'contact_request_topics',
  z.object({
    name: z.string().meta({ description: 'What a message is about.' }),
    hidden_in_form: z.boolean().meta({ description: 'Whether forms leave it out.' }),
  }),
).meta({ id: 'ContactRequestTopic', description: 'Something that people may write about.' });

const topics = defineRoute({
  key: 'GET /v1/contact_request_topics',
  tag: TAG,
  summary: 'What people may write about',
  description: 'In the order in which forms offer it.',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ data: z.array(topicResource) }),
  example: {
    data: [
      { type: 'contact_request_topics', id: '1', attributes: { name: 'Customer Service', hidden_in_form: false } },
    ],
  },
  cacheControl: 'public, max-age=0, s-maxage=300',
  async handle(ctx) {
    const all = await contactTopics(ctx);
    return {
      data: all.map(({ id, name, hiddenInForm }) => ({
        type: 'contact_request_topics' as const,
        id: String(id),
        attributes: { name, hidden_in_form: hiddenInForm },
      })),
    };
  },
});

const source = z.object({
  page_type: z.string().max(60).optional().meta({ description: 'What kind of page the form stood on.' }),
  page_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional()
    .meta({ description: 'The address of the page. Its query isn’t kept.' }),
});

const requestResource = resource(
  'contact_requests',
  z.object({ status: z.literal('new').meta({ description: 'It is kept, and the team is told.' }) }),
).meta({ id: 'ContactRequest', description: 'A message to the people who run the site.' });

const requests = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/contact_requests',
    tag: TAG,
    summary: 'Write to the team',
    description: 'Keeps the message, sends its copy to the address and itself to the team. Ten a day for one address.',
    params: z.object({}),
    query: z.object({}),
    repeatable: 'with a key',
    botCheck: true,
    status: 201,
    body: {
      root: 'contact_request',
      type: 'contact_requests',
      fields: z
        .object({
          name: formFields.name.meta({ description: 'Who writes.' }),
          email: formFields.email.meta({ description: 'Where the answer goes.' }),
          message: z
            .string(REQUIRED)
            .trim()
            .min(1, REQUIRED)
            .max(5000, 'must be 5,000 characters or fewer')
            .refine((text) => !text.includes('\0'), 'must be text')
            .meta({ description: 'What they write.' }),
          contact_request_topic_id: z.coerce.number(REQUIRED).int('must be the id of a topic').meta({
            description: 'What it is about, of GET /v1/contact_request_topics.',
          }),
          source: source.nullish().meta({ description: 'Where the form stood.' }),
          src: source.nullish().meta({ description: 'The same by its short name.' }),
        })
        .meta({ description: 'A message.' }),
      example: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        message: 'When does it snow?',
        contact_request_topic_id: 1,
      },
    },
    answer: z.object({ data: requestResource }),
    example: {
      data: { type: 'contact_requests', id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69', attributes: { status: 'new' } },
    },
    cacheControl: 'no-store',
    async handle(ctx, { body, cookies }) {
      const { name, email, message, contact_request_topic_id: topicId } = body;
      const from = body.source ?? body.src ?? null;
      const id = await sendContactRequest(
        ctx,
        parts,
        { name, email, message, topicId, source: from && { pageType: from.page_type, pageUrl: from.page_url } },
        cookies,
      );
      return { data: { type: 'contact_requests' as const, id, attributes: { status: 'new' as const } } };
    },
  });

export const leadRoutes = (parts: Parts): RestRoute[] => [topics, requests(parts)];
