import type { AspectSentences } from './aspects.ts';

export const lodgingSentences: AspectSentences = {
  praise: [
    '{lodging} in {stop} had the best bed of the trip and a view to go with it.',
    'The rooms were better than we expected at the price, {lodging} best of all.',
    'We would have stayed at {lodging} another week.',
    'Every place we slept in was clean, quiet and run by people who cared.',
    'The owners of {lodging} treated us like visiting cousins.',
    'Lovely rooms throughout; at {lodging} they even dried our boots.',
    'Good hotels, well chosen: you could walk to everything.',
    'Whoever picked {lodging} knows what tired people need: hot water, a chair and silence.',
    'The beds were good everywhere, which I don’t say lightly.',
  ],
  good: [
    'The hotels were good and central, one of them a bit noisy.',
    'Comfortable rooms, nothing grand; {lodging} was the nicest.',
    'Clean rooms and good showers, small in {stop}.',
    'The places to stay were as described.',
    '{lodging} was pleasant, if short of sockets.',
    'We slept well nearly everywhere.',
  ],
  mixed: [
    'The room at {lodging} was small and above the kitchen fan.',
    'Lodging was mixed: two good places, and one in {stop} with a tired bathroom.',
    'The bed at {lodging} sagged, and the heating came on at ten.',
    'Some of the hotels were farther from the center than we had understood.',
    'Rooms were all right, but the Wi-Fi and the hot water at {lodging} were a matter of luck.',
    'We asked for twin beds and got a double in two of the hotels.',
  ],
  poor: [
    '{lodging} in {stop} was not good enough: mold in the shower and music until two.',
    'The hotel in {stop} was a disappointment, with a broken window and no second blanket.',
    'We were moved out of {lodging} into a room by the road, without an explanation.',
    'The rooms were below what had been promised; at {lodging} we slept in our jackets.',
    'Two of the hotels need to go from the list. {lodging} is one of them.',
    'Bad beds three nights running.',
  ],
};

export const cabinSentences: AspectSentences = {
  praise: [
    'The cabin was quiet, warm and cleverly built; everything had a place.',
    'Our cabin was spotless, and the beds were better than at home.',
    'The ship is small, well kept and steady, and the cabins are bigger than the plan makes them look.',
    'We loved the cabin and hardly spent an hour in it.',
  ],
  good: [
    'A good cabin, with enough storage if you pack lightly.',
    'The cabins are compact but comfortable.',
    'The cabin was clean and the shower hot; the window was small.',
  ],
  mixed: [
    'Our cabin was near the engine and hummed all night.',
    'The cabin was smaller than the picture and smelled of diesel on two mornings.',
    'The cabin was fine, the bathroom a cupboard.',
  ],
  poor: [
    'The cabin leaked in the first rain and nobody could fix it.',
    'Our cabin had no working heating for two nights.',
    'The cabin was directly above the anchor chain. We were not told, and could not change.',
  ],
};
