export type ContactTopic = { id: number; name: string };

/** What a form over a page offers until the site has been asked, as `content/lists/topics.yaml` has it. */
export const usualTopics: readonly ContactTopic[] = [
  { id: 7, name: 'Purchasing or redeeming a flexible-trip product' },
  { id: 1, name: 'Customer Service' },
  { id: 4, name: 'Partnership' },
  { id: 3, name: 'Press or Content' },
  { id: 2, name: 'Tour Operator wanting to be listed' },
  { id: 5, name: 'Careers' },
  { id: 6, name: 'Other' },
];
