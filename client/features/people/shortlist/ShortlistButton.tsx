import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import type { ShortlistButton_jobSeeker$key } from '../../../__generated__/ShortlistButton_jobSeeker.graphql.ts';
import { SaveButton, SaveIcon } from '../../../ui/action/SaveButton.tsx';
import { prepareShortlist, useShortlist } from './useShortlist.ts';

/**
 * Puts a job seeker on the viewer's shortlist, or removes them. Visitors are led to the login and back; job seekers and admins
 * see nothing. `icon` is for cards.
 */
export function ShortlistButton({
  jobSeeker: key,
  look = 'icon',
}: {
  jobSeeker: ShortlistButton_jobSeeker$key;
  look?: 'icon' | 'text';
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ShortlistButton_jobSeeker on JobSeeker {
        name
        callName
        id
        viewerHasShortlisted
      }
    `,
    key,
  );
  const shortlist = useShortlist(jobSeeker);
  if (!shortlist) return null;
  const button = { pressed: shortlist.isListed, onPress: shortlist.toggle, onPrepare: prepareShortlist };
  if (look === 'text') return <SaveButton label="Shortlist" {...button} />;
  return <SaveIcon label={`Shortlist ${calledName(jobSeeker)}`} {...button} />;
}
