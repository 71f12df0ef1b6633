export { contactDesk, markContactRequest, openContactRequest } from './contact-desk.ts';
export { contactTopics, formTopics } from './contact-topics.ts';
