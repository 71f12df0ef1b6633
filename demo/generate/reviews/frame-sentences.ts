import { type Phrase, phrase } from './phrase.ts';
import type { Told } from './told.ts';

type Bank = readonly Phrase[];
type Moods = Readonly<Record<'glad' | 'content' | 'mixed' | 'cross', Bank>>;

const long = ({ long: lasted }: Told): boolean => lasted;
const inGroup = ({ ownParty }: Told): boolean => !ownParty;
const older = ({ young }: Told): boolean => !young;
const guided = ({ guided: led }: Told): boolean => led;
const cold = ({ cold: chilly }: Told): boolean => chilly;

/** Openings by how the whole trip was felt. */
export const openings: Moods = {
  glad: [
    phrase('{Who} did this in {month} and would [do it again|go back tomorrow|change nothing].'),
    phrase('{we} had {days} days from {first} to {last} and not a dull [one|hour] among them.'),
    phrase(
      'I booked this on my own and was glad of it by the [second evening|time we reached {stop}|first dinner].',
      inGroup,
    ),
    phrase('This was {our} [second|third|fourth] trip with {company} and the best [so far|of them].'),
    phrase(
      'I don’t usually write reviews, but [this one is owed to {guide}|{stop} deserves one|the days in {stop} earned one].',
    ),
    phrase('For [my sixtieth|my fiftieth|a round] birthday, and better than any party[: {stop} at my age|].', older),
    phrase(
      '{we} had put {stop} off for [ten|five|twenty] years and [shouldn’t have|won’t tell you why|wish {we} hadn’t].',
    ),
    phrase('A [friend|colleague|neighbor|cousin] recommended {company}; [I will now do the same|now it is my turn].'),
    phrase(
      '{Who} had never been {toRegion} before, and [{stop} was the place to start|what a place is {stop}|it won’t be the last time].',
    ),
    phrase('It rained on [three|four|five] days out of {long} and I would still give it full marks.', long),
    phrase(
      '[A week|Ten days|A month] later I am still [waking up at six and missing it|telling people about {stop}|sorting pictures of {stop}].',
    ),
    phrase(
      'My [sister|brother|best friend|cousin] chose this trip; I complained, went along, and [have apologized since|was wrong about {stop}|now know {stop}].',
    ),
    phrase(
      'Travelers of [28|31|24] and [71|68|74] in one group, and everybody got on[, in {stop} too|].',
      (told) => inGroup(told) && older(told),
    ),
    phrase(
      '[Went|Traveled] in {month}: [quiet paths|no crowds in {stop}|soft light] and [room for everybody|easy days].',
    ),
    phrase('{stop} had been on {our} list since [school|a film {we} saw as children|{our} twenties].'),
    phrase('{Days} days {inRegion}, and {we} came home [rested|richer|with full heads].'),
    phrase('[Short version|In one line]: go, and [with these people|in {month}|before everybody does].'),
    phrase('It isn’t easy to surprise {us} any more, but {stop} [did|managed it|did, twice].'),
  ],
  content: [
    phrase('A good trip on the whole, [{stop} most of all|best around {stop}|with {doing} as the peak].'),
    phrase('{Who} enjoyed most of {our} {days} days {inRegion}.'),
    phrase('Good, with [a few things|one or two things] that could be better in {stop}.'),
    phrase('{we} traveled in {month}, and the weather was [kind|mostly kind|good to {us}].'),
    phrase(
      '{we} liked [{stop}|{doing}] more than {we} had feared and [{stop2} a little less|the rest well enough|{region} as a whole].',
    ),
    phrase('[Solid|Sensible|Decent] trip, well planned [from {first} on|around {stop}|for {month}].'),
    phrase(
      'Went in {month} with a group of [very nice|interesting|easygoing] people, [half of whom knew {stop}|most of them on their first trip to {stop}|from 30 to 70].',
      inGroup,
    ),
    phrase('{stop} is [lovely|worth it], and the trip [does it justice, mostly|shows it well].'),
    phrase('{Days} days, of which {we} would keep [nearly all|six or so|most].'),
    phrase('{company} [does many things well|knows what it is doing], with [room to grow|a slip here and there].'),
  ],
  mixed: [
    phrase(
      '{we} wanted to like [this|{stop}|{region} this way] more than {we} did[, {doing} apart|, in {month} above all|].',
    ),
    phrase('A trip of two halves: up to {stop}, and after.'),
    phrase('{stop} is wonderful; the trip was only partly so.'),
    phrase('Some very good days and some that were not, {stop} among the [first|second] kind.'),
    phrase('{we} have traveled with {company} before, and this was not up to it.'),
    phrase('To be fair: {stop} is superb, and [only|just] the organization [needs work|let it down|got in the way].'),
    phrase('[Mixed feelings|Two minds] about these {days} days {inRegion}.'),
    phrase(
      'On paper a [fine|lovely] plan; on the ground in {month} it [creaked|came apart around {stop}|lost its thread after {stop}].',
    ),
  ],
  cross: [
    phrase('{we} expected much more of [{stop}|{company}|{days} days {inRegion}].'),
    phrase(
      'I am writing this so that others [know about {stop}|think twice about {month}|ask about {stop} before they pay].',
    ),
    phrase(
      'A disappointing trip to a wonderful place: {stop} [can’t help it|would deserve better|was all it should be].',
    ),
    phrase('{we} can’t recommend this as it is run [now|in {month}], {stop} [or no {stop}|notwithstanding].'),
    phrase('Not what was described, [from {first} on|{stop} least of all|and {doing} is the proof].'),
    phrase('{Days} days {we} would like to have back.'),
    phrase('If you are thinking of {company} for {stop}: [read on|wait a year|ask hard questions].'),
  ],
};

