export { isRequestState, type RequestState, requestStates } from './shared/request-states.ts';
export { type ContactTopic, usualTopics } from './shared/topics.ts';
