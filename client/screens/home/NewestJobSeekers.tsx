import { graphql, useFragment } from 'react-relay';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { NewestJobSeekers_query$key } from '../../__generated__/NewestJobSeekers_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { JobSeekerTile } from '../../features/people/jobSeeker/JobSeekerTile.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';

/** The newest job seekers. */
export function NewestJobSeekers({ query }: { query: NewestJobSeekers_query$key }) {
  const { newest } = useFragment(
    graphql`
      fragment NewestJobSeekers_query on Query {
        newest: jobSeekers(first: 4) {
          edges {
            node {
              id
              ...JobSeekerTile_jobSeeker
            }
          }
        }
      }
    `,
    query,
  );
  if (newest.edges.length === 0) return null;
  return (
    <Section
      title="New job seekers"
      tone="sunken"
      action={
        <ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })} look="secondary">
          See more job seekers
        </ButtonLink>
      }
    >
      <Grid columns={4} className={styles.newest}>
        {newest.edges.map(({ node }) => (
          <li key={node.id}>
            <JobSeekerTile jobSeeker={node} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