/** Something small that happened, or that one should know; stands anywhere in the middle. */
export const moments: Bank = [
  phrase('[On day {nth}|On the {nthDay} day] came {doing}, and [the sun with it|{we} forgot the time|somebody sang].'),
  phrase(
    '[A baker|An old man|A schoolteacher|A fisherman] in {stop} [gave {us} bread|told {us} where to look|waved {us} in for tea], and that was [the day|worth ten museums].',
  ),
  phrase(
    'In {stop} {we} [got up before everyone|sat on a wall for an hour|missed supper for the light] and [have never regretted it|saw the place to ourselves].',
  ),
  phrase('{we} bought [a rug|honey|a hat|pottery] in {stop2} that {we} [didn’t need|now use every day].'),
  phrase('There was a power cut in {stop}, and [candles came out|nobody minded|somebody found a guitar].'),
  phrase(
    '{we} came across a [wedding|small festival|market] in {stop} and [got asked to stay|forgot the time|missed the next thing on the list].',
  ),
  phrase(
    '[Between {stop} and {stop2}|On the way out of {stop}] {we} saw [more than in a year at home|two rainbows|not one other visitor].',
  ),
  phrase(
    'The [best|strangest|longest] conversation of the trip was [on a bench in {stop}|over {dish} in {stop}|with a policeman in {stop2}].',
  ),
  phrase(
    '{we} lost [a hat|a phone|a passport] in {stop} and [got it back by evening|{guide} found it|learned how kind people are].',
    guided,
  ),
  phrase(
    '[The smell of|The light in|Mornings in] {stop} [will stay with {us}|is what {we} remember|can’t be photographed].',
  ),
  phrase(
    '[Somebody|A fellow traveler] had [brought chocolate|a birthday|a guitar] on day {nth}, [which helped|and {stop} heard it].',
    inGroup,
  ),
];

export const weather: Bank = [
  phrase(
    'The weather in {month} was [perfect|ideal|kind]: [cool mornings and clear afternoons|warm days and cool nights|one shower, at night].',
  ),
  phrase('It was colder than I had packed for[, in {stop} most of all|].', cold),
  phrase('{we} had sun on all but [one day|two days|one afternoon in {stop}].'),
  phrase('Rain in {stop} for [two days|a day and a half|an afternoon], and nobody’s mood suffered.'),
  phrase('It was hot in {stop}, so the early starts made sense.', ({ cold: chilly }) => !chilly),
  phrase('Wind at {stop}, then more wind, then an evening without any that I will remember.'),
  phrase(
    '{month} [turned out a good choice|was quiet|is a fine time to go]: [light until late|few people in {stop}|fair prices].',
  ),
];

