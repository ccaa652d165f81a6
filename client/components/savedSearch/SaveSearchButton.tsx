import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { paths } from '../../paths.ts';
import { NetworkError } from '../../relay/NetworkError.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import type { SaveSearchButton_viewer$key } from './__generated__/SaveSearchButton_viewer.graphql.ts';

/** What a search asks for, by integer ids. Null: all of them. */
export interface Search {
  jobId: number | null;
  cityId: number | null;
  sexId: number | null;
  experienceId: number | null;
}

const loadSaving = () => import('./saveSearch.ts');

/** Preloads the code for pressing the button. A failure is handled on the press. */
const prepare = () => void loadSaving().catch(() => undefined);

/** Saves the search of a page, and says so where it is saved. Visitors are led to the login and back; job seekers and admins see nothing. */
export function SaveSearchButton({
  viewer: key,
  search,
  address,
}: {
  viewer: SaveSearchButton_viewer$key;
  search: Search;
  /** Of the search's page. */
  address: string;
}) {
  const { kind, savedSearches } = useFragment(
    graphql`
      fragment SaveSearchButton_viewer on Viewer {
        kind
        # The list of the page that shows them.
        savedSearches(first: 20) @connection(key: "SavedSearches_savedSearches") {
          __id
          edges {
            node {
              job {
                databaseId
              }
              city {
                databaseId
              }
              sex {
                databaseId
              }
              experience {
                databaseId
              }
            }
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [isSaving, setSaving] = useState(false);
  const isSaved = savedSearches?.edges.some(
    ({ node: { job, city, sex, experience } }) =>
      search.jobId === (job?.databaseId ?? null) &&
      search.cityId === (city?.databaseId ?? null) &&
      search.sexId === (sex?.databaseId ?? null) &&
      search.experienceId === (experience?.databaseId ?? null),
  );

  async function save() {
    setSaving(true);
    const result = await loadSaving()
      .then(({ saveSearch }) => saveSearch(environment, search, savedSearches ? [savedSearches.__id] : []))
      .catch((cause) => ({ ok: false as const, message: new NetworkError('offline', { cause }).message }));
    setSaving(false);
    if (!result.ok) return showToast(result.message, 'warning');
    const { frequency } = result.success.savedSearch;
    showToast(frequency === 'OFF' ? 'Search saved.' : `Search saved. We email you new people ${often[frequency]}.`);
  }

  if (kind === 'JOB_SEEKER' || kind === 'ADMIN') return null;
  const look = { look: 'secondary', size: 'small', leading: <Icon of={IconBell} size={18} /> } as const;
  if (kind !== 'EMPLOYER') {
    return (
      <ButtonLink {...look} href={paths.loginAsEmployer.to({}, { next: address })}>
        Save this search
      </ButtonLink>
    );
  }
  return (
    <Row>
      {/* It stays, because it has the focus when it was pressed. */}
      <Button
        {...look}
        loading={isSaving}
        aria-disabled={isSaved}
        onClick={() => !isSaved && void save()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {isSaved ? 'Search saved' : 'Save this search'}
      </Button>
      {isSaved && (
        <ButtonLink look="quiet" size="small" href={paths.savedSearches.to()}>
          Saved searches
        </ButtonLink>
      )}
    </Row>
  );
}

const often: Record<string, string> = { DAILY: 'daily', WEEKLY: 'weekly' };
