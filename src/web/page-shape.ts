import { forAll, type Policy } from '#kernel/shared';
import { listKeys } from '#search/shared';
import { facts, type PageFacts } from './page-facts.ts';

/** Keys of a query that change what a page says. Any other is somebody else's, and its loader never sees it. */
export type MeantKeys = {
  keys: ReadonlySet<string>;
  /** There are pages 2, 3 … under `page`. */
  paged: boolean;
};

/** What a page's Content-Security-Policy has to allow beyond that of every page. */
export type PageNeeds = {
  /** Origins to which sending a form of the page may lead: a payment or a sign-in elsewhere. */
  formAction?: readonly `https://${string}`[];
  /** Origins that its scripts ask. */
  connect?: readonly `https://${string}`[];
  /** Its scripts may have the browser ask Google who somebody is, where that is set up and allowed by them. */
  google?: true;
  /** Its scripts start workers from blobs; from files of ours any page may. */
  worker?: 'blob:';
  /** Its scripts compile WebAssembly. */
  wasm?: true;
};

/** A view of a page: what its address means, and what it is to robots, caches and the shell around it. */
export type View = MeantKeys & { facts: PageFacts };

export type PageShape = View & {
  /** Its name, and its route module below src/web where no `file` says otherwise. */
  id: string;
  /** The route module that it has in common with others. */
  file?: string;
  /** Who may see it and ask for its data, and how often. */
  policy: Policy;
  /** As the router writes it; '*' is every other address. */
  path: string;
  needs?: PageNeeds;
  /** Where the end of the last part of the address names a view of its own. */
  endings?: Record<string, View>;
};

export const nothing: MeantKeys = { keys: new Set(), paged: false };
export const list: MeantKeys = { keys: listKeys, paged: true };
export const pagesAlone: MeantKeys = { keys: new Set(), paged: true };
export const searched: MeantKeys = { keys: new Set(['q']), paged: true };
export const reviews: MeantKeys = { keys: new Set(['sort']), paged: true };
export const reviewsOfCompany: MeantKeys = { keys: new Set(['sort', 'trip']), paged: true };
export const directory: MeantKeys = { keys: new Set(['letter', 'type', 'region', 'sort']), paged: true };
export const ofMail: MeantKeys = { keys: new Set(['token', 'stopped']), paged: false };
export const ofSignIn: MeantKeys = {
  keys: new Set(['ref_url', 'again', 'error', 'sent', 'with', 'token', 'confirmation_token', 'confirmed', 'changed']),
  paged: false,
};
export const ofQuiz: MeantKeys = { keys: new Set(['quiz', 'answers', 'beat']), paged: false };
export const choice: MeantKeys = { keys: new Set(['departure', 'tier', 'travelers', 'dates']), paged: false };

/** A page whose text is a file of content (content/pages). */
export const text = <Id extends string>(id: Id, path: string, name: string) => ({
  id,
  path,
  file: 'content/text.route',
  policy: forAll.page,
  ...nothing,
  facts: facts({ type: 'other', name, cache: 'unpriced' }),
});

/** The same with a form beside it. */
export const withForm = <Id extends string>(id: Id, path: string, name: string) => ({
  ...text(id, path, name),
  file: 'content/form.route',
});

/** A page around signing in: nobody keeps it, no robot lists it. @param shell own: it is one form and nothing else */
export const ofMembers = <Id extends string>(id: Id, path: string, name: string, shell: 'own' | 'full' = 'own') => ({
  id,
  path,
  policy: forAll.page,
  ...ofSignIn,
  facts: facts({ type: 'other', name, cache: 'private', robots: 'noindex,nofollow', shell }),
});