export const closings: Moods = {
  glad: [
    phrase(
      '{weHave} already booked the next one, [and hope for {guide} again|to {stop} if they let {us}|with {company} of course].',
    ),
    phrase('Thank you, {guide} and everyone at {company}.', guided),
    phrase('Go[, and take good shoes| to {stop}, and stay longer|. You can rest at home].'),
    phrase('If you hesitate: [book it|go in {month}|ask {company} about {month}].'),
    phrase('Don’t skip {stop2}[, whatever anybody says|; go early|].'),
    phrase('{we} would change nothing except [the length|the flight home|one night more in {stop}].'),
    phrase('Bring [layers|a warm hat|something windproof]; {month} has four seasons in {stop}.', cold),
    phrase('Ten out of ten, [{stop} eleven|{doing} twelve|and {we} don’t give that lightly, {stop} or not].'),
    phrase('I cried a little [at the airport|in {last}|when we left {stop}], which is not like me.'),
    phrase('{we} will be back {inRegion}[, knees permitting|, with friends|].'),
    phrase('Take [a day extra|two nights more] in {last}.'),
    phrase(
      '[Hats off|Thanks] to {company}, [and to {guide}|who answered every email|who thought of everything].',
      guided,
    ),
    phrase(
      '{our} advice: [leave room in the bag for {stop}|learn ten words before {first}|keep a free evening in {last}].',
    ),
  ],
  content: [
    phrase('{we} would go with {company} again[, perhaps in another month|].'),
    phrase('Recommended, with those [small|few] reservations about [{stop}|{stop2}|{month}].'),
    phrase(
      '{we} would tell a friend to go, and to [skip the extras in {stop}|add a night in {last}|see {stop} in another month].',
    ),
    phrase('Take [cash|good shoes], and a [warm|light] layer for {stop2}.'),
    phrase(
      '[Four stars from {us}|A fair four|Four out of five], [five for {stop}|rounded up for {doing}|and glad {we} went].',
    ),
    phrase('With one night more in {stop} it would be [excellent|perfect|hard to beat].'),
  ],
  mixed: [
    phrase('With a little more care this could be very good: {stop} [is made for it|has all one needs].'),
    phrase('{we} hope {company} [reads this|thinks again about {stop}|listens to people like {guide}].'),
    phrase('Read the small print [about {stop}|about {doing}] before you go.'),
    phrase(
      '{we} would choose [a different month from {month}|another way to see {stop}|{stop} alone, without the rest].',
    ),
    phrase('{stop} again, yes; {company} again, [{weAre} not sure|perhaps not|not on this trip].'),
  ],
  cross: [
    phrase('{we} will not use {company} again.'),
    phrase('I have written to {company} [and am waiting|twice] [since {stop}|for an answer].'),
    phrase('Save your money or ask hard questions [about {stop}|about {doing}] first.'),
    phrase('A pity, because {stop} deserves better.'),
    phrase('{we} saw {stop} in spite of {company}, not [because of it|thanks to it].'),
  ],
};

export const summaries: Moods = {
  glad: [
    phrase('[Better than|All that] {we} had hoped of {stop}'),
    phrase('{stop} and [everything after it|{stop2}, well done|a happy week]'),
    phrase('{guide} made it', guided),
    phrase('Would go [again tomorrow|back to {stop} tomorrow|again in {month}]'),
    phrase('Well run from {first} to {last}'),
    phrase('Go for {doing}'),
    phrase('{doing}[, and more|, at last|]'),
    phrase('[Our|My] best trip in [years|a decade]'),
    phrase('{Long} days that felt like [three weeks|two]'),
    phrase('Just what was promised in {stop}'),
    phrase('{region} [done properly|as it should be|at its best]'),
    phrase('Worth the long way to {stop}'),
    phrase('{stop2} was the surprise'),
    phrase('Honest company, fine days [{inRegion}|in {month}]'),
    phrase('[Good people, good pace|Good food, good company|Kind people] {inRegion}'),
    phrase('Still thinking of {stop}'),
    phrase('[Loved|Adored] {stop}[, loved the rest|]'),
    phrase('{month} in {stop}'),
    phrase('Come for {stop}, stay for {stop2}'),
  ],
  content: [
    phrase('Good, with small flaws in {stop}'),
    phrase('A solid trip to {stop}'),
    phrase('{stop} very good, the rest good'),
    phrase('Mostly as described, {stop} [better|busier]'),
    phrase('Good days {inRegion}'),
    phrase('Nice people, full days in {stop}'),
    phrase('Well planned, a bit rushed in {stop}'),
    phrase('Glad {we} saw {stop}'),
    phrase('Worth it for {doing}'),
    phrase('Four stars, five for {stop}'),
  ],
  mixed: [
    phrase('Two halves, {stop} the better'),
    phrase('{stop} fine, trip uneven'),
    phrase('{stop} yes, the rest no'),
    phrase('{stop} could be so much better'),
    phrase('Not quite what {we} booked in {stop}'),
    phrase('Mixed feelings about {stop}'),
    phrase('Too much {stop}, too little {stop2}'),
    phrase('[So-so|Up and down] {inRegion}'),
  ],
  cross: [
    phrase('[Disappointed|Let down] [in {stop}|in {month}]'),
    phrase('Not as described: {stop}'),
    phrase('Poorly run [{inRegion}|around {stop}]'),
    phrase('{we} expected more of {stop}'),
    phrase('Fix {stop}, please'),
    phrase('{stop} deserves better'),
    phrase('[Avoid|Wait] until they sort out {stop}'),
  ],
};

