import type { IncomingFile } from '../../../media/media.ts';
import type { Ctx } from '../../core/context.ts';
import { verb } from '../../core/viewer/verb.ts';
import { uriOf } from '../stored/rules.ts';
import { fileFailures, storeUpload } from '../stored/store.ts';
import { endorsementImageOwner, logoOwner, offerImageOwner } from '../stored/upload.policy.ts';

/**
 * Stores a picture for a job offer (docs/product/offers.md, 'The form of an offer'). Returns its URI.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadJobOfferImage = verb(
  'FILES',
  offerImageOwner,
  fileFailures,
  async (ctx: Ctx, userId, image: IncomingFile): Promise<string> => {
    return uriOf(await storeUpload(ctx, 'OFFER_IMAGE', { userId }, image));
  },
);

/**
 * Stores a picture for a client or a testimonial, which shows it once it is saved with it. Returns its URI.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadEndorsementImage = verb(
  'FILES',
  endorsementImageOwner,
  fileFailures,
  async (ctx: Ctx, userId, image: IncomingFile): Promise<string> => {
    return uriOf(await storeUpload(ctx, 'ENDORSEMENT_IMAGE', { userId }, image));
  },
);

/**
 * Stores a logo for the viewer's company page, which shows it once the employer is saved with it. Returns its URI.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadLogo = verb(
  'FILES',
  logoOwner,
  fileFailures,
  async (ctx: Ctx, userId, image: IncomingFile): Promise<string> => {
    return uriOf(await storeUpload(ctx, 'LOGO', { userId }, image));
  },
);
