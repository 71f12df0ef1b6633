import type { AspectSentences } from './aspects.ts';
import { phrase } from './phrase.ts';
import type { Told } from './told.ts';

const guided = ({ guided: led }: Told): boolean => led;

export const activitySentences: AspectSentences = {
  praise: [
    phrase(
      'The [best day|best hour|high point|day I would repeat] was {doing}[: I would go back for that alone|, by a long way|; nothing on the trip came near it|].',
    ),
    phrase(
      'For {doing} {we} have [no complaint|nothing but praise] and [no good photographs, because we forgot to take any|one very bad video|a whole album].',
    ),
    phrase('{we} loved {doing} and, to {our} surprise, {doing2}.'),
    phrase(
      'If you have to choose one thing, [stay awake for|save your legs for|get up early for|keep your camera for] {doing}.',
    ),
    phrase('{we} [still talk about|keep coming back to|dream of|bore our friends with] {doing}.'),
    phrase(
      'There was something to do every day and time to do it [properly|without a stopwatch]; {doing} [stood out|stays with {us}|was done just right].',
    ),
    phrase(
      '{we} had [doubts about|no great hopes of|a little fear of] {doing} and came away [happy|converted|wanting more].',
    ),
    phrase('The order of the days was [clever|well thought out]: {doing} came exactly when {weWere} ready for it.'),
    phrase('[Three highlights|What stays]: {doing}, {doing2}, and the [quiet|light|evening] in {stop}.'),
    phrase('{we} had read about {doing} for years, and it [held up|was better|was all true].'),
    phrase(
      'The [afternoon|morning|day] around {stop} with {doing} is the one [{we} keep telling people about|that made the trip].',
    ),
    phrase(
      'Nothing felt like filling, and [the small surprise|the unexpected treat|what {we} had least expected] was this: {doing2}.',
    ),
    phrase('{stop} was everything that {we} had hoped for, and [on top of it came|best of all came] {doing}.'),
    phrase('[Come for|Go for] {stop}, [stay for|remember] {doing}.'),
    phrase(
      '{doing2}, then {doing}: [what a pair of days|two days {we} won’t forget|that is how to spend time {inRegion}].',
    ),
    phrase('{we} would do {doing} again [tomorrow|in the rain|at twice the length].'),
    phrase(
      '[Well paced|Well chosen] days, with {doing} [as the crown|at the right hour|when everybody else was at lunch].',
    ),
  ],
  good: [
    phrase('The days were [well filled|full without being mad]; the best of them: {doing}.'),
    phrase('A good mix, though {we} would have liked [longer in|one more night in|a free day in] {stop}.'),
    phrase('Most of the [days|visits] were [very good|well done], {doing} above all.'),
    phrase('{we} enjoyed {doing}; {doing2} {we} could have done without.'),
    phrase('A [good|decent|varied] program with one thin [day|afternoon] around {stop}.'),
    phrase('{we} enjoyed {doing} and would have swapped [one museum|one viewpoint|a shopping stop] for a free hour.'),
    phrase(
      '[Plenty|Enough] to do, with {doing} as the [best part|pick of it]; [a rest day would help|the last days are fuller than the first].',
    ),
    phrase('{stop} deserved more than it got, but {doing} made up for [it|most of it].'),
  ],
  mixed: [
    phrase('Some days were rushed: {doing} got [half the time it needs|an hour and no more|a quick look].'),
    phrase('The days were uneven: {we} liked {doing}; [the day|the morning] in {stop2} was mostly waiting.'),
    phrase('Too much was packed into {stop} and too little into [the days after|{stop2}].'),
    phrase('{we} had expected more of {doing} after reading the description.'),
    phrase('The program was shortened in {stop} [for the weather|without much talk] and nothing came in its place.'),
    phrase(
      '{doing} [turned out shorter than announced|came at the wrong hour, with everybody else there|felt like an errand].',
    ),
    phrase(
      'Between {stop} and {stop2} there was [a lot of waiting|one viewpoint too many|little that {we} had come for].',
    ),
  ],
  poor: [
    phrase('{doing} was dropped [without a word|on the day|for a shop], and that was why {we} booked.'),
    phrase(
      'The activities were a letdown: [twenty minutes|a quarter of an hour|ten minutes] [at each stop|in {stop}] and [on again|back to the seats].',
      guided,
    ),
    phrase('In {stop} there was simply nothing [planned|arranged|to do for us].'),
    phrase('Half of what was described didn’t happen, {doing} [among it|included].'),
    phrase('It was overbooked, and {we} [stood in line|waited|queued] for most of {doing}.'),
    phrase('{we} came for {doing} and got [a car park and a photo stop|a film about it|two hours in a waiting room].'),
    phrase(
      '[Nobody had checked|Nobody knew] that {stop} [is closed on Mondays|was shut that week], so a whole day [went|was lost].',
    ),
  ],
};
