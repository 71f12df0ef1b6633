import { expect, it } from 'vitest';
import type { DepartureEntry } from '#catalogue/shared';
import { missedDate } from './missed-date.ts';

const date = (id: string, availability: DepartureEntry['availability'], prices = [100_000]) =>
  ({ id, availability, prices, startDate: '2027-03-04', endDate: '2027-03-11' }) as unknown as DepartureEntry;

const departures = [
  date('open', 'open'),
  date('asked', 'on_request'),
  date('full', 'sold_out'),
  date('past', 'closed'),
  date('off', 'cancelled'),
];
const missed = (asked: string | null, of = departures) => missedDate({ state: 'offered', departures: of }, asked);

it('a link to a date that can’t be had says so, and that another one is chosen', () => {
  expect(missed('full')).toEqual({
    date: 'Mar 4 to 11, 2027 is sold out.',
    elsewhere: 'Another date is chosen for you; change it beside the price.',
  });
  expect(missed('past')?.date).toBe('Mar 4 to 11, 2027 can no longer be booked.');
  expect(missed('off')?.date).toBe('Mar 4 to 11, 2027 was canceled.');
  expect(missed('gone')?.date).toBe('The date that was asked for is no longer offered.');
  expect(missed('full', [date('full', 'sold_out')])?.elsewhere).toBe('');
});

it('nothing is said of a date that can be had, or asked for, nor where none is asked for', () => {
  expect([missed('open'), missed('asked'), missed(null), missed('')]).toEqual([null, null, null, null]);
});
