import type { OpenAPIHono } from '@hono/zod-openapi';
import { createContext } from 'react-router';
import type { Accounts } from '#accounts';
import type { Config, Context, Log, PartnerScope } from '#kernel';
import type { Keyring } from '#kernel/keys';
import type { AddressBook, Mail } from '#kernel/mail';
import type { TaskKinds } from '#kernel/team';
import type { Search } from '#search';
import type { SchemaDescription } from './docs/schema-description.ts';
import type { PageFacts } from './page-facts.ts';

/** What stands on every page and is worked out from the whole catalogue: menus, counts. */
export type SharedReadings = {
  /** The reading of this name for the context's partner and day, taken at most once a minute however many ask. */
  get<Reading>(name: string, ctx: Context, read: (ctx: Context) => Promise<Reading>): Promise<Reading>;
  /** Forgets all: companies or categories have changed. */
  drop(): void;
};

/** Everything a page's loader needs to answer one request. */
export type Services = {
  ctx: Context;
  /** The partner at whose own host it came; null at ours. */
  atPartner: PartnerScope | null;
  config: Config;
  log: Log;
  search: Search;
  mail: Pick<Mail, 'about' | 'isOurs' | 'stopped'>;
  accounts: Accounts;
  keyring: Keyring;
  addresses: AddressBook;
  requestId: string;
  /** What the table says of the page that was asked for. */
  page: PageFacts;
  /** A script asked, which puts together by itself what it shows. */
  isData: boolean;
  /** Whether the site has a page at a path; links to what it hasn't are left out. */
  hasPage(path: string): boolean;
  shared: SharedReadings;
  /** Of what the team is told, with words for its desk. */
  taskKinds: TaskKinds;
  /** What /docs shows. */
  contracts: { openApi: () => ReturnType<OpenAPIHono['getOpenAPI31Document']>; described: () => SchemaDescription };
};

/** What a loader may use; the server puts it into every request's router context. */
export const services = createContext<Services>();

export type DocumentKeeper = {
  /** Rendering takes milliseconds; this waits until they hold up nobody. */
  begin(): Promise<void>;
  /** That a page isn't there has been said in a document before, which is kept. */
  isMissingKept: boolean;
  /** Known to this rendering alone: what bears it as its nonce is a script of ours. */
  mark: string;
  /** Takes a finished document and answers its Content-Security-Policy. */
  finish(html: string): string;
};

/** What the server does for a document that is rendered. */
export const documentKeeper = createContext<DocumentKeeper>();
