import type { AspectSentences } from './aspects.ts';
import { phrase } from './phrase.ts';
import type { Told } from './told.ts';

const ashore = ({ afloat }: Told): boolean => !afloat;
const inGroup = ({ ownParty }: Told): boolean => !ownParty;

export const guideSentences: AspectSentences = {
  praise: [
    phrase(
      '{guide} was [the best guide|one of the two best guides|the kindest guide|the most patient guide] {we} have had [anywhere|on any trip|in twenty years of traveling|so far].',
    ),
    phrase(
      '{guide} knew [every path|half the families|every bird|each baker] [around|in and around|for miles around] {stop}[ and never showed off|, and it showed|, which opened doors|].',
    ),
    phrase(
      'Our guide, {guide}, [noticed who was tired before they did|saw in a face who needed a break|always knew when to stop talking|kept an eye on everybody without fussing].',
    ),
    phrase(
      '{guide} answered [four hundred|several hundred|a thousand|endless] questions, [at least ninety of them mine|most of them twice|all of them properly|and looked up the two that nobody could know].',
    ),
    phrase(
      'What [made|carried|lifted] the [trip|week|whole thing] was {guide}: [patient|calm|funny|well read|warm], [punctual|never in the way|never at a loss|good with people] and [proud of the place|quick with help|honest].',
    ),
    phrase(
      '{guide} [changed the plan around|worked around|read] the weather in {stop} and was right [each time|both times|again].',
    ),
    phrase('{we} learned more from {guide} in {days} days than from [three guidebooks|a year of reading|any museum].'),
    phrase(
      '{guide} grew up [near|not far from|an hour from] {stop}[, and it showed in every story|, which turned a walk into a visit|, and half the village waved].',
    ),
    phrase(
      '{guide} kept [a dozen very different people|a mixed group|all of us, from the quick to the slow,] [happy|together|laughing], which {we} couldn’t have done.',
      inGroup,
    ),
    phrase(
      'Full marks to {guide}, who [carried my pack for an hour|found my glasses on the path|sat with me at the pharmacy|went back for my camera] and never mentioned it again.',
    ),
    phrase(
      '{guide} found us [a table|a shady spot|a doctor|a tailor], [a baker|an umbrella|a dentist|the good coffee] and, on the last day, [an owl|a fiddler|the view without a crowd|seats on the right side].',
    ),
    phrase(
      'When my boot fell apart[ near {stop}|], {guide} [glued|sewed|wired] it [overnight|over lunch|by torchlight].',
      ashore,
    ),
    phrase('Nobody could have [led this better|done this better|made {stop} clearer] than {guide}.'),
    phrase(
      '{guide} [speaks with everybody|stops to chat with everyone|greets each shopkeeper by name], so doors [opened|were opened] in {stop} that [stay shut|are closed] for others.',
    ),
    phrase(
      '[Credit|Praise|Thanks] where it is due: {guide} [planned|thought of|prepared] everything, [down to dry socks|down to the seat in the shade|and made it look easy].',
    ),
    phrase(
      'With {guide} {we} felt [safe|at ease|welcome] [from the first hour|everywhere|even in the crowds of {stop}].',
    ),
    phrase(
      'The [stories|explanations|small talks] [{guide} told|we had from {guide}] at {stop} [alone were worth the fare|are what I tell at home|made old stones speak].',
    ),
  ],
  good: [
    phrase(
      '{guide} was a [good|capable|pleasant|solid] guide who [knew the area well|clearly knew the way|was liked by everybody|kept good time].',
    ),
    phrase(
      'Our guide was [kind|friendly|cheerful] and [well informed|well prepared], if [a little quiet at times|sometimes hard to hear|a bit fond of dates].',
    ),
    phrase('{guide} led {us} [safely|well|calmly] and told [good|some very good|a few long] stories[ about {stop}|].'),
    phrase(
      '[Good|Reliable|Friendly] guiding throughout; {guide} could have told {us} the plan [a bit earlier in the day|the evening before|more clearly].',
    ),
    phrase(
      '{guide} did [well|a good job|fine work], though the [talks|explanations] in {stop} were [a little long|rather detailed|more for specialists].',
    ),
    phrase(
      'No complaints about {guide}, [who was on time every morning|who worked hard|who meant well and mostly did well].',
    ),
    phrase(
      '{guide} was [helpful|good company|easy to talk to], and [the English was fine|questions got an answer|{we} learned a good deal].',
    ),
  ],
  mixed: [
    phrase('{guide} knew the facts but [looked at the phone a lot|seemed tired of telling them|told them too fast].'),
    phrase(
      'The guide was [fine, no more|so-so|adequate]: [the same three jokes|a memorized text|little beyond the dates], and [some questions went unanswered|hardly a word at table].',
    ),
    phrase(
      'Our guide changed halfway, and the second one [didn’t know the plan for {stop}|had never been to {stop}|knew less of {stop}].',
    ),
    phrase(
      '{we} would have liked [more explanation|a little more history|more time for questions] from the guide at {stop}.',
    ),
    phrase('{guide} walked too fast for [half of us|some of us|my knees] and only noticed on day [two|three].', ashore),
    phrase(
      'The guide’s English made the [longer explanations|talks at {stop}|stories] [hard to follow|a guessing game].',
    ),
    phrase(
      '{guide} was [pleasant|polite] but [disorganized|often late|easily distracted], and {stop} [suffered for it|got short shrift].',
    ),
  ],
  poor: [
    phrase(
      'The guide was the weak point: late [twice|three times|every morning], and [no idea about {stop}|little to say about {stop}|lost in {stop}].',
    ),
    phrase(
      '{guide} left the slower [walkers|ones] behind[ on the way out of {stop}|], which is not [acceptable|safe|on].',
      ashore,
    ),
    phrase(
      'Our guide [spent the evenings elsewhere|vanished after dinner|was hardly ever there] and nobody in {stop} [could reach|answered] the emergency number.',
    ),
    phrase(
      'The guide [read from a sheet|read aloud from a brochure|stood outside with a cigarette] at {stop}; {we} could have done that [alone|without paying|from the bus].',
    ),
    phrase(
      '{we} felt that {guide} [didn’t want to be there|was counting the days|disliked half of us][ by the time we reached {stop}|].',
    ),
    phrase('Questions to the guide were met with [a shrug|silence|a sigh][, in {stop} most of all|, day after day|].'),
    phrase(
      'Nobody had [briefed|trained] our guide: [wrong ticket times|wrong road|closed doors] in {stop}, and [no plan B|no apology].',
    ),
  ],
};

