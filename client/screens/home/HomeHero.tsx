import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { firstName } from '../../../server/domain/core/text/firstName.ts';
import type { HomeHero_query$key } from '../../__generated__/HomeHero_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { anyChoice, searchAddress } from '../../features/discovery/jobSearch/jobSearch.ts';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { AudienceTabs } from './firstPage.tsx';
import { HourDial } from './HourDial.tsx';
import { SearchSentence } from './SearchSentence.tsx';

/** 'I need to hire a …', beside some job seekers. */
export function HomeHero({ query }: { query: HomeHero_query$key }) {
  const { viewer, jobs, cities, popularJobs, wanted } = useFragment(
    graphql`
      fragment HomeHero_query on Query {
        viewer {
          kind
        }
        jobs {
          name
          slug
        }
        cities {
          name
        }
        popularJobs(first: 8) {
          job {
            slug
          }
        }
        wanted: jobSeekers(first: 6, sort: POPULARITY) {
          edges {
            node {
              id
              name
              photoUri
            }
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  return (
    <Hero
      adornment={
        <HourDial
          people={wanted.edges.map(({ node: { id, name, photoUri } }) => ({
            id,
            name: firstName(name),
            photoUri: photoUri ?? null,
          }))}
        />
      }
    >
      {viewer.kind === 'ANONYMOUS' && <AudienceTabs open="hire" />}
      <SearchSentence
        words="I need to hire a"
        action={paths.home.to()}
        jobs={jobs.map(({ name, slug }) => ({ value: slug, label: name.toLowerCase() }))}
        defaultJob={popularJobs[0]?.job.slug}
        cities={[{ value: anyChoice, label: 'any city' }, ...cities.map(({ name }) => ({ value: name, label: name }))]}
        onSearch={(values) => navigate(searchAddress(values))}
      />
      <Text look="lead">Hire for the hours you need. Compare rates, read profiles and agree the details in chat.</Text>
    </Hero>
  );
}
