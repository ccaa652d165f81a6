import type { IncomingFile } from '../../../media/media.ts';
import type { FileContext } from '../context.ts';
import { uriOf } from '../stored/rules.ts';
import { storeUpload } from '../stored/store.ts';
import { offerImageOwner } from '../stored/upload.policy.ts';

/**
 * Stores a picture for a job offer (docs/product/offers.md, 'The form of an offer'). Returns its URI.
 * @throws SignInRequired, Forbidden, InvalidInput, TooLarge, UnsupportedType on `image`; TooMany, Unavailable
 */
export async function uploadJobOfferImage(ctx: FileContext, image: IncomingFile): Promise<string> {
  const userId = offerImageOwner(ctx.viewer);
  return uriOf(await storeUpload(ctx, 'OFFER_IMAGE', { userId }, image));
}
