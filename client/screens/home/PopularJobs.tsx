import { graphql, useFragment } from 'react-relay';
import type { PopularJobs_query$key } from '../../__generated__/PopularJobs_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';

/** The jobs with the most job seekers. */
export function PopularJobs({ query }: { query: PopularJobs_query$key }) {
  const { popularJobs } = useFragment(
    graphql`
      fragment PopularJobs_query on Query {
        popularJobs(first: 8) {
          jobSeekerCount
          job {
            id
            plural
            slug
          }
        }
      }
    `,
    query,
  );
  if (popularJobs.length === 0) return null;
  return (
    <Section title="Popular jobs" tone="sunken">
      <ul className={styles.jobs}>
        {popularJobs.map(({ job, jobSeekerCount }) => (
          <li key={job.id}>
            <Link href={paths.jobSeekers.to({ job: job.slug })} dir="auto" className={styles.job}>
              {job.plural}
              <span className={styles.count}>
                {jobSeekerCount}
                <VisuallyHidden> available</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
