import { Forbidden } from '../../core/failures/errors.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireKnownViewer } from '../../core/viewer/viewer.ts';

/**
 * Job seekers and employers, guests too, choose which mails they get.
 * @throws SignInRequired for anonymous viewers, Forbidden for admins, who get none.
 */
export function requireMailReceiver(viewer: Viewer): { id: number } {
  const known = requireKnownViewer(viewer);
  if (known.kind === 'admin') throw new Forbidden();
  return known;
}
