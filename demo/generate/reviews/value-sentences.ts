import type { AspectSentences } from './aspects.ts';
import { phrase } from './phrase.ts';
import type { Told } from './told.ts';

const inGroup = ({ ownParty }: Told): boolean => !ownParty;

export const valueSentences: AspectSentences = {
  praise: [
    phrase(
      'Worth every cent: {we} added up what [it|{stop} alone] would have cost [alone|without {company}], and stopped halfway.',
    ),
    phrase(
      'There were no extras to pay that {we} hadn’t read about before[, not even in {stop}|, and {stop} has many|, {doing} included].',
    ),
    phrase('For the price {we} can’t think of anything better [{inRegion}|than {stop} like this|in {month}].'),
    phrase(
      '[Excellent|Very good] value, since nearly everything is in the price[, {doing} included|, {stop} and all|, down to {doing2}].',
    ),
    phrase('{we} paid less than [our friends|my brother|colleagues] did for half as much [{inRegion}|].'),
    phrase(
      'Fairly priced and honest about what isn’t included: {we} spent [next to nothing|a few coins|very little] extra in {stop}.',
    ),
    phrase(
      '{Days} days like these would have cost {us} [half as much again|far more] if {we} had booked [every bit|{stop} and the rest] {ourselves}.',
    ),
    phrase(
      '[Money well spent|No regrets about the money], [and {doing} alone was worth a good part of it|{lodging} was dearer than {we} thought and still in the price].',
    ),
    phrase('The price [looked high|made {us} hesitate] until {we} [were in {stop}|saw what was in it].'),
  ],
  good: [
    phrase('Good value, though [tips and drinks|the extras|entrance fees] add up in {stop}.'),
    phrase(
      'The price is fair for [what you get|{days} days], {stop} [being what it is|included|alone costing half of it].',
    ),
    phrase(
      'Not cheap, but the money goes [to the right places, {stop} for one|into people like {guide}|to {stop} and not into brochures].',
    ),
    phrase('Fair price; bring cash for [the extras in {stop}|{stop}|{doing2}|tips in {last}].'),
    phrase('{we} thought the price [reasonable|about right], with [{doing2} the only extra|a little more for {stop}].'),
  ],
  mixed: [
    phrase('A little dear for [{days} days|what it is], with the extras in {stop} on top.'),
    phrase(
      '[A bit|Somewhat|Rather] expensive, {we} thought, [once {stop} was paid for|when {doing} came on top|with {stop2} as an extra].',
    ),
    phrase(
      'The price was all right until {we} had paid for [three|four] dinners and [two|three] entrance fees in {stop}.',
    ),
    phrase('The single supplement is too high for the rooms one gets in {stop}.', inGroup),
    phrase('Somewhat overpriced: {doing} costs half when you book it [in {stop}|on the spot].'),
    phrase('{weAre} not sure it was worth [the price|the difference], {stop} [apart|excepted].'),
  ],
  poor: [
    phrase(
      'Too expensive for [what it is|{days} days|{stop} and little else]: {we} paid for [a premium|a special] trip and got [an ordinary one|a cut-price one|{stop} from a distance].',
    ),
    phrase('Poor value: [nearly everything in {stop}|{doing}|half of {stop}] turned out to cost extra.'),
    phrase(
      'The price can’t be justified [with a room like ours in {stop}|with a day like ours in {stop}|by {doing} alone|by {days} days of this].',
    ),
    phrase(
      '{we} asked for part of {our} money back [for {stop}|for {doing}] and got [a voucher|a discount on the next trip|a form letter].',
    ),
    phrase('[Hidden costs|Surcharges] from {first} on: [fuel|porters|permits], [each in cash|each with a story].'),
  ],
};
