import type { ReactNode } from 'react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import { formatMonth } from '../../../server/domain/core/text/format/time.ts';
import type { JobSeekerReferences_jobSeeker$key } from '../../__generated__/JobSeekerReferences_jobSeeker.graphql.ts';
import type { ProfileEnd_jobSeeker$key } from '../../__generated__/ProfileEnd_jobSeeker.graphql.ts';
import type { ProfileEnd_viewer$key } from '../../__generated__/ProfileEnd_viewer.graphql.ts';
import type { ProfileSafety_jobSeeker$key } from '../../__generated__/ProfileSafety_jobSeeker.graphql.ts';
import type { SimilarJobSeekers_jobSeeker$key } from '../../__generated__/SimilarJobSeekers_jobSeeker.graphql.ts';
import type { SimilarJobSeekersPaginationQuery } from '../../__generated__/SimilarJobSeekersPaginationQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { PriceFrom } from '../../features/billing/payment/PriceFrom.tsx';
import { useBlock } from '../../features/chat/block/useBlock.tsx';
import { ReportButton } from '../../features/lifecycle/report/ReportButton.tsx';
import { JobSeekerTile } from '../../features/people/jobSeeker/JobSeekerTile.tsx';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Grid, Row, Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { JobSeekerRatings } from './JobSeekerRatings.tsx';
import styles from './ReferenceItem.module.css';

/** What follows the profile's own text: what others have confirmed, what a viewer can do about it, and similar profiles. */
export default function ProfileEnd({
  jobSeeker: jobSeekerKey,
  viewer: viewerKey,
  contact,
}: {
  jobSeeker: ProfileEnd_jobSeeker$key;
  viewer: ProfileEnd_viewer$key;
  /** The button that contacts the job seeker, for viewers who can. */
  contact: ReactNode;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileEnd_jobSeeker on JobSeeker {
        name
        callName
        active
        freeWords
        isFreeTonight
        isFreeUnconfirmed
        ...PriceFrom_jobSeeker
        ...JobSeekerRatings_jobSeeker
        ...JobSeekerReferences_jobSeeker
        ...ProfileSafety_jobSeeker
        ...SimilarJobSeekers_jobSeeker
      }
    `,
    jobSeekerKey,
  );
  const { kind } = useFragment(
    graphql`
      fragment ProfileEnd_viewer on Viewer {
        kind
      }
    `,
    viewerKey,
  );
  return (
    <>
      {(jobSeeker.freeWords || jobSeeker.isFreeTonight) && (
        <ProfileSection title="Usually free">
          {jobSeeker.isFreeTonight && <Badge>Free tonight until 4:00</Badge>}
          <Text>{jobSeeker.freeWords}</Text>
          {jobSeeker.isFreeUnconfirmed && <Text look="small">Not confirmed for 30 days.</Text>}
        </ProfileSection>
      )}
      <JobSeekerRatings jobSeeker={jobSeeker} />
      <JobSeekerReferences jobSeeker={jobSeeker} />
      {/* The state is for the job seeker and admins, who do not report it. */}
      {jobSeeker.active == null && <ProfileSafety jobSeeker={jobSeeker} canBlock={kind === 'EMPLOYER'} />}
      {contact && (
        <ProfileSection title={`Work with ${calledName(jobSeeker)}`}>
          <Stack gap="small">
            <Text>Write to {calledName(jobSeeker)} to agree the hours, the pay and a first day.</Text>
            <Row>{contact}</Row>
            <PriceFrom jobSeeker={jobSeeker} />
          </Stack>
        </ProfileSection>
      )}
      <SimilarJobSeekers jobSeeker={jobSeeker} />
    </>
  );
}

/** Reports the profile, and for employers blocks its job seeker or takes that back. */
function ProfileSafety({ jobSeeker: key, canBlock }: { jobSeeker: ProfileSafety_jobSeeker$key; canBlock: boolean }) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileSafety_jobSeeker on JobSeeker {
        id
        databaseId
        name
        callName
        viewerHasBlocked
      }
    `,
    key,
  );
  const { askToBlock, takeBack } = useBlock();
  const { id, databaseId, viewerHasBlocked } = jobSeeker;
  const name = calledName(jobSeeker);
  return (
    <Row>
      <ReportButton subject={id} noun="profile" />
      {canBlock && (
        <Button
          look="quiet"
          size="small"
          onClick={() => void (viewerHasBlocked ? takeBack(name, databaseId) : askToBlock(name, { jobSeeker: id }))}
        >
          {viewerHasBlocked ? `Unblock ${name}` : `Block ${name}`}
        </Button>
      )}
    </Row>
  );
}

