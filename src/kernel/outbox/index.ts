export { consume } from './consume.ts';
export { followEvents } from './follow-events.ts';
export { type Lead, leading } from './leading.ts';
export type { OutboxEvent } from './read-events.ts';
export { subscriber } from './subscriber.ts';
export { unreadEvents } from './unread-events.ts';
