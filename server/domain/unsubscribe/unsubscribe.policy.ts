import { requireKnownViewer } from '../account/require.ts';
import type { Viewer } from '../account/viewer.ts';
import { Forbidden } from '../errors.ts';

/**
 * Job seekers and employers, guests too, choose which mails they get.
 * @throws SignInRequired for anonymous viewers, Forbidden for admins, who get none.
 */
export function requireMailReceiver(viewer: Viewer): { id: number } {
  const known = requireKnownViewer(viewer);
  if (known.kind === 'admin') throw new Forbidden();
  return known;
}
