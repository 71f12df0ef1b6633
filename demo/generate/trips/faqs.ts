import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { createRandom } from '../text/random.ts';
import { capitalized, hoursText, inWords } from '../text/words.ts';
import { isTown } from '../world/world.ts';
import { inMonths, type TripFacts } from './facts.ts';
import type { Traits } from './traits.ts';
import type { TripPlan } from './trip-plan.ts';

export type Faq = { readonly question: string; readonly answer: string };

/** Three or four questions: one or two about the region, the others about this trip. */
export function faqsOf(plan: TripPlan, facts: TripFacts, traits: Traits): Faq[] {
  const random = createRandom('faqs', plan.id);
  const own = ownQuestions(plan, facts, traits);
  return [...random.shuffle(own).slice(0, 2), ...random.shuffle(plan.region.region.faqs).slice(0, random.int(1, 2))];
}

function ownQuestions(plan: TripPlan, facts: TripFacts, traits: Traits): Faq[] {
  const start = facts.first.stop.stop.name;
  const { peak } = plan.region.region.season;
  const months = plan.months.filter((month) => !peak.includes(month));
  return [
    ...(isOwnParty(plan.type) ? [] : [aloneQuestion(plan)]),
    {
      question: 'When is it quietest?',
      answer:
        months.length > 0
          ? `${capitalized(inMonths(months))}. ${busiest(peak.filter((month) => plan.months.includes(month)))}`.trim()
          : `It is busy ${inMonths(plan.months)}; the first departures are a little quieter.`,
    },
    ...(isTown(facts.first.stop.stop)
      ? [
          {
            question: `Can I arrive in ${start} a day early?`,
            answer:
              'Yes. We book the extra night at our own rate if you ask two months ahead, and the transfer still counts as included where it is.',
          },
        ]
      : []),
    ...(facts.longestLegHours > 1
      ? [
          {
            question: 'How long are the travel days?',
            answer: `The longest takes ${hoursText(facts.longestLegHours)}${facts.longestLegHours > 9 ? ', with beds on the way' : ', with stops'}. Over the trip there ${facts.travelDays === 1 ? 'is one of them' : `are ${inWords(facts.travelDays)} of them`}.`,
          },
        ]
      : []),
    ...(isGuided(plan.type) && !plan.afloat && !traits.trail
      ? [
          {
            question: 'What if I need to skip a day?',
            answer: `Tell ${facts.guide} at breakfast. You stay at the house or ride along, and nobody minds.`,
          },
        ]
      : []),
    ...(plan.afloat
      ? [
          {
            question: 'Will I be seasick?',
            answer: traits.onRiver
              ? 'No. Rivers are flat, and the ship feels like a hotel.'
              : 'Perhaps on the first night. Cabins low and amidships move least, and tablets work if taken before you feel anything.',
          },
        ]
      : []),
    ...(!isGuided(plan.type)
      ? [
          {
            question: 'What if I get lost?',
            answer:
              'The track on your phone shows where you are without a signal, and the number in the notes is answered day and night.',
          },
        ]
      : []),
  ];
}

/** Empty where the trip runs in none of the busy months. */
const busiest = (peak: readonly number[]): string => (peak.length > 0 ? `It is busiest ${inMonths(peak)}.` : '');

function aloneQuestion(plan: TripPlan): Faq {
  const room = plan.afloat ? 'cabin' : 'room';
  return {
    question: 'Can I come on my own?',
    answer: plan.operator.shareOffers
      ? `Yes, many do. Share and pay no supplement, or take a ${room} of your own for the price shown.`
      : `Yes. You take a ${room} of your own at the supplement shown; sharing with a stranger isn’t offered.`,
  };
}
