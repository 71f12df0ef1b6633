import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Opens a session for somebody whose address was just confirmed, in the browser that had signed up with it. */
export const confirmation = () => ({
  id: 'confirmation' as const,
  endpoints: {
    openConfirmed: createAuthEndpoint(
      '/confirmed',
      { method: 'POST', body: z.object({ userId: z.uuid() }), metadata: { SERVER_ONLY: true } },
      async (call) => {
        const { internalAdapter } = call.context;
        const user = await internalAdapter.findUserById(call.body.userId);
        if (!user?.emailVerified) throw new APIError('UNAUTHORIZED');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(call, { session, user });
        return { token: session.token };
      },
    ),
  },
});