/** What the company writes beneath. {author} is the traveler’s first name. */
export const replies: Readonly<
  Record<'value' | 'guide' | 'activities' | 'lodging' | 'cabin' | 'transport' | 'meals' | 'thanks', Bank>
> = {
  value: [
    phrase(
      '[You are right about the extras|A fair point about the extras|We hear you on the extras], {author}: from this season [the entrance fees|two of the dinners|the extras] in {stop} are part of the price[, and the list of what isn’t comes first|, and we say so at the top|].',
    ),
    phrase(
      '[We have looked at the price again|We went through your list line by line], {author}, and [two|three] of the extras you name in {stop} are now included.',
    ),
  ],
  guide: [
    phrase(
      'We have talked with the guide and with the others on your {month} departure, and changed [how {stop} is led|who leads the days in {stop}]; you should have had better, {author}.',
    ),
    phrase(
      'What you describe at {stop} is not how we work, {author}: [the guide no longer leads for us|that guide has gone back to training], and [your call has been returned|we have written to you], late as it is.',
    ),
    phrase(
      '[The notes|The texts] for {stop} have been [rewritten|walked again], with thanks to you, {author}, for [marking the spot|being exact].',
      ({ guided: led }) => !led,
    ),
  ],
  activities: [
    phrase(
      '[The outing you missed|{doing}, which you missed,] in {stop} should have been replaced on the spot; we have written to you, {author}, about a part refund.',
    ),
    phrase(
      'The day in {stop} has been taken apart and put together again: [more time, fewer stops|a later start|smaller numbers].',
    ),
    phrase(
      'You came for {doing}, and [we owed you a call before you flew|we should have told you in {first}]. [From now on we ring, {author}|It is in our checklist for {stop} now].',
    ),
  ],
  lodging: [
    phrase(
      '[Fair|You are right], {author}: we have left that house in {stop} and use another one from this season[, with rooms on the quiet side|, a street farther back|].',
    ),
    phrase(
      'You are not the only one who told us about {stop}, {author}; the owner has replaced the [beds|boiler|windows], and we have slept there since to check.',
    ),
  ],
  cabin: [
    phrase(
      'The cabins on that side have been insulated since, and we have written to you about part of the fare, {author}.',
    ),
    phrase(
      '[Fair|You are right], {author}: the fault has been repaired in the yard after your {month} sailing; next time, tell the purser the same evening and we move you.',
    ),
  ],
  transport: [
    phrase(
      'That vehicle has been retired, {author}, and the transfer company in {stop} has been changed.',
      ({ afloat }) => !afloat,
    ),
    phrase(
      'The wait [in {stop}|in {first}] was our mistake and nobody else’s, {author}: [two flights, one pick-up|a wrong day in our sheet|one message that nobody read]; that has been put right.',
    ),
    phrase(
      '[We are sorry about {stop}|You lost time at {stop}], {author}; the engine has been overhauled, and a spare boat is [aboard|in {first}].',
      ({ afloat }) => afloat,
    ),
  ],
  meals: [
    phrase(
      'Thank you for being plain about the food in {stop}, {author}: the menus rotate over six days now[, and vegetarians get a list of their own|, with a cook from {stop}|].',
    ),
    phrase(
      'We have eaten in {stop} ourselves since, {author}, and agree; [those dinners are now free choice|we use another kitchen], and the price is lower by what they cost.',
    ),
  ],
  thanks: [
    phrase('Thank you, {author}; {guide} has read this aloud to the rest of [the office|us].'),
    phrase('That is kind of you, {author}: the weather at {stop} was luck, the rest was practice.'),
    phrase(
      'Thank you, {author}, and come back when the season turns: {stop} is a different place [then|in the other light].',
    ),
    phrase(
      'We passed this on to {guide} and to [the kitchen|the drivers|{lodging}], {author}, [who are pleased|with thanks].',
    ),
    phrase(
      'Thank you for taking the time, {author}. People read these [more carefully than anything we write|before they read us].',
    ),
    phrase('[It was a pleasure|We enjoyed having you], {author}; {stop} [sends greetings|remembers you].'),
  ],
};
