import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Opens a session for somebody of whom another call of ours has just learned who they are. */
const openFor = <Path extends string>(path: Path) =>
  createAuthEndpoint(
    path,
    { method: 'POST', body: z.object({ userId: z.uuid() }), metadata: { SERVER_ONLY: true } },
    async (call) => {
      const { internalAdapter } = call.context;
      const user = await internalAdapter.findUserById(call.body.userId);
      if (!user?.emailVerified) throw new APIError('UNAUTHORIZED');
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(call, { session, user });
      return { token: session.token };
    },
  );

/** Confirmed: in the browser that had signed up. Handed back: at the host of a partner, after Google's answer at ours. */
export const confirmation = () => ({
  id: 'confirmation' as const,
  endpoints: { openConfirmed: openFor('/confirmed'), openHandedBack: openFor('/handed-back') },
});
