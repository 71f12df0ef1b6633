export { type ContactTopic, formTopics } from './shared/topics.ts';
