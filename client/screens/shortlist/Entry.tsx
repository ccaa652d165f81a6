import { graphql, useFragment } from 'react-relay';
import type { Entry_entry$key } from '../../__generated__/Entry_entry.graphql.ts';
import type { Entry_jobSeeker$key } from '../../__generated__/Entry_jobSeeker.graphql.ts';
import type { Entry_viewer$key } from '../../__generated__/Entry_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ShortlistButton } from '../../features/people/shortlist/ShortlistButton.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { AvailabilityBadges, VideoBadge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { Note } from './Note.tsx';
import styles from './Shortlist.module.css';

interface EntryProps {
  viewer: Entry_viewer$key;
  isChosen: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
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
  isChosen,
  onChoose,
  note,
  noteText,
}: EntryProps & { jobSeeker: Entry_jobSeeker$key; note: React.ReactNode; noteText: string }) {
  const jobSeeker = useFragment(
    graphql`
      fragment Entry_jobSeeker on JobSeeker {
        databaseId
        name
        photoUri
        videoUri
        minRate
        partTime
        fullTime
        job {
          name
        }
        city {
          name
          country {
            currencyCode
          }
        }
        viewerChat {
          databaseId
          unread
        }
        ...jobSeekerPath_jobSeeker
        ...ShortlistButton_jobSeeker
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
  const { databaseId, photoUri, videoUri, minRate, partTime, fullTime, job, city, viewerChat } = jobSeeker;
  const name = firstName(jobSeeker.name);
  return (
    <Card className={styles.entry}>
      <Photo src={photoUri} name={name} alt="" size={88} className={styles.photo} />
      <div className={styles.person}>
        <h2 dir="auto" className={styles.name}>
          <Link href={jobSeekerPath(jobSeeker)}>{name}</Link>
        </h2>
        <p>{[job?.name, city?.name].filter(Boolean).join(' in ')}</p>
        {city && minRate ? <Rate currency={city.country.currencyCode} amount={minRate} /> : null}
        <Row className={styles.badges}>
          <AvailabilityBadges partTime={partTime} fullTime={fullTime} />
          {videoUri && <VideoBadge />}
        </Row>
      </div>
      <div className={styles.corner}>
        <ShortlistButton jobSeeker={jobSeeker} note={noteText} />
      </div>
      <div className={styles.note}>{note}</div>
      <div className={styles.actions}>
        <Checkbox
          label={
            <>
              Compare<VisuallyHidden> {name}</VisuallyHidden>
            </>
          }
          checked={isChosen}
          onChange={(event) => onChoose(databaseId, event.currentTarget.checked)}
        />
        <Row>
          {viewerChat && (
            <ButtonLink size="small" href={paths.chat.to({ id: viewerChat.databaseId })}>
              Open chat
              <VisuallyHidden>
                {' '}
                with {name}
                {viewerChat.unread && ', unread'}
              </VisuallyHidden>
            </ButtonLink>
          )}
          <Button
            size="small"
            look={viewerChat ? 'secondary' : 'primary'}
            loading={isContacting}
            onClick={contact}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            {viewerChat ? 'Contact again' : 'Contact now'}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </Row>
      </div>
      {dialogs}
    </Card>
  );
}
