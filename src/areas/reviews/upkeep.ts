export { inviteReviews } from './invite-reviews.ts';
