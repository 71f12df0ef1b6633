import { scoreNames } from '#reviews/shared';
import { emailFault, nameFault, REQUIRED } from '../../forms/person-faults.ts';
import { type Sent, sendForm } from '../../forms/send-form.ts';

/** What the form holds, by the names of its fields. A score that isn’t given isn’t there. */
export type ReviewDraft = Partial<Record<`score_${string}`, string>> & {
  operator: string;
  trip: string;
  rating?: string;
  summary: string;
  content: string;
  month: string;
  year: string;
  name: string;
  /** None of a member, whose address is known. */
  email?: string;
};
export type ReviewField = 'rating' | 'summary' | 'content' | 'month' | 'name' | 'email' | 'trip';
export type Faults = Partial<Record<ReviewField, string>>;

/** The server has the same. */
export const LENGTHS = { summary: [5, 120], content: [50, 5000] } as const;

/** What is wrong with it, by the rules that the server has too. */
export function faultsOf(draft: ReviewDraft, today: string): Faults {
  const found: Record<ReviewField, string | undefined> = {
    rating: hasScore(draft) ? undefined : 'Give at least one score',
    summary: lengthFault(draft.summary, ...LENGTHS.summary),
    content: lengthFault(draft.content, ...LENGTHS.content),
    month: monthFault(draft, today),
    trip: undefined,
    name: nameFault(draft.name),
    email: draft.email === undefined ? undefined : emailFault(draft.email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault));
}

function hasScore(draft: ReviewDraft): boolean {
  return Boolean(draft.rating) || scoreNames.some((name) => draft[`score_${name}`]);
}

function lengthFault(text: string, least: number, most: number): string | undefined {
  const length = text.trim().length;
  if (length === 0) return REQUIRED;
  if (length < least) return `Write ${least} characters or more`;
  return length > most ? `Write ${most.toLocaleString('en-US')} characters or fewer` : undefined;
}

function monthFault({ month, year }: ReviewDraft, today: string): string | undefined {
  if (!month !== !year) return 'Choose a month and a year, or neither';
  return month && `${year}-${month}` > today.slice(0, 7) ? 'Choose a month that has come' : undefined;
}

const FIELDS = {
  rating: 'rating',
  summary: 'summary',
  content: 'content',
  traveled_on: 'month',
  author_name: 'name',
  email: 'email',
  trip_slug: 'trip',
} as const;

const given = (score: string | undefined) => (score ? Number(score) : null);

const wordsOf = (draft: ReviewDraft) => ({
  author_name: draft.name,
  summary: draft.summary,
  content: draft.content,
  rating: given(draft.rating),
  ...Object.fromEntries(scoreNames.map((name) => [`${name}_score`, given(draft[`score_${name}`])])),
});

type Kept = { data: { attributes: { state: string } } };

/** What a changed review says from now on. Never throws. */
export function sendChange(id: string, draft: ReviewDraft): Promise<Sent<ReviewField, Kept>> {
  const path = `/v1/me/reviews/${id}`;
  return sendForm({ method: 'PATCH', path, body: { review: wordsOf(draft) }, fields: FIELDS, things: 'changes' });
}

const SIGNED_OUT = 'You are signed out. Load this page again: what you wrote is kept, and it asks for your address.';

/** Sends a review once, however often it is tried with this key. Never throws. */
export async function sendReview(
  draft: ReviewDraft,
  { solved, key }: { solved: string; key: string },
): Promise<Sent<ReviewField, Kept>> {
  const sent = await sendForm<ReviewField, Kept>({
    path: '/v1/write_review',
    headers: { 'X-Bot-Check': solved, 'Idempotency-Key': key },
    body: {
      review: {
        operator_slug: draft.operator,
        trip_slug: draft.trip || null,
        email: draft.email ?? null,
        ...wordsOf(draft),
        traveled_on: draft.month ? `${draft.year}-${draft.month}-01` : null,
      },
    },
    fields: FIELDS,
    things: 'reviews',
  });
  // The form of a member has no field where this could be said.
  const isSignedOut = !sent.ok && draft.email === undefined && sent.faults?.email !== undefined;
  return isSignedOut ? { ok: false, alert: SIGNED_OUT } : sent;
}
