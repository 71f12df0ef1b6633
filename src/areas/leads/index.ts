export { contactTopics } from './contact-topics.ts';
