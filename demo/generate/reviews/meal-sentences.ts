import type { AspectSentences } from './aspects.ts';
import { phrase } from './phrase.ts';
import type { Told } from './told.ts';

const fed = ({ fed: served }: Told): boolean => served;

export const mealSentences: AspectSentences = {
  praise: [
    phrase('{we} ate [very well|like kings|better than at home]; {we} still think about the {dish}.'),
    phrase('The food was a highlight, {dish} [most of all|above all|for instance].'),
    phrase('[Dinner|Lunch|One supper] in {stop} was the best meal {we} had [this year|in years|on the whole trip].'),
    phrase('As a vegetarian I expected omelets and got [feasts|a cook who cared|three courses in {stop}].'),
    phrase('Breakfasts set {us} up for the day and the [picnics|lunches around {stop}] were proper [meals|food].'),
    phrase(
      'Meals were plentiful and local: {dish} once, and [never the same thing twice|nothing out of a packet|always a second helping].',
      fed,
    ),
    phrase('The cook remembered my allergy [at every meal|from {first} to the last evening] without being asked.', fed),
    phrase('Go hungry: the food alone, {dish} included, was worth [it|the trip|the fare].'),
    phrase(
      '{we} had never eaten {dish} before and [have tried to cook it since|asked for it three times|now look for it at home].',
    ),
    phrase(
      '[Where to eat in {stop}|What to order in {stop}] was always a good tip; {we} [remember|owe them] the {dish}.',
    ),
  ],
  good: [
    phrase('The food was good and there was plenty of it[, {dish} one evening|, in {stop} most of all|].'),
    phrase('Good meals, [a little heavy on meat|a bit salty|large rather than fine]; {we} liked the {dish}.'),
    phrase('Breakfast was the same each day, but [dinner|supper in {stop}|the {dish}] made up for it.'),
    phrase('{we} enjoyed the {dish} and most of the other meals.'),
    phrase('[Solid|Honest|Plain] food, [served on time|and enough of it], [best in {stop}|better than it looked].'),
    phrase('Eating was [easy|good and cheap] in {stop}, [less so elsewhere|dearer in {stop2}].'),
  ],
  mixed: [
    phrase(
      'Meals were repetitive: [chicken|rice|pasta|potatoes] on [four|five|six] evenings[, in {stop} twice|].',
      fed,
    ),
    phrase('The included dinners were dull, and the places {we} found {ourselves} [in {stop}|] were better.', fed),
    phrase('Breakfast was thin[ in {stop}|]: [white bread|cold toast|one boiled egg] and instant coffee.'),
    phrase('Vegetarian food came as an afterthought[ in {stop}|], mostly [cheese|rice|chips].'),
    phrase(
      'Lunch was late on most days, and [in {stop} the same sandwich|never in {stop}, where {we} had hoped for {dish}].',
    ),
    phrase('{we} had looked forward to the {dish} and got [buffets|a hotel version of it|toasted sandwiches].'),
  ],
  poor: [
    phrase(
      'The food was poor, and in {stop} [there was not enough of it|{we} left the table hungry|it was cold as well].',
    ),
    phrase('[Half of the table|Several people|Two of the party] felt ill after a dinner in {stop}.'),
    phrase('My allergy was noted at booking and forgotten [at every meal|in {stop}|by the second day].'),
    phrase('Dinner was served cold and late [in {stop}|from {stop} on|more than once, in {stop} first].'),
    phrase('Meals that were listed as included had to be paid for in {stop}.'),
    phrase('The {dish} [was the one good meal|never came], and the rest [came out of the freezer|was canteen food].'),
  ],
};
