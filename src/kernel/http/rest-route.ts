import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { JsonDocument } from './json-api.ts';
import type { BodyShape } from './read-body.ts';

/**
 * One call of the REST interface as data: what it reads, what it answers, how it is described. The server mounts it,
 * if the table of policies knows its key. A path parameter called `dmo` puts that partner's site into the context.
 */
export type RestRoute<Key extends string = string> = {
  /** Method and path as OpenAPI writes them: "GET /v1/trips/{id}/spots". */
  key: Key;
  /** Whether the specification writes it without the version, too: both are the same call. */
  unversioned?: true;
  summary: string;
  description: string;
  tag: string;
  params: z.ZodObject;
  query: z.ZodObject;
  /** What is sent with the call; without one the body isn't looked at. */
  body?: BodyShape;
  /** Whether a call that is sent again with its Idempotency-Key is answered as the first time; its work may ask nobody else. */
  repeatable?: 'with a key' | 'only with a key';
  /**
   * What such a call does once, where answering asks somebody else: `handle` is handed what this gave, each time that the
   * call is sent, outside of its transaction.
   */
  begin?(ctx: Context, input: RouteInput<unknown, unknown, unknown>): Promise<string>;
  /** Whether it takes X-Bot-Check, a solved challenge of GET /v1/bot_challenges. */
  botCheck?: true;
  /** The status that another signature than its sender's is refused with; what is sent is handed over as text, too. */
  signed?: 400 | 401;
  /** Statuses of refusals that neither its shape nor its policy brings about. */
  refusals?: readonly number[];
  /** 200 unless told. */
  status?: SuccessStatus;
  /** Whether it may have been done before without a key: it says so by `again`, and is answered with 200. */
  mayRepeat?: true;
  answer: z.ZodType;
  example: JsonDocument;
  cacheControl: string;
  handle(ctx: Context, input: RouteInput<unknown, unknown, unknown>): Promise<JsonDocument>;
};

/** What a call is handed of its request; who sent it stands in the context. */
export type RouteInput<Params, Query, Body> = {
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
  /** Of a signed call: the body as it was sent. */
  text: string;
  /** Where it came from: an address, as limits count callers. */
  caller: string;
  cookies: Readonly<Record<string, string>>;
  /** Sets a cookie with the answer; an answer that is repeated for its Idempotency-Key sets none. */
  keep: (cookie: KeptCookie) => void;
  /** Says that what is asked for stands already. */
  again: () => void;
  /** What `begin` gave; empty without one. */
  begun: string;
};

/** A cookie of this host alone, for every path; scripts can't read it unless told. A value of null deletes it. */
export type KeptCookie = { name: string; value: string | null; days: number; readable?: true };

export type SuccessStatus = 200 | 201 | 202;

/** Checks a route's handler against its schemas. */
export function defineRoute<
  const Key extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType<JsonDocument>,
  Body extends z.ZodType = z.ZodUndefined,
>(
  route: Omit<RestRoute<Key>, 'params' | 'query' | 'body' | 'answer' | 'example' | 'handle' | 'begin'> & {
    params: Params;
    query: Query;
    body?: BodyShape<Body>;
    answer: Answer;
    example: z.output<Answer>;
    begin?(ctx: Context, input: RouteInput<z.output<Params>, z.output<Query>, z.output<Body>>): Promise<string>;
    handle(
      ctx: Context,
      input: RouteInput<z.output<Params>, z.output<Query>, z.output<Body>>,
    ): Promise<z.output<Answer>>;
  },
): RestRoute<Key> {
  return route as unknown as RestRoute<Key>;
}
