import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { summarized } from '../../../server/domain/core/text/firstCharacters.ts';
import type {
  Comparison_jobSeekers$data,
  Comparison_jobSeekers$key,
} from '../../__generated__/Comparison_jobSeekers.graphql.ts';
import type { Comparison_viewer$key } from '../../__generated__/Comparison_viewer.graphql.ts';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { Link } from '../../ui/base/Link.tsx';
import { VideoBadge } from '../../ui/display/Badge.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import styles from './Comparison.module.css';
import { ContactCell } from './ContactCell.tsx';

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
export function Comparison({
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
                <Photo src={jobSeeker.photoUri} name={firstName(jobSeeker.name)} alt="" size={96} />
                <Link href={jobSeekerPath(jobSeeker)} dir="auto">
                  {firstName(jobSeeker.name)}
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
