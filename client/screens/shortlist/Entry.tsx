import { graphql, useFragment } from 'react-relay';
import type { Entry_entry$key } from '../../__generated__/Entry_entry.graphql.ts';
import type { Entry_jobSeeker$key } from '../../__generated__/Entry_jobSeeker.graphql.ts';
import type { Entry_viewer$key } from '../../__generated__/Entry_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { PersonRow, type PersonRowProps } from '../../features/people/row/PersonRow.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Note } from './Note.tsx';

interface EntryProps {
  viewer: Entry_viewer$key;
  selection: PersonRowProps['selection'];
}

/** A job seeker on the shortlist whose profile is public. */
export function Entry({ entry: key, ...props }: EntryProps & { entry: Entry_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment Entry_entry on ShortlistEntry {
        note
        ...Note_entry
        jobSeeker {
          name
          ...Entry_jobSeeker
        }
      }
    `,
    key,
  );
  if (!entry.jobSeeker) return null;
  const note = <Note entry={entry} about={firstName(entry.jobSeeker.name)} />;
  return <JobSeeker {...props} jobSeeker={entry.jobSeeker} note={note} noteText={entry.note} />;
}

function JobSeeker({
  jobSeeker: key,
  viewer: viewerKey,
  selection,
  note,
  noteText,
}: EntryProps & { jobSeeker: Entry_jobSeeker$key; note: React.ReactNode; noteText: string }) {
  const jobSeeker = useFragment(
    graphql`
      fragment Entry_jobSeeker on JobSeeker {
        name
        viewerChat {
          databaseId
          unread
        }
        ...PersonRow_jobSeeker
        ...useContact_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment Entry_viewer on Viewer {
        ...useContact_viewer
      }
    `,
    viewerKey,
  );
  const { contact, prepare, isContacting, dialogs } = useContact(jobSeeker, viewer);
  const { viewerChat } = jobSeeker;
  const name = firstName(jobSeeker.name);
  return (
    <PersonRow
      jobSeeker={jobSeeker}
      name={name}
      isUnread={viewerChat?.unread ?? false}
      note={noteText}
      selection={selection}
      action={
        viewerChat ? (
          <ButtonLink
            size="small"
            look={viewerChat.unread ? 'primary' : 'secondary'}
            href={paths.chat.to({ id: viewerChat.databaseId })}
          >
            Open chat<VisuallyHidden> with {name}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <Button
            size="small"
            look="secondary"
            loading={isContacting}
            onClick={contact}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            Contact now<VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )
      }
      menu={viewerChat ? [{ id: 'again', label: 'Contact again', onPress: contact }] : []}
    >
      {note}
      {dialogs}
    </PersonRow>
  );
}
