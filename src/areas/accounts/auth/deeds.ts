/** What the library asks us to do while a call of ours runs; which one it is, `asking.ts` knows. */
export type Deeds = {
  sendLink(email: string, token: string): Promise<void>;
  sendReset(user: { id: string; email: string }, token: string): Promise<void>;
  wasReset(user: { id: string; email: string }): Promise<void>;
  /** Google has proved who has this address, and says what they are called: what somebody else put there before goes. */
  addressProved(email: string, names: Names): Promise<void>;
  sessionOpened(userId: string, openedBy: OpenedBy | null): Promise<void>;
};

export type Names = { firstName: string | null; lastName: string | null };

/** How somebody has shown who they are. */
export type OpenedBy = 'password' | 'magic_link' | 'google' | 'confirmation';
