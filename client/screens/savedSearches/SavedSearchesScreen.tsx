import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { AlertFrequency, SavedSearch_search$key } from '../../__generated__/SavedSearch_search.graphql.ts';
import type { SavedSearchAlertMutation } from '../../__generated__/SavedSearchAlertMutation.graphql.ts';
import type { SavedSearchesScreenQuery } from '../../__generated__/SavedSearchesScreenQuery.graphql.ts';
import type { SavedSearchRemoveMutation } from '../../__generated__/SavedSearchRemoveMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useAction } from '../../app/relay/useAction.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { useDelete } from '../../features/core/confirmDelete.tsx';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { type MailTime, useMailTime } from '../../features/core/time/useTimeZone.ts';
import { useEagerChoice } from '../../features/core/useEagerChoice.ts';
import { readSavedSearch } from '../../features/discovery/savedSearch/readSavedSearch.ts';
import { PeoplePage, peopleFaces } from '../../features/people/PeoplePage.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Segments } from '../../ui/form/Segments.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './SavedSearches.module.css';

const options: readonly { value: AlertFrequency; label: string }[] = [
  { value: 'OFF', label: 'Off' },
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
];

const times: Record<AlertFrequency, (at: MailTime) => string> = {
  OFF: () => 'You get no emails about this search.',
  DAILY: ({ time }) => `Every day at ${time}, if there are new job seekers.`,
  WEEKLY: ({ day, time }) => `Every ${day} at ${time}, if there are new job seekers.`,
};

const saved: Record<AlertFrequency, string> = {
  OFF: 'Emails about this search are off.',
  DAILY: 'Emails about this search are on: daily.',
  WEEKLY: 'Emails about this search are on: weekly.',
};

/** A saved search: the link to it, how often it is mailed, and the button that deletes it. */
function SavedSearch({ search: key }: { search: SavedSearch_search$key }) {
  const search = useFragment(
    graphql`
      fragment SavedSearch_search on SavedSearch {
        id
        name
        frequency
        ...readSavedSearch_search
      }
    `,
    key,
  );
  const [save] = useAction<SavedSearchAlertMutation>(graphql`
    mutation SavedSearchAlertMutation($input: SaveSearchAlertInput!) {
      saveSearchAlert(input: $input) {
        ... on SaveSearchAlertPayload @alias(as: "success") {
          savedSearch {
            id
            frequency
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [remove] = useAction<SavedSearchRemoveMutation>(graphql`
    mutation SavedSearchRemoveMutation($input: RemoveSavedSearchInput!) {
      removeSavedSearch(input: $input) {
        ... on RemoveSavedSearchPayload @alias(as: "success") {
          removedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({
    noun: 'Saved search',
    remove: (savedSearch) => remove({ input: { savedSearch } }),
  });
  const time = useMailTime();
  const { id, name } = search;
  const [frequency, choose] = useEagerChoice(search.frequency, async (value) => {
    const result = await save({ input: { savedSearch: id, frequency: value } });
    if (result.ok) showToast(saved[value]);
    else showToast(result.message, 'warning');
    return result.ok;
  });

  async function removeSearch() {
    if (await askToDelete(id, name)) showToast('Saved search deleted.');
  }

  return (
    <Card className={styles.search}>
      <div>
        <h2 dir="auto" className={styles.title}>
          <Link href={readSavedSearch(search).path}>{name}</Link>
        </h2>
        <Text look="small">{times[frequency](time)}</Text>
      </div>
      <Segments
        label={`Email me about ${name}`}
        options={options}
        value={frequency}
        onChange={(value) => void choose(value)}
      />
      <Button look="quietDanger" size="small" aria-label={`Delete ${name}`} onClick={() => void removeSearch()}>
        Delete
      </Button>
    </Card>
  );
}

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
