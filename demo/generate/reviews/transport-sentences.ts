import type { AspectSentences } from './aspects.ts';
import { phrase } from './phrase.ts';
import type { Told } from './told.ts';

const driven = ({ driven: chauffeured }: Told): boolean => chauffeured;
const coach = (told: Told): boolean => told.driven && told.coach;
const van = (told: Told): boolean => told.driven && !told.coach;

export const transportSentences: AspectSentences = {
  praise: [
    phrase(
      'The driver deserves a mention: [smooth|calm|careful], early and always with [a cold bottle of water|a joke|a dry towel][ at {stop}|].',
      driven,
    ),
    phrase('Every transfer was on time [from {first} on|even at {stop} in the rain|to the minute, {stop} included].'),
    phrase(
      'The long [drives|stretches] were broken up so well that nobody minded them, [not even the one to {stop}|{stop} to {stop2} included].',
      driven,
    ),
    phrase(
      'The van was comfortable, with a window for everyone[ and room for wet coats|, and clean each morning|].',
      van,
    ),
    phrase(
      'The coach was [new|spotless|quiet], and [the seats rotated fairly|{we} sat in front on the way to {stop}].',
      coach,
    ),
    phrase('From [the airport|{first}] to [the last goodbye|{last}] the transport worked like a clock.'),
    phrase(
      'Our driver took the road to {stop} as if there were [eggs|a wedding cake|a sleeping baby] on the roof.',
      driven,
    ),
    phrase('Bags were in the room before {us} in {stop}[ and everywhere else|, every night|].'),
    phrase(
      '[Connections|Transfers] around {stop} [fitted to the minute|were thought through], and [nobody ever waited|somebody was always there].',
    ),
    phrase(
      'Getting [to {stop}|from {stop} to {stop2}] [could have been tiring|looked long on the map] and was [a pleasure|part of the fun].',
    ),
  ],
  good: [
    phrase('Transport was comfortable and mostly on time[, {stop} apart|].'),
    phrase('Good vehicles; the way to {stop} is long, but they [say so|warn you].'),
    phrase('The van was fine, a little tight with all the bags[ after {stop}|].', van),
    phrase('Transfers went well, one of them [half an hour late|a tight fit|early, at {stop}].'),
    phrase('Getting around was [easy|well arranged], [with one long day to {stop}|if slow after {stop}].'),
    phrase('No trouble on the way, [apart from traffic around {stop}|and clean seats throughout].'),
  ],
  mixed: [
    phrase('The way to {stop} was longer than stated, and stops were few.'),
    phrase('The [van’s|vehicle’s] air conditioning gave up [on the second day|before {stop}|for good].', van),
    phrase('Some waiting for transfers, once for over an hour in {stop}.'),
    phrase('The bus was older than the one in the pictures, and hard on the back[ to {stop}|].', driven),
    phrase(
      '[Tickets|Seats] for the way to {stop} were [in three carriages|booked on the late one|printed for another day].',
    ),
    phrase('{we} spent [more hours|longer] on the way between {stop} and {stop2} than in either.'),
  ],
  poor: [
    phrase('The [van|vehicle] broke down on the way to {stop} and there was no plan for it.', driven),
    phrase('Nobody met {us} [at the airport|on arrival] in {first}, so {we} took a taxi and {weWere} never repaid.'),
    phrase('The driver was on the phone [on the road to {stop}|at speed], and said no when asked to stop it.', driven),
    phrase('Too many hours to {stop} on [broken seats|a bench by the toilet|hard seats].'),
    phrase(
      'The transfer came two hours late and [{stop} was closed by then|that cost {us} {stop}|{we} saw {stop} in the dark].',
    ),
    phrase('{our} bags went to {stop2} while {weWere} in {stop}, and [stayed there two days|nobody knew].'),
  ],
};

export const shipTransportSentences: AspectSentences = {
  praise: [
    phrase(
      'The crew handled the small boats so well that [even my mother|even a bad knee|everybody] got ashore [each time|at {stop}].',
    ),
    phrase('Embarking, landing, bags: all of it ran smoothly[, at {stop} in the wind too|, from {first} on|].'),
    phrase('The captain gave {us} calm water and the best side of [everything|{stop}].'),
    phrase(
      '{lodging} [moved at night|slipped along without a shudder], and {we} [woke up at {stop}|never lost an hour].',
    ),
  ],
  good: [
    phrase('Getting ashore was well run; [a few landings were wet|{stop} took patience|the queue was short].'),
    phrase('The transfers to and from the ship were fine[, {last} included|].'),
    phrase('A steady ship, [with one rough night before {stop}|a little slow to {stop}].'),
  ],
  mixed: [
    phrase('{we} waited a long time on deck [for the boats|at {stop}|before each landing].'),
    phrase('The engine noise on the [night passages|way to {stop}] was louder than expected.'),
    phrase('The timetable slipped, and {stop} was [cut to two hours|reached at dusk].'),
  ],
  poor: [
    phrase('The transfer to the ship was chaos: [an hour|two hours] on the pier [in {first}|] with no one in charge.'),
    phrase('[{stop} was|Two landings were] missed because a boat engine would not start.'),
    phrase('{we} sat in port [a whole day|half a day] [for repairs|without news], and {stop} was [dropped|left out].'),
  ],
};
