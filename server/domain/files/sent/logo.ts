import type { IncomingFile } from '../../../media/media.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { FileContext } from '../context.ts';
import { uriOf } from '../stored/rules.ts';
import { fileFailures, storeUpload } from '../stored/store.ts';
import { logoOwner } from '../stored/upload.policy.ts';

/**
 * Stores a logo for the viewer's company page, which shows it once the employer is saved with it. Returns its URI.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadLogo = verb(
  'FILES',
  logoOwner,
  fileFailures,
  async (ctx: FileContext, userId, image: IncomingFile): Promise<string> => {
    return uriOf(await storeUpload(ctx, 'LOGO', { userId }, image));
  },
);
