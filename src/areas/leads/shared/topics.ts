export type ContactTopic = { id: number; name: string };

/** What a form offers when the site can't be asked: the order and the ids are the specification's. */
export const formTopics: readonly ContactTopic[] = [
  { id: 7, name: 'Purchasing or redeeming a flexible-trip product' },
  { id: 1, name: 'Customer Service' },
  { id: 4, name: 'Partnership' },
  { id: 3, name: 'Press or Content' },
  { id: 2, name: 'Tour Operator wanting to be listed' },
  { id: 5, name: 'Careers' },
  { id: 6, name: 'Other' },
];
