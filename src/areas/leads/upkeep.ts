// For work beside the requests: what files of content say of topics.
export { keepTopics } from './contact-topics.ts';
