export { isRequestState, type RequestState, requestStates } from './shared/request-states.ts';
export { type ContactTopic, formTopics } from './shared/topics.ts';
