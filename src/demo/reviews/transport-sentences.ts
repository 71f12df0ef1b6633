import type { AspectSentences } from './aspects.ts';

export const transportSentences: AspectSentences = {
  praise: [
    'The driver deserves a mention: smooth, early and always with a cold bottle of water.',
    'Every transfer was on time to the minute.',
    'The long drives were broken up so well that nobody minded them.',
    'The van was comfortable, with a window for everyone.',
    'From the airport to the last goodbye the transport worked like a clock.',
    'Our driver took the road to {stop} as if there were eggs on the roof.',
    'Bags were in the room before us each time.',
  ],
  good: [
    'Transport was comfortable and mostly on time.',
    'Good vehicles; the drive to {stop} is long, but they say so.',
    'The van was fine, a little tight with all the bags.',
    'Transfers went well, one of them half an hour late.',
  ],
  mixed: [
    'The drive to {stop} was longer than stated, and stops were few.',
    'The van’s air conditioning gave up on the second day.',
    'Some waiting for transfers, once for over an hour.',
    'The bus was older than the ones in the pictures, and hard on the back.',
  ],
  poor: [
    'The van broke down on the way to {stop} and there was no plan for it.',
    'Nobody met us at the airport. We took a taxi and were never repaid.',
    'The driver was on the phone on mountain roads, and said no when asked to stop it.',
    'Too many hours on a bus with broken seats.',
    'The transfer came two hours late and we missed the boat.',
  ],
};

export const shipTransportSentences: AspectSentences = {
  praise: [
    'The crew handled the small boats so well that even my mother went ashore each time.',
    'Embarking, landings, bags: all of the transport ran smoothly.',
    'The captain gave us calm water and the best side of everything.',
  ],
  good: ['Landings by small boat were well run; a few were wet.', 'The transfers to and from the ship were fine.'],
  mixed: [
    'We waited a long time on deck for the boats.',
    'The engine noise on the night passages was louder than expected.',
  ],
  poor: [
    'The transfer to the ship was chaos: an hour on the pier with no one in charge.',
    'Two landings were missed because a boat engine would not start.',
  ],
};
