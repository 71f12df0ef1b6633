export {
  type ContactDesk,
  contactDesk,
  markContactRequest,
  type OpenedRequest,
  openContactRequest,
} from './contact-desk.ts';
export { contactTopics, formTopics } from './contact-topics.ts';
