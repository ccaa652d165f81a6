import type { ReactNode } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { summarized } from '../../../server/domain/core/text/characters.ts';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import type { CompareScreenQuery } from '../../__generated__/CompareScreenQuery.graphql.ts';
import type {
  Comparison_jobSeekers$data,
  Comparison_jobSeekers$key,
} from '../../__generated__/Comparison_jobSeekers.graphql.ts';
import type { Comparison_viewer$key } from '../../__generated__/Comparison_viewer.graphql.ts';
import type { ContactCell_jobSeeker$key } from '../../__generated__/ContactCell_jobSeeker.graphql.ts';
import type { ContactCell_viewer$key } from '../../__generated__/ContactCell_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { ContactButton, useContact } from '../../features/hiring/contact/useContact.tsx';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { VideoBadge } from '../../ui/display/Badge.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import styles from './Comparison.module.css';

type JobSeeker = Comparison_jobSeekers$data[number];

/** In characters: enough for an impression, so that the rows below stay in sight. */
const descriptionLength = 240;

const rows: { header: string; cell: (jobSeeker: JobSeeker) => ReactNode }[] = [
  { header: 'Job', cell: ({ job }) => job?.name },
  { header: 'City', cell: ({ city }) => city?.name },
  { header: 'Experience', cell: ({ experience }) => experience?.name },
  {
    header: 'Minimum rate',
    cell: ({ city, minRate }) =>
      city && minRate ? <Rate currency={city.country.currencyCode} amount={minRate} /> : null,
  },
  { header: 'Mother tongue', cell: ({ language }) => language?.name },
  { header: 'Native country', cell: ({ nativeCountry }) => nativeCountry?.name },
  {
    header: 'Availability',
    cell: ({ partTime, fullTime }) =>
      [partTime && 'Part-time', fullTime && 'Full-time'].filter(Boolean).join(' / ') || null,
  },
  { header: 'Areas', cell: ({ jobAreas }) => jobAreas },
  { header: 'Description', cell: ({ description }) => beginning(description ?? '') || null },
  { header: 'Video', cell: ({ videoUri }) => videoUri && <VideoBadge /> },
  { header: 'Your note', cell: ({ viewerShortlistEntry }) => viewerShortlistEntry?.note || null },
];

/** A table with a column for each job seeker. On a phone it scrolls sideways, and the first column stays. */
function Comparison({
  jobSeekers: key,
  viewer: viewerKey,
}: {
  jobSeekers: Comparison_jobSeekers$key;
  viewer: Comparison_viewer$key;
}) {
  const jobSeekers = useFragment(
    graphql`
      fragment Comparison_jobSeekers on JobSeeker @relay(plural: true) {
        id
        name
        callName
        photoUri
        videoUri
        description
        jobAreas
        partTime
        fullTime
        minRate
        job {
          name
        }
        city {
          name
          country {
            currencyCode
          }
        }
        experience {
          name
        }
        language {
          name
        }
        nativeCountry {
          name
        }
        viewerShortlistEntry {
          note
        }
        ...jobSeekerPath_jobSeeker
        ...ContactCell_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment Comparison_viewer on Viewer {
        ...ContactCell_viewer
      }
    `,
    viewerKey,
  );
  return (
    // Scrolls by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable
    <section className={styles.frame} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.label}>
              Job seeker
            </th>
            {jobSeekers.map((jobSeeker) => (
              <th key={jobSeeker.id} scope="col" className={styles.person}>
                <Photo src={jobSeeker.photoUri} name={calledName(jobSeeker)} alt="" size={96} />
                <Link href={jobSeekerPath(jobSeeker)} dir="auto">
                  {calledName(jobSeeker)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ header, cell }) => (
            <tr key={header}>
              <th scope="row" className={styles.label}>
                {header}
              </th>
              {jobSeekers.map((jobSeeker) => (
                <td key={jobSeeker.id} dir="auto">
                  {cell(jobSeeker) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.label}>
              Contact
            </th>
            {jobSeekers.map((jobSeeker) => (
              <td key={jobSeeker.id}>
                <ContactCell jobSeeker={jobSeeker} viewer={viewer} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const beginning = (text: string): string => summarized(text, descriptionLength);

const head = { title: 'Compare', lead: 'Up to four job seekers side by side.' };

export const { Skeleton, Failed } = memberFaces(head, <SkeletonBlock shape="block" className={styles.placeholder} />);

/** /compare?ids=7,12: job seekers side by side, for employers. */
export default function CompareScreen({ queryRef }: ScreenProps<CompareScreenQuery>) {
  const { viewer } = usePreloadedQuery<CompareScreenQuery>(
    graphql`
      query CompareScreenQuery($ids: [Int!]!) @preloadable {
        viewer {
          kind
          ...Comparison_viewer
          comparedJobSeekers(databaseIds: $ids) {
            id
            ...Comparison_jobSeekers
          }
        }
      }
    `,
    queryRef,
  );
  requireEmployer(viewer.kind);
  const compared = viewer.comparedJobSeekers ?? [];
  const back = (
    <ButtonLink look="secondary" size="small" href={paths.shortlist.to()}>
      Back to the shortlist
    </ButtonLink>
  );
  return (
    <MemberScreen {...head} action={compared.length > 0 && back}>
      {compared.length === 0 ? (
        <EmptyState
          title="There is no one to compare"
          action={<ButtonLink href={paths.shortlist.to()}>Open the shortlist</ButtonLink>}
        >
          Choose up to four people on your shortlist. Profiles that are not public now are left out.
        </EmptyState>
      ) : (
        <Comparison jobSeekers={compared} viewer={viewer} />
      )}
    </MemberScreen>
  );
}

/** The chat with a job seeker, or the button that contacts them. */
function ContactCell({
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
        callName
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
  const contacting = useContact(jobSeeker, viewer);
  return (
    <>
      <ContactButton name={calledName(jobSeeker)} chat={jobSeeker.viewerChat} contacting={contacting} look="primary" />
      {contacting.dialogs}
    </>
  );
}
