import { AppError, isAppError } from '../errors.ts';

/** What is read of a request's body. @throws AppError bad_request when its sender is gone before the end of it */
export async function wholeBody<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    // A body that was read before is a fault of ours.
    if (isAppError(error) || error instanceof TypeError) throw error;
    throw new AppError('bad_request', 'The body ended before all of it had come. Send it again.');
  }
}
