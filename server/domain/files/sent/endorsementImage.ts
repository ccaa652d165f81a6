import type { IncomingFile } from '../../../media/media.ts';
import type { FileContext } from '../context.ts';
import { uriOf } from '../stored/rules.ts';
import { storeUpload } from '../stored/store.ts';
import { endorsementImageOwner } from '../stored/upload.policy.ts';

/**
 * Stores a picture for a client or a testimonial, which shows it once it is saved with it. Returns its URI.
 * @throws SignInRequired, Forbidden, InvalidInput, TooLarge, UnsupportedType on `image`; TooMany, Unavailable
 */
export async function uploadEndorsementImage(ctx: FileContext, image: IncomingFile): Promise<string> {
  const userId = endorsementImageOwner(ctx.viewer);
  return uriOf(await storeUpload(ctx, 'ENDORSEMENT_IMAGE', { userId }, image));
}
