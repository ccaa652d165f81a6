import type { IncomingFile } from '../../../media/media.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { FileContext } from '../context.ts';
import { uriOf } from '../stored/rules.ts';
import { fileFailures, storeUpload } from '../stored/store.ts';
import { offerImageOwner } from '../stored/upload.policy.ts';

/**
 * Stores a picture for a job offer (docs/product/offers.md, 'The form of an offer'). Returns its URI.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadJobOfferImage = verb(
  'FILES',
  offerImageOwner,
  fileFailures,
  async (ctx: FileContext, userId, image: IncomingFile): Promise<string> => {
    return uriOf(await storeUpload(ctx, 'OFFER_IMAGE', { userId }, image));
  },
);
