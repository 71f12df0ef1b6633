import { createRandom } from '../text/random.ts';
import { shortPlace } from '../text/words.ts';
import type { Operator } from './fleet.ts';

export function operatorFaqs(operator: Operator) {
  const random = createRandom('operator-faqs', operator.slug);
  const { shortName, founded, base, archetype } = operator;
  return random
    .shuffle([
      {
        question: `How long has ${shortName} been running trips?`,
        answer: `Since ${founded}, from ${shortPlace(base.city)}.`,
      },
      {
        question: 'Who else will be on the trip?',
        answer: `${archetype.customers}. Ask us who has booked on your date and we will tell you ages and how many come alone.`,
      },
      {
        question: 'Can I share a room if I travel alone?',
        answer: operator.shareOffers
          ? 'Yes. We match you with somebody of your own gender, and there is no supplement even if we find nobody.'
          : 'No, we don’t match strangers. Single rooms are at the price shown on each date.',
      },
      {
        question: 'What happens if a departure doesn’t fill?',
        answer: operator.guaranteesAll
          ? 'It runs. We don’t cancel for small numbers.'
          : 'We decide five weeks before the start. If it doesn’t run you choose another date or all your money back.',
      },
      {
        question: 'Do you arrange flights?',
        answer: random.chance(0.4)
          ? 'Flights within a trip, yes. For flights from home we give you times that work and leave the booking to you.'
          : 'We don’t sell flights from home. The documents say by when you need to land.',
      },
      {
        question: 'Who answers when something goes wrong on the way?',
        answer: 'Somebody in the office, day and night, on the number in your documents. The guide has another one.',
      },
    ])
    .slice(0, 4);
}