/** Self-guided travelers score the notes and the help line. */
export const notesSentences: AspectSentences = {
  praise: [
    phrase(
      'The route notes were so [good|clear|exact] that {we} never once [stood at a fork|took a wrong turn|wondered where we were].',
    ),
    phrase(
      'When {we} called the help number from {stop}, somebody who knew [the path|the road|the bus times] answered [at once|on the second ring|on a Sunday].',
    ),
    phrase('The briefing on the first evening saved {us} [an hour each day|two wrong turns|a long detour to {stop2}].'),
    phrase('Notes, map and app agreed [with each other and with the ground|everywhere, {stop} included|to the meter].'),
    phrase(
      'The notes even [knew the good bench above {stop}|named the baker in {stop}|warned of the dog near {stop}].',
    ),
    phrase(
      '[Everything|All of it] was where the notes said, [down to the gate with the blue string|from {first} to the last day|{stop} and its closing days included].',
    ),
  ],
  good: [
    phrase('The notes were clear, with [one wrong turn|one closed path|a little confusion] near {stop}.'),
    phrase(
      '[Good|Useful|Thorough] notes; the app drains the battery, so [bring a spare|carry a power bank|print the maps].',
    ),
    phrase('The host who explained the maps was [helpful|quick|friendly][, and had good tips for {stop}|].'),
    phrase(
      'The route book is [good|detailed], [a bit wordy around {stop}|better on paths than on buses|best read the evening before].',
    ),
  ],
  mixed: [
    phrase(
      'The notes were written before the new road at {stop} and [need an update|mislead there|cost {us} an hour].',
    ),
    phrase('{we} lost the path [twice|near {stop}|on the second day] because the notes said left for right.'),
    phrase(
      'The help line answered, but only [on the third call|after lunch|in the evening], when {we} had left {stop} [already|long before].',
    ),
    phrase('The maps are [too small|gray copies], and around {stop} [the scale changes|a page was missing].'),
  ],
  poor: [
    phrase(
      'The notes were [out of date|years old|useless]: [two|three] of the places named for lunch [near {stop}|on the way] have closed.',
    ),
    phrase(
      'Nobody answered the help number when {we} needed it [near {stop}|in the rain at {stop}|on the way to {stop}].',
    ),
    phrase('The app had the track of [another route|last year’s route|somebody’s bike ride] on the day to {stop}.'),
    phrase(
      'Vouchers for {stop} were [missing|made out to strangers], and [the office was closed|nobody could say why].',
    ),
  ],
};
