import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import type { ShortlistButton_jobSeeker$key } from '../../../__generated__/ShortlistButton_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { NetworkError } from '../../../app/relay/NetworkError.ts';
import { SaveButton, SaveIcon } from '../../../ui/action/SaveButton.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { useEagerChoice } from '../../core/useEagerChoice.ts';
import { firstName } from '../jobSeeker/firstName.ts';

const loadShortlist = () => import('./changeShortlist.ts');

/** Preloads the code for pressing the button. A failure is handled on the press. */
const prepare = () => void loadShortlist().catch(() => undefined);

/**
 * Puts a job seeker on the viewer's shortlist, or removes them. Visitors are led to the login and back; job seekers and admins
 * see nothing. `icon` is for cards.
 */
export function ShortlistButton({
  jobSeeker: key,
  look = 'icon',
  note,
}: {
  jobSeeker: ShortlistButton_jobSeeker$key;
  look?: 'icon' | 'text';
  /** Comes back with the job seeker when a removal is undone. */
  note?: string;
}) {
  const { id, name, viewerHasShortlisted } = useFragment(
    graphql`
      fragment ShortlistButton_jobSeeker on JobSeeker {
        id
        name
        viewerHasShortlisted
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isListed, choose] = useEagerChoice(viewerHasShortlisted ?? false, async (list) => {
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
  if (viewerHasShortlisted == null) return null;
  const button = { pressed: isListed, onPress: () => void choose(!isListed), onPrepare: prepare };
  if (look === 'text') return <SaveButton label="Shortlist" {...button} />;
  return <SaveIcon label={`Shortlist ${firstName(name)}`} {...button} />;
}
