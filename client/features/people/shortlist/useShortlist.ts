import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import type { useShortlist_jobSeeker$key } from '../../../__generated__/useShortlist_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { NetworkError } from '../../../app/relay/NetworkError.ts';
import { showToast } from '../../../ui/display/toasts.ts';
import { useEagerChoice } from '../../core/useEagerChoice.ts';

const loadShortlist = () => import('./changeShortlist.ts');

/** Preloads the code for a press. A failure is handled on the press. */
export const prepareShortlist = () => void loadShortlist().catch(() => undefined);

/**
 * Whether a job seeker is on the viewer's shortlist, and what puts them there or removes them. Visitors are led to the login and back.
 * Null for job seekers, admins, and where there is no profile.
 * @param note comes back with the job seeker when a removal is undone
 */
export function useShortlist(
  key: useShortlist_jobSeeker$key | null | undefined,
  note?: string,
): { isListed: boolean; toggle: () => void } | null {
  const jobSeeker = useFragment(
    graphql`
      fragment useShortlist_jobSeeker on JobSeeker {
        id
        viewerHasShortlisted
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isListed, choose] = useEagerChoice(jobSeeker?.viewerHasShortlisted ?? false, async (list) => {
    const id = jobSeeker?.id ?? '';
    const result = await loadShortlist()
      .then(({ addToShortlist, removeFromShortlist }) =>
        list ? addToShortlist(environment, id, note) : removeFromShortlist(environment, id),
      )
      .catch((cause) => ({ ok: false as const, type: '', message: new NetworkError('offline', { cause }).message }));
    if (result.ok) showToast(list ? 'Added to your shortlist.' : 'Removed from your shortlist.');
    else if (result.type === 'SignInRequired') {
      void navigate(paths.loginAsEmployer.to({}, { next: pathname + search }));
    } else showToast(result.message, 'warning');
    return result.ok;
  });
  if (jobSeeker?.viewerHasShortlisted == null) return null;
  return { isListed, toggle: () => void choose(!isListed) };
}
