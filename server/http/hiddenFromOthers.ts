import { Forbidden, NotFound, SignInRequired } from '../domain/core/failures/errors.ts';

/**
 * Reads what is only there for admins: for others it does not exist.
 * @throws NotFound for others, and every other failure as it is
 */
export async function hiddenFromOthers<Found>(read: () => Found | Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof SignInRequired || error instanceof Forbidden ? new NotFound() : error;
  }
}
