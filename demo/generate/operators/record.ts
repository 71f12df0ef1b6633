import { minorDigits } from '#kernel/shared';
import type { DemoRecord } from '../record.ts';
import { createRandom } from '../text/random.ts';
import { capitalized, inWords, shortPlace } from '../text/words.ts';
import { cancellation } from '../trips/section-words.ts';
import { associationsOf } from './associations.ts';
import { unitsPerDollar } from './bases.ts';
import { characters, policies, prizes, sizes } from './character-words.ts';
import { operatorFaqs } from './faqs.ts';
import { type Operator, statesDeposit, statesPolicy } from './fleet.ts';
import type { OperatorStanding } from './standings.ts';

const tiers = {
  flexible: [
    { min_days: 30, refund_bps: 10_000 },
    { min_days: 14, refund_bps: 5000 },
  ],
  generous: [{ min_days: 7, refund_bps: 10_000 }],
  none: [
    { min_days: 60, refund_bps: 10_000 },
    { min_days: 30, refund_bps: 5000 },
  ],
} as const;

export function operatorRecord(
  operator: Operator,
  standing: OperatorStanding,
  regionNames: readonly string[],
  year: number,
): DemoRecord {
  const random = createRandom('operator-text', operator.slug);
  const character = characters[operator.archetype.key] ?? { known: [], loved: [] };
  const crew = crewed[operator.archetype.key] ?? 0;
  const staff = crew + Math.max(3, Math.round(operator.trips / 4 + random.int(1, 6)));
  const values: Record<string, string> = {
    region: regionNames[0] ?? 'the world',
    region2: regionNames[1] ?? regionNames[0] ?? 'the world',
    city: shortPlace(operator.base.city),
    inRegion: regionNames[0]
      ? `${/^Mt\.|River$|Sea$/.test(regionNames[0]) ? 'on' : 'in'} ${regionNames[0]}`
      : 'at home',
    year: String(operator.founded),
    staff: inWords(staff),
    Staff: capitalized(inWords(staff)),
  };
  const told = (template: string) => capitalized(template.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''));
  const known = random
    .shuffle(character.known.filter((line) => regionNames.length > 1 || !line.includes('{region2}')))
    .slice(0, 2);
  const loved = random.shuffle(character.loved).slice(0, 3);
  return {
    kind: 'operator',
    id: operator.id,
    slug: operator.slug,
    name: operator.name,
    short_name: operator.shortName,
    known_for: [...known, random.pick(sizes)].map(told).join(' '),
    loved_for: loved.map(told).join(' '),
    awards: awardsOf(operator, year),
    faqs: operatorFaqs(operator),
    flags: flagsOf(operator, year),
    contracted: operator.process !== 'lead_only',
    ustoa_status: 'none',
    commission_bps: random.pick([1000, 1200, 1200, 1500, 1800]),
    lead_email: mailOf(operator.slug),
    covid_safety: random.pick(policies.health),
    ...(statesPolicy(operator) ? cancellationOf(operator) : {}),
    ...(operator.memberPrices ? { member_savings: policies.savings } : {}),
    booking_policy: policies.booking[operator.process],
    booking_terms: policies.terms,
    customer_ages: operator.archetype.customers,
    business_process_type: operator.process,
    cta: operator.process === 'instant' ? 'reserve' : 'request_quote',
    reservation_fields: reservationFields(operator),
    ...(statesDeposit(operator) ? depositOf(operator) : {}),
    cutoff_days: random.pick([2, 3, 5, 7, 10, 14]),
    share_offers: operator.shareOffers,
    meta_seo: {
      title: `${operator.name}: trips and reviews`,
      description: `${told(known[0] ?? '')} ${operator.archetype.customers}.`,
    },
    associations: associationsOf(operator),
    terms: standing.terms,
    similar: standing.similar,
    rankings: standing.rankings,
  };
}

/** Ships need offices: people who plan berths, stores and pilots. */
const crewed: Readonly<Record<string, number>> = {
  'ocean-line': 140,
  'river-line': 45,
  'expedition-ships': 36,
  yachts: 6,
};

const cancellationOf = ({ flexibility }: Operator) => ({
  cancellation_policy: cancellation[flexibility],
  cancellation: { flexibility, tiers: tiers[flexibility], deposit_refundable: flexibility === 'generous' },
});

function awardsOf(operator: Operator, year: number) {
  const random = createRandom('awards', operator.slug);
  if (!random.chance(0.3)) return [];
  return random
    .shuffle(prizes)
    .slice(0, random.int(1, 2))
    .map(([name, source]) => ({ name, year: Math.max(operator.founded + 1, year - random.int(0, 7)), source }));
}

function flagsOf(operator: Operator, year: number): string[] {
  return [
    ...(operator.archetype.key === 'local' ? ['local_company'] : []),
    ...(year - operator.founded <= 4 ? ['young_company'] : []),
    ...(operator.guaranteesAll ? ['guarantees_departures'] : []),
    ...(operator.shareOffers ? ['room_sharing'] : []),
  ];
}

function reservationFields(operator: Operator): string[] {
  const basic = ['first_name', 'last_name', 'dob', 'phone', 'emergency_first_name', 'emergency_phone1'];
  if (['expedition-ships', 'ocean-line', 'river-line', 'yachts'].includes(operator.archetype.key))
    return [...basic, 'nationality', 'passport_number', 'passport_expires_on', 'gender'];
  return operator.index % 3 === 0 ? [...basic, 'nationality', 'dietary'] : basic;
}

/** A fixed deposit is set in the company's own currency, in a round sum. */
function depositOf(operator: Operator) {
  if (!operator.deposit.fixed) return { deposit_amount: operator.deposit.amount };
  const { currency } = operator.base;
  const units = (operator.deposit.amount / 100) * (unitsPerDollar[currency] ?? 1);
  const step = units < 1000 ? 50 : 1000;
  const cents = Math.max(step, Math.round(units / step) * step) * 10 ** minorDigits(currency);
  return { fix_deposit: true, deposits: { [currency]: cents } };
}

const mailOf = (slug: string) => `hello@${slug}.example`;
