/** How long, how many and how much the listener bears. Behind a proxy these are bounds of the proxy's connections. */
export const bounds = {
  /** Until a request's headers are there, and until all of it is. */
  headersMs: 15_000,
  requestMs: 30_000,
  /** Between two requests: longer than balancers keep theirs, or they would send into a connection that is ending. */
  idleMs: 65_000,
  /** Without a byte in either direction; longer than any answer takes to be made. */
  stillMs: 20_000,
  /** For one answer, to its last byte: whoever takes a little now and then is not still. */
  answerMs: 120_000,
  /** Connections in all, and of one address where no proxy stands in front. */
  connections: 2000,
  ofOneAddress: 256,
  /** Requests of one connection that aren't answered yet. Browsers send one after the other. */
  unanswered: 8,
  /** Bytes of all answers that are made and not taken yet. */
  waitingBytes: 64_000_000,
  /** How often all of this is looked at. */
  lookEveryMs: 500,
};

export type Bounds = typeof bounds;
