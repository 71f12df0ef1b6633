import { aboutTrips, type Finding, type Rule } from './audited.ts';

/** Turns of phrase by which a machine tells its own names. */
const filler =
  /with a dozen others|for sixteen|^One van|mud on|plateful|first salary|repacking|nobody else along|long road|late nights|weather permitting|the fine way|dug up|tripod|Old stones|School’s out|swim or sleep|few suitcases|the active way|at your own hours|under sail and engine|from the water$|Around .*, from |, then .*, then |starting in|, with .* on the way$|for the .*, from|Boots on|good beds|to be changed|planned with you|A draft of|by bike, boot|by boot, boat|four ways|company$/;
const longest = 62;

export const nameRules: readonly Rule[] = [
  aboutTrips('name that nobody would write', ({ name }) => (filler.test(name) || name.length > longest ? [name] : [])),
  {
    name: 'name twice in a company',
    checked: ({ trips }) => trips.length,
    find: ({ trips }) =>
      [...Map.groupBy(trips, ({ operator, name }) => `${operator} ${name}`)].flatMap(([where, list]): Finding[] =>
        list.length > 1 ? [{ where, what: `${list.length} times` }] : [],
      ),
  },
  {
    name: 'name told apart by length or company',
    share: 0.03,
    checked: ({ trips }) => trips.length,
    find: ({ trips, operators }) => {
      const companies = operators.map((operator) => ` with ${operator.short_name}`);
      return trips
        .filter(({ name }) => /, \d+ days$/.test(name) || companies.some((company) => name.includes(company)))
        .map(({ id, name }) => ({ where: id, what: name }));
    },
  },
];
