/** How a message to the team may stand. */
export const requestStates = ['new', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

export const isRequestState = (text: string): text is RequestState =>
  (requestStates as readonly string[]).includes(text);
