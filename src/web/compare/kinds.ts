import { companiesPath, comparisonPath } from '../catalogue/comparison-path.ts';
import type { ComparedKind } from './comparison.ts';

export const ofTrips: ComparedKind = {
  one: 'trip',
  many: 'trips',
  lead: 'Green marks the lowest price or the highest score, where that is certain. Everything else is for you to judge.',
  all: '/all-trips',
  pathOf: comparisonPath,
};

export const ofCompanies: ComparedKind = {
  one: 'company',
  many: 'companies',
  lead: 'Green marks the highest score, where that is certain. Policies are in each company’s words.',
  all: '/operators',
  pathOf: companiesPath,
};
