import type { AspectSentences } from './aspects.ts';
import { phrase } from './phrase.ts';
import type { Told } from './told.ts';

const towns = ({ towns: inTowns }: Told): boolean => inTowns;
const cold = ({ cold: chilly }: Told): boolean => chilly;

export const lodgingSentences: AspectSentences = {
  praise: [
    phrase(
      '{lodging} in {stop} had the best [bed|shower|breakfast table] of the trip[ and a view to go with it|, and the kindest owners|].',
    ),
    phrase('The rooms were better than {we} [expected|had paid for, we thought], {lodging} best of all.'),
    phrase('{we} would have stayed at {lodging} [another week|a month|until the money ran out].'),
    phrase(
      'Every place {we} slept in was clean, quiet and [run by people who cared|within reach of supper|chosen with sense], {lodging} [above all|included].',
    ),
    phrase('The [owners|people] of {lodging} treated {us} like [visiting cousins|old friends|family].'),
    phrase(
      'Lovely rooms throughout; at {lodging} they even [dried our boots|ironed a shirt|packed a lunch|lent {us} a coat].',
    ),
    phrase('[Good|Well-chosen] hotels: from {lodging} you could walk to everything {stop} has.', towns),
    phrase(
      'Whoever picked {lodging} knows what tired people need: [hot water|a good mattress|thick curtains], [a chair|a window|a pot of tea] and [silence|a late breakfast].',
    ),
    phrase(
      'The beds were good everywhere, which {we} don’t say lightly; [{lodging} had the best|in {stop} {we} slept nine hours].',
    ),
    phrase(
      '{lodging} [is a find|alone is worth the detour|felt like a gift after a long day]: [thick walls|a garden|a terrace] and [kind people|a cat|no noise].',
    ),
    phrase('{we} have [stayed in dearer places than|paid more for less than] {lodging} and liked them less.'),
  ],
  good: [
    phrase('The places to stay were good[, one of them a bit noisy|, {lodging} a little noisy|, small in {stop}].'),
    phrase('Comfortable rooms, nothing grand; {we} liked {lodging} [best|most].'),
    phrase('Clean rooms and [good|hot] showers, [small in {stop}|a bit dark in {stop}|a climb in {stop}].'),
    phrase('The places to stay were as described[, {lodging} a bit better|, with {stop} the simplest|].'),
    phrase('{lodging} was pleasant, if [short of sockets|a little far out|on a busy corner].'),
    phrase('{we} slept well nearly everywhere, [less so in {stop}|best at {lodging}].'),
    phrase(
      '{lodging} was [fine|more than all right]; [the walls are thin|breakfast starts late|the stairs are steep].',
    ),
  ],
  mixed: [
    phrase('The room at {lodging} was small and [above the kitchen fan|next to the lift|over the bar].'),
    phrase('Lodging was mixed: [two good places|some good places], and one in {stop} with a tired bathroom.'),
    phrase(
      'The bed at {lodging} sagged, and [the heating came on at ten|the window didn’t close|the light was a bulb].',
    ),
    phrase('{lodging} was farther from the center of {stop} than {we} had understood.', towns),
    phrase('Rooms were all right, but the [Wi-Fi|hot water|shower] at {lodging} [was a matter of luck|came and went].'),
    phrase('{we} asked for twin beds and got a double [at {lodging}|in {stop}], [twice|two nights running].'),
    phrase(
      '{lodging} [needs paint|needs new mattresses|has seen better days], and [so does the price|{stop} has better].',
    ),
  ],
  poor: [
    phrase(
      '{lodging} in {stop} was not good enough: [mold in the shower|ants in the bed|a broken lock] and [music until two|a generator under the window|no water in the morning].',
    ),
    phrase(
      '[The place in {stop}|{lodging}] was a disappointment, with [a broken window|stained sheets|a smell of drains] and no [second blanket|apology|other room].',
    ),
    phrase(
      '{weWere} moved out of {lodging} into a room [by the road|without a window|in the annex], without an explanation.',
    ),
    phrase('The rooms were below what had been promised; at {lodging} {we} slept in our jackets.', cold),
    phrase('The rooms were [below|far below] what had been promised, {lodging} [most of all|worst].'),
    phrase('[Two|Some] of the houses need to go from the list, {lodging} [first|among them|above all].'),
    phrase(
      'Bad beds [three nights running|in {stop}], and at {lodging} [a bathroom {we} won’t describe|a door that didn’t lock].',
    ),
  ],
};

export const cabinSentences: AspectSentences = {
  praise: [
    phrase(
      'The cabin was [quiet|warm|spotless] and cleverly built; [everything had a place|even the boots had a shelf|two people never collided].',
    ),
    phrase('{our} cabin was [spotless|a joy|made up twice a day], and the beds were better than at home.'),
    phrase(
      '{lodging} is well kept and steady, and the cabins are [bigger|brighter|quieter] than the plan makes them look.',
    ),
    phrase('{we} loved the cabin and hardly spent an hour in it[, with {stop} outside|, {doing} being the reason|].'),
    phrase('From {our} cabin {we} watched {stop} come [up|closer] [over a cup of tea|before breakfast|in pajamas].'),
    phrase(
      '[Clean|Bright], quiet cabins, [a good shower|plenty of hooks|real blankets], and [a crew that notices|somebody who remembers how you like your tea].',
    ),
  ],
  good: [
    phrase('A good cabin, with enough storage if you [pack lightly|fold well][; {we} had the lower deck|].'),
    phrase('The cabins are [compact|small] but comfortable[, and quiet once the ship lies at {stop}|, and warm|].'),
    phrase('The cabin was clean and the shower hot; the window was [small|salty|high].'),
    phrase('{our} cabin aboard {lodging} was [fine|all right], [a little dark|near the stairs|short of sockets].'),
  ],
  mixed: [
    phrase(
      '{our} cabin was near the [engine|kitchen|anchor winch] and hummed [all night|from four in the morning|on the way to {stop}].',
    ),
    phrase(
      'The cabin was smaller than the picture and smelled of diesel [on two mornings|after {stop}|when it was windy].',
    ),
    phrase('The cabin was fine, the bathroom [a cupboard|a puzzle|damp to the end].'),
  ],
  poor: [
    phrase('The cabin leaked in the first [rain|swell] and nobody could fix it [before {stop}|until the last day|].'),
    phrase('{our} cabin had no working [heating|air conditioning|toilet] for two nights[ out of {stop}|].'),
    phrase(
      'The cabin was directly above the [anchor chain|engine|crew bar], {we} had not been told, and [nobody could change it|by {stop} {we} had a headache].',
    ),
    phrase(
      'Damp sheets, [a blocked drain|a door that banged], and at {stop} [the steward shrugged|{we} slept on deck].',
    ),
  ],
};
