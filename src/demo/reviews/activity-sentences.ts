import type { AspectSentences } from './aspects.ts';

export const activitySentences: AspectSentences = {
  praise: [
    'The best day was {doing}: I would go back for that alone.',
    'For {doing} I have no complaint and no good photographs, because I forgot to take any.',
    'We loved {doing} and, to my surprise, {doing2}.',
    '{stop} was everything that I had hoped for, and {doing} was more.',
    'If you have to choose one thing, stay awake for {doing}.',
    'My husband still talks about {doing}.',
    'There was something to do every day and time to do it properly; {doing} stood out.',
    'I was nervous about {doing} and ended up doing it twice.',
    'The order of the days was clever: {doing} came exactly when we were ready for it.',
    'Every outing was worth getting up for, above all {doing}.',
    'Three highlights: {doing}, {doing2}, and the quiet in {stop}.',
    'I had read about {doing} for years. It held up.',
    'The afternoon in {stop} with {doing} was the one we keep telling people about.',
    'Nothing felt like filling. {doing2} was the small surprise of the trip.',
  ],
  good: [
    'The days were well filled; {doing} was the best of them.',
    'A good mix, though we would have liked longer in {stop}.',
    'Most of the outings were very good, {doing} above all.',
    '{doing} was a highlight; {doing2} we could have done without.',
    'A good program with one thin day around {stop}.',
    'We enjoyed {doing} and would have swapped one museum for a free hour.',
  ],
  mixed: [
    'Some days were rushed: {doing} got half the time it needs.',
    'The activities were uneven. {doing} was good; the day in {stop2} was mostly waiting.',
    'Too much was packed into {stop} and too little into the days after.',
    'We expected more of {doing} after reading the description.',
    'The program was shortened for the weather and nothing came in its place.',
  ],
  poor: [
    '{doing} was dropped without a word, and that was why we booked.',
    'The activities were a letdown: twenty minutes at each stop and then back into the van.',
    'In {stop} there was simply nothing planned.',
    'Half of what was described didn’t happen, {doing} among it.',
    'The outings were overbooked and we stood in line for most of {doing}.',
  ],
};
