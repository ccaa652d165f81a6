import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { graphql, usePreloadedQuery } from 'react-relay';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { SavedSearchesScreenQuery } from '../../__generated__/SavedSearchesScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { PeoplePage, peopleFaces } from '../../features/people/PeoplePage.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { SavedSearch } from './SavedSearch.tsx';
import styles from './SavedSearches.module.css';

export const { Skeleton, Failed } = peopleFaces(
  'savedSearches',
  <Stack>
    {['one', 'two', 'three'].map((key) => (
      <SkeletonBlock key={key} shape="block" className={styles.placeholder} />
    ))}
  </Stack>,
);

/** /saved-searches: the searches that an employer has saved, and how often each is mailed. */
export default function SavedSearchesScreen({ queryRef }: ScreenProps<SavedSearchesScreenQuery>) {
  const { viewer } = usePreloadedQuery<SavedSearchesScreenQuery>(
    graphql`
      query SavedSearchesScreenQuery @preloadable {
        viewer {
          kind
          savedSearches(first: 20) {
            edges {
              node {
                id
                ...SavedSearch_search
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  requireEmployer(viewer.kind);
  if (!viewer.savedSearches) return null;
  const { edges } = viewer.savedSearches;
  const search = paths.jobSeekers.to({ job: allJobsSlug });
  return (
    <PeoplePage tab="savedSearches">
      <Text look="soft">We email you new job seekers for each search, daily or weekly.</Text>
      {edges.length === 0 ? (
        <EmptyState
          icon={IconBell}
          title="No saved searches yet"
          action={<ButtonLink href={search}>Find job seekers</ButtonLink>}
        >
          Search for job seekers and press “Save this search”.
        </EmptyState>
      ) : (
        <ul aria-label="Saved searches" className={styles.list}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <SavedSearch search={node} />
            </li>
          ))}
        </ul>
      )}
    </PeoplePage>
  );
}
