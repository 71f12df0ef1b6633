import type { OperatorPage } from '#catalogue/shared';
import { depositWords, PROCESS } from '../catalogue/operator/company-words.ts';
import { plural } from '../catalogue/trip-words.ts';
import { type Cell, group, type RowGroup, row } from './rows.ts';

export type ComparedCompany = Omit<OperatorPage, 'topTrips' | 'popularTrips'>;

const said = (text: string | null | undefined, note?: string): Cell => (text ? { text, note } : null);
const words = (text: string | null): Cell => (text ? { text, weight: 'plain' } : null);
const list = (names: readonly string[]) => words(names.join(', '));

/** What each is, by its own words and by what its trips are. */
export function companyRows(companies: readonly ComparedCompany[]): RowGroup[] {
  const of = (cell: (company: ComparedCompany) => Cell) => companies.map(cell);
  return group('The company', [
    row(
      'Trips',
      of(({ tripsCount }) => said(plural(tripsCount, 'trip'))),
    ),
    ...termRows(companies),
    row(
      'Ages',
      of(({ customerAges }) => words(customerAges)),
    ),
    row(
      'Known for',
      of(({ knownFor }) => words(knownFor)),
    ),
    row(
      'Loved for',
      of(({ lovedFor }) => words(lovedFor)),
    ),
    row(
      'Awards',
      of(({ awards }) => list(awards.map(({ name, year }) => [name, year].filter(Boolean).join(' ')))),
    ),
    row(
      'Associations',
      of(({ associations }) => list(associations.map(({ name }) => name))),
    ),
  ]);
}

/** A line for each property that any of them has terms of, in the order in which they come. */
function termRows(companies: readonly ComparedCompany[]) {
  const terms = companies.flatMap((company) => company.terms);
  const names = new Map(terms.map(({ propertyKey, propertyName }) => [propertyKey, propertyName]));
  return [...names].map(([key, name]) =>
    row(
      name,
      companies.map((company) =>
        list(company.terms.filter(({ propertyKey }) => propertyKey === key).map((term) => term.name)),
      ),
    ),
  );
}

/** What it asks for and gives back; a trip may set its own. */
export function policyRows(companies: readonly ComparedCompany[]): RowGroup[] {
  const of = (cell: (company: ComparedCompany) => Cell) => companies.map(cell);
  return group('Policies', [
    row(
      'How booking works',
      of(({ businessProcessType, bookingPolicy }) => said(PROCESS[businessProcessType], bookingPolicy ?? undefined)),
    ),
    row(
      'Deposit',
      of(({ deposit }) => deposit && said(depositWords(deposit))),
    ),
    row(
      'Cancellation',
      of(({ cancellationPolicy }) => words(cancellationPolicy)),
    ),
    row(
      'Terms',
      of(({ bookingTerms }) => words(bookingTerms)),
    ),
    row(
      'Health and safety',
      of(({ covidSafety }) => words(covidSafety)),
    ),
  ]);
}