/** What former employers have confirmed. Renders nothing while there is nothing. */
function JobSeekerReferences({ jobSeeker: key }: { jobSeeker: JobSeekerReferences_jobSeeker$key }) {
  const { references } = useFragment(
    graphql`
      fragment JobSeekerReferences_jobSeeker on JobSeeker {
        references {
          company
          job
          beganIn
          endedIn
          sentence
          confirmedAt
        }
      }
    `,
    key,
  );
  if (references.length === 0) return null;
  return (
    <ProfileSection title="References">
      <ul>
        {references.map(({ company, job, beganIn, endedIn, sentence, confirmedAt }) => (
          <ReferenceItem
            key={`${company} ${job} ${beganIn} ${confirmedAt}`}
            job={`${job} at ${company}`}
            period={`${formatMonth(beganIn)} to ${formatMonth(endedIn)}`}
            confirmed={confirmedAt && `Confirmed by email in ${formatMonth(confirmedAt)}`}
          >
            {sentence}
          </ReferenceItem>
        ))}
      </ul>
    </ProfileSection>
  );
}

/** A former job that the employer has confirmed. */
function ReferenceItem({
  job,
  period,
  confirmed,
  children,
}: {
  /** 'Waiter at Blue Cafe' */
  job: string;
  period: string;
  confirmed: ReactNode;
  /** What the employer says. */
  children?: ReactNode;
}) {
  return (
    <li className={styles.item}>
      <p dir="auto" className={styles.job}>
        {job}
      </p>
      <p className={styles.line}>{period}</p>
      {children && (
        <blockquote dir="auto" className={styles.words}>
          {children}
        </blockquote>
      )}
      <p className={styles.line}>{confirmed}</p>
    </li>
  );
}

/** Also the fragment's default. */
const pageSize = 6;

/** Job seekers of the same job in the same city, six per page. The link to all of them is shown even if there are none. */
function SimilarJobSeekers({ jobSeeker }: { jobSeeker: SimilarJobSeekers_jobSeeker$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<SimilarJobSeekersPaginationQuery, SimilarJobSeekers_jobSeeker$key>(
    graphql`
      fragment SimilarJobSeekers_jobSeeker on JobSeeker
      @argumentDefinitions(count: { type: "Int", defaultValue: 6 }, cursor: { type: "String" })
      @refetchable(queryName: "SimilarJobSeekersPaginationQuery") {
        job {
          name
          plural
          slug
        }
        city {
          name
        }
        similarJobSeekers(first: $count, after: $cursor) @connection(key: "SimilarJobSeekers_similarJobSeekers") {
          totalCount
          edges {
            node {
              id
              ...JobSeekerTile_jobSeeker
            }
          }
        }
      }
    `,
    jobSeeker,
    pageSize,
  );
  const { job, city, similarJobSeekers } = data;
  const { edges, totalCount } = similarJobSeekers;
  if (!job) return null;

  const listing = paths.jobSeekers.to({ job: job.slug, city: city?.name });
  const findMore = (
    <Row>
      <ButtonLink href={listing} look="secondary">
        Find more {job.plural} {city && `in ${city.name}`}
      </ButtonLink>
    </Row>
  );
  if (edges.length === 0) return findMore;

  return (
    <ProfileSection title="Similar job seekers">
      <Stack>
        <Grid ref={list} columns={2}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <JobSeekerTile jobSeeker={node} />
            </li>
          ))}
        </Grid>
        <LoadMore
          list={list}
          shown={edges.length}
          total={hasNext ? totalCount : edges.length}
          {...more}
          // Without JavaScript, the button is a link to the listing.
          href={listing}
        />
        {findMore}
      </Stack>
    </ProfileSection>
  );
}
