import type { IncomingFile } from '../../../media/media.ts';
import type { FileContext } from '../context.ts';
import { uriOf } from '../stored/rules.ts';
import { storeUpload } from '../stored/store.ts';
import { logoOwner } from '../stored/upload.policy.ts';

/**
 * Stores a logo for the viewer's company page, which shows it once the employer is saved with it. Returns its URI.
 * @throws SignInRequired, Forbidden, InvalidInput, TooLarge, UnsupportedType on `image`; TooMany, Unavailable
 */
export async function uploadLogo(ctx: FileContext, image: IncomingFile): Promise<string> {
  const userId = logoOwner(ctx.viewer);
  return uriOf(await storeUpload(ctx, 'LOGO', { userId }, image));
}
