import type { AspectSentences } from './aspects.ts';

export const guideSentences: AspectSentences = {
  praise: [
    '{guide} was the best guide we have had anywhere, and we have had a few.',
    '{guide} knew every path around {stop} and half the people on them.',
    'Our guide, {guide}, noticed who was tired before they did.',
    '{guide} answered four hundred questions, at least ninety of them mine.',
    'What made it was {guide}: patient, funny and never in the way.',
    '{guide} changed the plan around the weather in {stop} and was right each time.',
    'I learned more from {guide} in {days} days than from three guidebooks.',
    'The guide, {guide}, grew up near {stop} and it showed in every story.',
    '{guide} kept twelve very different people happy, which I couldn’t have done.',
    'Full marks to {guide}, who carried my pack for an hour and never mentioned it again.',
    '{guide} found us a table, a dentist and, on the last day, an owl.',
    'When my boot fell apart, {guide} glued it overnight.',
    'Nobody could have led this better than {guide}.',
    '{guide} speaks with everybody, so doors opened in {stop} that stay shut for others.',
  ],
  good: [
    '{guide} was a good guide who knew the area well.',
    'Our guide was kind and well informed, if a little quiet in the van.',
    '{guide} led us safely and told good stories.',
    'Good guiding throughout; {guide} could have told us the plan a bit earlier in the day.',
    'The guide was friendly and on time.',
    '{guide} did well, though the talks in {stop} were a little long.',
  ],
  mixed: [
    '{guide} knew the facts but looked at the phone a lot.',
    'The guide was fine, no more: the same three jokes, and some questions went unanswered.',
    'Our guide changed halfway, and the second one didn’t know the plan.',
    'I would have liked more explanation from the guide at {stop}.',
    '{guide} walked too fast for half of us and only noticed on day three.',
    'The guide’s English made the longer explanations hard to follow.',
  ],
  poor: [
    'The guide was the weak point: late twice, and no idea about {stop}.',
    '{guide} left the slower walkers behind, which is not acceptable.',
    'Our guide spent the evenings elsewhere and nobody could reach the emergency number.',
    'The guide read from a sheet at {stop}. We could have done that ourselves.',
    'I felt that {guide} didn’t want to be there.',
    'Questions to the guide were met with a shrug.',
  ],
};

/** Self-guided travelers score the notes and the help line. */
export const notesSentences: AspectSentences = {
  praise: [
    'The route notes were so good that we never once stood at a fork.',
    'When we called the help number from {stop}, somebody who knew the path answered at once.',
    'The briefing on the first evening saved us an hour each day.',
    'Notes, map and app agreed with each other and with the ground.',
  ],
  good: [
    'The notes were clear, with one wrong turn near {stop}.',
    'Good notes; the app drains the battery, so bring a spare.',
    'The host who explained the maps was helpful.',
  ],
  mixed: [
    'The notes were written before the new road at {stop} and need an update.',
    'We lost the path twice because the notes said left for right.',
    'The help line answered, but only on the third call.',
  ],
  poor: [
    'The notes were out of date: two of the places named for lunch have closed.',
    'Nobody answered the help number when we needed it near {stop}.',
    'The app had the track of another route on day two.',
  ],
};
