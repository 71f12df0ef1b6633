/** What people ask before they choose: about the list itself, answered by how it is made. */
export const allTripsFaqs = [
  {
    question: 'What does a price include?',
    answer:
      'It is for one person in the room that the card or the page names beside it, with the required charges that the company states as sums in the same currency. What comes on top in another currency, or in words, stands on the trip’s page. Flights from home are in it only where the page says so.',
  },
  {
    question: 'In which order do the trips stand?',
    answer:
      'Recommended puts first what travelers rate highly and what can still be booked on many dates. A single good review counts for less than a hundred. Companies can’t pay for a higher place.',
  },
  {
    question: 'What is a guaranteed date?',
    answer:
      'One that the company says it runs however few people book it. A trip may have such dates and others; each says which it is.',
  },
  {
    question: 'Why do some trips show no price?',
    answer:
      'Their company states none for the coming dates, or sets it for each request. The trip’s page says whom to ask.',
  },
] as const;
