import { type CalendarDate, majorUnits } from '#kernel/shared';
import { promotionOf } from '../departures/promotions.ts';
import type { DemoRecord } from '../record.ts';
import { isOwnParty } from '../terms/trip-types.ts';
import { addDays } from '../text/days.ts';
import { createRandom } from '../text/random.ts';
import { capitalized, inText, monthsText } from '../text/words.ts';
import { detailsOf } from './details.ts';
import { factsOf, type TripFacts } from './facts.ts';
import { faqsOf } from './faqs.ts';
import { inclusionsOf } from './inclusions.ts';
import { itineraryOf } from './itinerary.ts';
import type { TripName } from './names.ts';
import { isListed, tripId } from './plan.ts';
import { type PriceList, priceList } from './prices.ts';
import { sectionsOf } from './sections.ts';
import { termsOf } from './terms-of.ts';
import { traitsOf } from './traits.ts';
import type { Plans, TripPlan } from './trip-plan.ts';
import { attractionsOnTrip, placesOnTrip } from './visits.ts';

/** Writes a trip out in full. */
export function tripRecord(plan: TripPlan, plans: Plans, { name, slug }: TripName, today: CalendarDate): DemoRecord {
  const { world } = plans;
  const facts = factsOf(plan);
  const itinerary = itineraryOf(plan, world);
  const inclusions = inclusionsOf(plan, itinerary);
  const prices = priceList(plan);
  const traits = traitsOf(plan);
  const details = detailsOf(plan, facts, traits);
  return {
    kind: 'trip',
    id: plan.id,
    operator: plan.operator.id,
    status: plan.status,
    ...(plan.supersededBy >= 0 ? { superseded_by: tripId(plans, plan.supersededBy) } : {}),
    slug,
    sku: plan.id,
    name,
    duration_days: plan.days,
    start_city: facts.first.stop.place,
    end_city: facts.last.stop.place,
    ...pricing(plan, prices, today),
    details,
    highlights: highlightsOf(plan, facts),
    faqs: faqsOf(plan, facts, traits),
    ...selling(plan),
    min_group_size: plan.group[0],
    max_group_size: plan.group[1],
    ...(plan.ages[0] > 0 ? { min_age: plan.ages[0] } : {}),
    ...(plan.ages[1] !== null ? { max_age: plan.ages[1] } : {}),
    meta_seo: {
      title: `${name}, ${plan.days} days`,
      description: firstSentences(`${abridged(name, facts, plan)} ${details}`, 155),
    },
    ...dates(plan, today),
    terms: termsOf(plan),
    places: placesOnTrip(plan),
    attractions: attractionsOnTrip(plan).map((index) => world.attractions[index]?.slug),
    similar: similarTo(plan, plans),
    price_tiers: prices.tiers.map(({ tier, label, occupancy }) => ({ tier, label, occupancy })),
    inclusions,
    params: sectionsOf({ plan, facts, traits, itinerary, inclusions, smallWords: world.smallWords }),
    itinerary,
  };
}

function pricing(plan: TripPlan, prices: PriceList, today: CalendarDate) {
  const promotion = promotionOf(plan, prices, today);
  return {
    currency: prices.currency,
    single_supplement_price_cents: prices.supplement,
    ...(promotion
      ? { promotion_strike_through_price_cents: promotion.was, promotion_expiry: `${promotion.until}T23:59:59Z` }
      : {}),
    dates_label: isOwnParty(plan.type)
      ? `Start on most days, ${monthsText(plan.months)}`
      : capitalized(monthsText(plan.months)),
    price_notes:
      `Per person, sharing. ${majorUnits({ cents: prices.supplement, currency: prices.currency }) > 0 ? 'One alone in a room pays the supplement.' : ''}`.trim(),
  };
}

/** Five or six lines: what is done, then what is rare about the arrangement. */
function highlightsOf(plan: TripPlan, facts: TripFacts): string[] {
  const random = createRandom('highlights', plan.id);
  const labels = [...new Set(facts.stays.flatMap((stay) => stay.doings.map(({ entry }) => entry.doing.label)))];
  const longest = facts.stays.find((stay) => stay.nights >= 3);
  const arrangement = [
    ...(facts.walkedKm >= 30
      ? [
          plan.type === 'walking-hiking' || plan.type === 'self-guided'
            ? `${facts.walkedKm} km on foot, bags moved by van`
            : `${facts.walkedKm} km on foot in all`,
        ]
      : []),
    ...(longest ? [`${longest.nights} nights in ${inText(longest.stop.stop.name)}`] : []),
    ...(plan.operator.guaranteesAll ? ['Every departure runs, whoever has booked'] : []),
    ...(plan.operator.shareOffers && !isOwnParty(plan.type) ? ['No single supplement for those who share'] : []),
  ];
  const picked = random.shuffle(labels).slice(0, 5);
  const ordered = labels.filter((label) => picked.includes(label));
  return [...ordered, ...random.shuffle(arrangement).slice(0, 1)].map(capitalized);
}

function selling(plan: TripPlan) {
  const { operator } = plan;
  if (operator.process === 'lead_only') return { cta: 'request_quote' as const };
  if (!operator.merchant)
    return { cta: operator.process === 'instant' ? ('reserve' as const) : ('request_quote' as const) };
  const full = operator.flexibility === 'generous' ? 45 : 60;
  return {
    cta: 'reserve' as const,
    is_merchant_model: true,
    merchant_model_params: {
      final_payment_days: full,
      passenger_info_days: 45,
      payment_types: ['deposit', 'full'],
      hold_minutes: 20,
    },
  };
}

function dates(plan: TripPlan, today: CalendarDate) {
  const random = createRandom('dates', plan.id);
  const age = random.chance(0.09) ? random.int(6, 85) : random.int(90, 1900);
  return {
    published_at: `${addDays(today, -age)}T09:00:00Z`,
    last_refreshed_at: `${addDays(today, -random.int(0, 20))}T04:00:00Z`,
    last_price_refreshed_at: `${addDays(today, -random.int(0, 9))}T04:00:00Z`,
  };
}

/** Up to five trips in the same region, other companies' first. */
function similarTo(plan: TripPlan, plans: Plans): string[] {
  const list = plans.frame.ofRegion[plan.region.index] ?? new Uint32Array();
  const random = createRandom('similar', plan.id);
  const found = new Set<number>();
  for (let attempt = 0; attempt < 24 && found.size < 5; attempt += 1) {
    const other = list[random.int(0, list.length - 1)] as number;
    const sameCompany = plans.frame.operator[other] === plan.operator.index;
    if (other !== plan.index && isListed(plans, other) && (!sameCompany || attempt > 14)) found.add(other);
  }
  return [...found].map((index) => tripId(plans, index));
}

/** A trip in a line: no two trips have the same name, while texts may begin alike. */
function abridged(name: string, { first, last }: TripFacts, { days }: TripPlan): string {
  const [start, end] = [inText(first.stop.stop.name), inText(last.stop.stop.name)];
  return `${name}: ${days} days ${start === end ? `from ${start} and back` : `from ${start} to ${end}`}.`;
}

function firstSentences(text: string, most: number): string {
  const sentences = text.split(/(?<=\.) /);
  let short = '';
  for (const sentence of sentences) {
    if (short && short.length + sentence.length >= most) break;
    short = short ? `${short} ${sentence}` : sentence;
  }
  return short.length > most + 60 ? `${short.slice(0, most).replace(/\s\S*$/, '')}…` : short;
}
