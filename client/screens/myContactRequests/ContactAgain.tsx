import { graphql, useFragment } from 'react-relay';
import type { ContactAgain_jobSeeker$key } from '../../__generated__/ContactAgain_jobSeeker.graphql.ts';
import type { ContactAgain_request$key } from '../../__generated__/ContactAgain_request.graphql.ts';
import type { ContactAgain_viewer$key } from '../../__generated__/ContactAgain_viewer.graphql.ts';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { Button } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';

interface Texts {
  description: string;
  partTime: boolean;
  fullTime: boolean;
}

/** Opens the contact dialog with what the request asked for. Nothing while the profile is not public. */
export function ContactAgain({
  request: key,
  viewer,
}: {
  request: ContactAgain_request$key;
  viewer: ContactAgain_viewer$key;
}) {
  const { description, partTime, fullTime, isPending, jobSeeker } = useFragment(
    graphql`
      fragment ContactAgain_request on ContactRequest {
        description
        partTime
        fullTime
        isPending
        jobSeeker {
          ...ContactAgain_jobSeeker
        }
      }
    `,
    key,
  );
  if (!jobSeeker) return null;
  return (
    <AgainButton
      label={isPending ? 'Contact now' : 'Contact again'}
      jobSeeker={jobSeeker}
      viewer={viewer}
      again={{ description: description ?? '', partTime, fullTime }}
    />
  );
}

function AgainButton({
  label,
  jobSeeker: key,
  viewer: viewerKey,
  again,
}: {
  label: string;
  jobSeeker: ContactAgain_jobSeeker$key;
  viewer: ContactAgain_viewer$key;
  again: Texts;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ContactAgain_jobSeeker on JobSeeker {
        name
        ...useContact_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment ContactAgain_viewer on Viewer {
        ...useContact_viewer
      }
    `,
    viewerKey,
  );
  const { contact, prepare, isContacting, dialogs } = useContact(jobSeeker, viewer, again);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        loading={isContacting}
        onClick={contact}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {label}
        <VisuallyHidden>: {firstName(jobSeeker.name)}</VisuallyHidden>
      </Button>
      {dialogs}
    </>
  );
}
