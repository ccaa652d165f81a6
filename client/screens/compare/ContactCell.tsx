import { graphql, useFragment } from 'react-relay';
import type { ContactCell_jobSeeker$key } from '../../__generated__/ContactCell_jobSeeker.graphql.ts';
import type { ContactCell_viewer$key } from '../../__generated__/ContactCell_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';

/** The chat with a job seeker, or the button that contacts them. */
export function ContactCell({
  jobSeeker: key,
  viewer: viewerKey,
}: {
  jobSeeker: ContactCell_jobSeeker$key;
  viewer: ContactCell_viewer$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ContactCell_jobSeeker on JobSeeker {
        name
        viewerChat {
          databaseId
        }
        ...useContact_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment ContactCell_viewer on Viewer {
        ...useContact_viewer
      }
    `,
    viewerKey,
  );
  const { contact, prepare, isContacting, dialogs } = useContact(jobSeeker, viewer);
  const name = firstName(jobSeeker.name);
  const { viewerChat } = jobSeeker;
  if (viewerChat) {
    return (
      <ButtonLink size="small" href={paths.chat.to({ id: viewerChat.databaseId })}>
        Open chat<VisuallyHidden> with {name}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="small" loading={isContacting} onClick={contact} onPointerEnter={prepare} onFocus={prepare}>
        Contact now<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {dialogs}
    </>
  );
}
