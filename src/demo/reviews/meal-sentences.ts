import type { AspectSentences } from './aspects.ts';

export const mealSentences: AspectSentences = {
  praise: [
    'We ate very well; I still think about the {dish}.',
    'The food was a highlight, {dish} most of all.',
    'Dinner in {stop} was the best meal we had this year.',
    'As a vegetarian I expected omelets and got feasts.',
    'Breakfasts set us up for the day and the picnics were proper lunches.',
    'Meals were plentiful and local: {dish} once, and never the same thing twice.',
    'The cook remembered my allergy at every meal without being asked.',
    'Go hungry. The food alone, {dish} included, was worth it.',
  ],
  good: [
    'The food was good and there was plenty of it.',
    'Good meals, a little heavy on meat.',
    'Breakfast was the same each day, but dinner made up for it.',
    'We enjoyed the {dish} and most of the other meals.',
    'Solid food, served on time.',
  ],
  mixed: [
    'Meals were repetitive: chicken on five evenings.',
    'The included dinners were dull, and the places we found ourselves were better.',
    'Breakfast was thin: white bread and instant coffee.',
    'Vegetarian food came as an afterthought, mostly cheese.',
    'Lunch was late on most days, and the same sandwich.',
  ],
  poor: [
    'The food was poor, and twice there was not enough of it.',
    'Half the group was ill after a dinner in {stop}.',
    'My allergy was noted at booking and forgotten at every meal.',
    'Dinner was served cold and late on three evenings.',
    'Meals that were listed as included had to be paid for.',
  ],
};
