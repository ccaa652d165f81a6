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
import { cardBadges } from '../../features/accounts/badge/badgeWords.ts';
import { answersText } from '../../features/core/activity/activityText.ts';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { ContactButton, useContact } from '../../features/hiring/contact/useContact.tsx';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Disclosure } from '../../ui/action/Disclosure.tsx';
import { classNames } from '../../ui/base/classNames.ts';
import { Link } from '../../ui/base/Link.tsx';
import { VideoBadge } from '../../ui/display/Badge.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { RatedStars } from '../../ui/display/Stars.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import styles from './Comparison.module.css';

type JobSeeker = Comparison_jobSeekers$data[number];

/** In characters: enough for an impression, so that the rows below stay in sight. */
const descriptionLength = 240;
const freeTimesLength = 90;

interface Row {
  header: string;
  /** Null: unknown. Rows whose values are equal are folded. */
  value: (jobSeeker: JobSeeker) => string | null | undefined;
  /** A known value, if it is more than words. */
  shown?: (jobSeeker: JobSeeker) => ReactNode;
}

/** What decides comes first. */
const rows: readonly Row[] = [
  {
    header: 'Minimum rate',
    value: ({ city, minRate }) => (city && minRate ? `${city.country.currencyCode} ${minRate}` : null),
    shown: ({ city, minRate }) => city && minRate && <Rate currency={city.country.currencyCode} amount={minRate} />,
  },
  {
    header: 'Availability',
    value: ({ partTime, fullTime, answer3 }) => {
      const kinds = [partTime && 'Part-time', fullTime && 'Full-time'].filter(Boolean).join(' / ');
      return [kinds, summarized(answer3 ?? '', freeTimesLength)].filter(Boolean).join(': ');
    },
  },
  { header: 'Usually free', value: ({ freeWords }) => freeWords },
  {
    header: 'Reviews',
    value: ({ averageStars, ratingCount }) => (averageStars == null ? null : `${averageStars} ${ratingCount}`),
    shown: ({ averageStars, ratingCount }) =>
      averageStars != null && <RatedStars average={averageStars} count={ratingCount} />,
  },
  { header: 'Verified', value: ({ badges }) => cardBadges(badges).join(', ') },
  { header: 'Answer time', value: ({ replyTime }) => replyTime && answersText(replyTime) },
  { header: 'Job', value: ({ job }) => job?.name },
  { header: 'City', value: ({ city }) => city?.name },
  { header: 'Skills', value: ({ skills }) => skills.join(', ') },
  { header: 'Experience', value: ({ experience }) => experience?.name },
  { header: 'Mother tongue', value: ({ language }) => language?.name },
  { header: 'Native country', value: ({ nativeCountry }) => nativeCountry?.name },
  { header: 'Areas', value: ({ jobAreas }) => jobAreas },
  { header: 'Description', value: ({ description }) => summarized(description ?? '', descriptionLength) },
  { header: 'Video', value: ({ videoUri }) => videoUri && 'Video', shown: () => <VideoBadge /> },
  { header: 'Your note', value: ({ viewerShortlistEntry }) => viewerShortlistEntry?.note },
];

/** Whether a row has the same value for all. Never for one person alone. */
const isEqual = ({ value }: Row, jobSeekers: readonly JobSeeker[]): boolean =>
  jobSeekers.length > 1 && new Set(jobSeekers.map((jobSeeker) => value(jobSeeker) || null)).size === 1;

const shownIn = ({ value, shown = value }: Row, jobSeeker: JobSeeker): ReactNode =>
  value(jobSeeker) ? shown(jobSeeker) : '–';

/** A table with a column for each job seeker. The people stay on top; where not all fit, it scrolls, and the first column stays too. */
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
        freeWords
        partTime
        fullTime
        answer3
        skills
        minRate
        averageStars
        ratingCount
        badges
        replyTime
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
  const equal = rows.filter((row) => isEqual(row, jobSeekers));
  const others = rows.filter((row) => !equal.includes(row));
  const [first] = jobSeekers;
  const folded = `${equal.length} equal ${equal.length === 1 ? 'row' : 'rows'}`;
  const frame = classNames(styles.frame, jobSeekers.length > 2 && styles.wide);
  return (
    // Scrolls by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable
    <section className={frame} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table} style={{ '--people': jobSeekers.length } as Record<string, number>}>
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
          {others.map((row) => (
            <tr key={row.header}>
              <th scope="row" className={styles.label}>
                {row.header}
              </th>
              {jobSeekers.map((jobSeeker) => (
                <td key={jobSeeker.id} dir="auto">
                  {shownIn(row, jobSeeker)}
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
          {first && equal.length > 0 && (
            <tr>
              <td colSpan={jobSeekers.length + 1}>
                <div className={styles.equal}>
                  <Disclosure more={`Show ${folded}`} less={`Hide ${folded}`}>
                    <Facts facts={equal.map((row) => ({ label: row.header, value: shownIn(row, first) }))} />
                  </Disclosure>
                </div>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

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
