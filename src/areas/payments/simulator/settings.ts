/** What tests turn, over `POST /simulator/settings`. Times in milliseconds. */
export type Settings = {
  /** Added to the clock. */
  clockMs: number;
  /** Until an event is sent. */
  webhookMs: number;
  /** Whether events are sent by themselves. */
  webhooks: 'sent' | 'held';
  /** How long a capture is pending. */
  pendingMs: number;
  /** Until what PayPal does by itself after a capture. */
  afterwardsMs: number;
  /** How long the slow card takes before the money is taken. */
  slowMs: number;
  /** How long an answer is held back that never comes. */
  hangMs: number;
  /** Before every answer. */
  delayMs: number;
  /** After a refund was made, before its answer. */
  refundAnswerMs: number;
  /** What the next calls get instead of an answer: nothing is done for them. */
  failing: number;
  /** What becomes of refunds. */
  refunds: 'COMPLETED' | 'PENDING' | 'FAILED';
};

export const usualSettings: Settings = {
  clockMs: 0,
  webhookMs: 500,
  webhooks: 'sent',
  pendingMs: 20_000,
  afterwardsMs: 5_000,
  slowMs: 30_000,
  hangMs: 60_000,
  delayMs: 0,
  refundAnswerMs: 0,
  failing: 0,
  refunds: 'COMPLETED',
};
