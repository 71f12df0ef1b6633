import type { AspectSentences } from './aspects.ts';

export const valueSentences: AspectSentences = {
  praise: [
    'Worth every cent: we added up what it would have cost alone, and stopped halfway.',
    'There were no extras to pay that we hadn’t read about before. Good value.',
    'For the price I can’t think of anything better.',
    'Excellent value, since nearly everything is in the price.',
    'We paid less than our friends did for half as much.',
    'Fairly priced and honest about what isn’t included.',
  ],
  good: [
    'Good value, though tips and drinks add up.',
    'The price is fair for what you get.',
    'Not cheap, but the money goes to the right places.',
    'Fair price; bring cash for the extras.',
  ],
  mixed: [
    'A little dear for what it is, with the extras on top.',
    'The price was all right until we had paid for three dinners and two entrance fees.',
    'I think the single supplement is too high for the rooms one gets.',
    'Somewhat overpriced: the same outing costs half at the pier.',
  ],
  poor: [
    'Too expensive. We paid for a premium trip and got an ordinary one.',
    'Poor value: nearly every outing turned out to cost extra.',
    'The price can’t be justified with rooms like these.',
    'We asked for part of our money back and were offered a voucher.',
  ],
};
