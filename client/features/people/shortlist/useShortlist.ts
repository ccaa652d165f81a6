import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { notLoaded } from '../../../ui/base/servedPart.tsx';
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
  jobSeeker: { readonly id: string; readonly viewerHasShortlisted: boolean | null | undefined } | null | undefined,
  note?: string,
): { isListed: boolean; toggle: () => void } | null {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isListed, choose] = useEagerChoice(jobSeeker?.viewerHasShortlisted ?? false, (list) =>
    loadShortlist().then(
      ({ changeShortlist }) =>
        changeShortlist(
          environment,
          { id: jobSeeker?.id ?? '', list, note },
          () => void navigate(paths.loginAsEmployer.to({}, { next: pathname + search })),
        ),
      () => {
        showToast(notLoaded, 'warning');
        return false;
      },
    ),
  );
  if (jobSeeker?.viewerHasShortlisted == null) return null;
  return { isListed, toggle: () => void choose(!isListed) };
}
