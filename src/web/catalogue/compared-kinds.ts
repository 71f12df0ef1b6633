import { companiesPath, comparisonPath } from './comparison-path.ts';

/** What can be put side by side, what it is called, and where it goes. */
export type ComparedKind = {
  one: string;
  many: string;
  /** The form of the shell that carries the boxes ticked (docs/decisions/0047), and their name in it. */
  form: string;
  field: string;
  /** Where the browser keeps those that were chosen. */
  key: string;
  /** The page that takes what is ticked. */
  picker: string;
  /** Where all of them stand. */
  all: string;
  hrefOf(slug: string): string;
  /** The page of these side by side. */
  pathOf(slugs: readonly string[]): string;
};

export const ofTrips: ComparedKind = {
  one: 'trip',
  many: 'trips',
  form: 'compare-trips',
  field: 'trip',
  key: 'compare_trips',
  picker: '/products/c',
  all: '/all-trips',
  hrefOf: (slug) => `/trips/${slug}`,
  pathOf: comparisonPath,
};

export const ofCompanies: ComparedKind = {
  one: 'company',
  many: 'companies',
  form: 'compare-companies',
  field: 'company',
  key: 'compare_operators',
  picker: '/c',
  all: '/operators',
  hrefOf: (slug) => `/tour-operators/${slug}`,
  pathOf: companiesPath,
};
