import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { SaveSearch_viewer$key } from '../../../__generated__/SaveSearch_viewer.graphql.ts';
import type { saveSearchMutation } from '../../../__generated__/saveSearchMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { act } from '../../../app/relay/action.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row } from '../../../ui/layout/Grid.tsx';
import { isSameSearch, readSavedSearch } from './readSavedSearch.ts';
import { type Search, saveLook } from './search.tsx';

/** Saves the search of a page for an employer, or says that it is saved. */
export default function SaveSearch({ viewer: key, search }: { viewer: SaveSearch_viewer$key; search: Search }) {
  const { savedSearches } = useFragment(
    graphql`
      fragment SaveSearch_viewer on Viewer {
        savedSearches(first: 20) {
          edges {
            node {
              ...readSavedSearch_search
            }
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const refetchPage = useRefetchPage();
  const [isSaving, setSaving] = useState(false);
  const isSaved = savedSearches?.edges.some(({ node }) => isSameSearch(readSavedSearch(node).search, search));

  async function save() {
    setSaving(true);
    const result = await saveSearch(environment, search);
    if (result.ok) await refetchPage();
    setSaving(false);
    if (!result.ok) return showToast(result.message, 'warning');
    const { frequency } = result.success.savedSearch;
    showToast(frequency === 'OFF' ? 'Search saved.' : `Search saved. We email you new people ${often[frequency]}.`);
  }

  return (
    <Row>
      {/* It stays, because it has the focus when it was pressed. */}
      <Button {...saveLook} loading={isSaving} aria-disabled={isSaved} onClick={() => !isSaved && void save()}>
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

/** Saves a search; saving the same one again gives the first record. */
function saveSearch(environment: IEnvironment, { when: _ofOneDay, ...input }: Search) {
  return act<saveSearchMutation>(
    environment,
    graphql`
      mutation saveSearchMutation($input: AddSavedSearchInput!) {
        addSavedSearch(input: $input) {
          ... on AddSavedSearchPayload @alias(as: "success") {
            savedSearch {
              frequency
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input },
  );
}
