import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import type { OfficeList } from '../../../__generated__/FilterNameDialogMutation.graphql.ts';
import type { SavedFilters_query$key } from '../../../__generated__/SavedFilters_query.graphql.ts';
import type { SavedFiltersDeleteMutation } from '../../../__generated__/SavedFiltersDeleteMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useDelete } from '../../../features/core/confirmDelete.tsx';
import type { List } from '../../../features/core/list/useList.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { MantineLayer } from '../../../ui/base/MantineLayer.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import styles from './SavedFilters.module.css';

const FilterNameDialog = lateDialog(() => import('./FilterNameDialog.tsx'));

/** The filters of a list that the admin has saved by name, and the way to save those that are set. */
export function SavedFilters({
  query,
  name: office,
  list,
}: {
  /** With the same list as its argument. */
  query: SavedFilters_query$key;
  name: OfficeList;
  list: List;
}) {
  const { savedFilters } = useFragment(
    graphql`
      fragment SavedFilters_query on Query @argumentDefinitions(list: { type: "OfficeList!" }) {
        savedFilters(list: $list) {
          id
          name
          query
        }
      }
    `,
    query,
  );
  const { pathname } = useLocation();
  const dialog = useDialog<{ id: string; name: string } | null>(FilterNameDialog);
  const [remove] = useAction<SavedFiltersDeleteMutation>(graphql`
    mutation SavedFiltersDeleteMutation($input: DeleteSavedFilterInput!) {
      deleteSavedFilter(input: $input) {
        ... on DeleteSavedFilterPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({ noun: 'Saved Filter', remove: (id) => remove({ input: { id } }) });
  const set = new URL(list.hrefOfPage(1), 'http://list').searchParams;
  const isSet = (saved: string) => sorted(new URLSearchParams(saved)) === sorted(set);
  const isSaved = savedFilters.some((saved) => isSet(saved.query));
  const canSave = list.shown.filterCount > 0 && !isSaved;
  if (savedFilters.length === 0 && !canSave) return null;
  return (
    <MantineLayer>
      <div className={styles.bar}>
        {savedFilters.length > 0 && (
          <ul aria-label="Saved filters" className={styles.chips}>
            {savedFilters.map((saved) => (
              <li key={saved.id} className={styles.chip} data-current={isSet(saved.query) || undefined}>
                <Link
                  href={`${pathname}?${saved.query}`}
                  aria-current={isSet(saved.query) ? 'true' : undefined}
                  className={styles.link}
                >
                  {saved.name}
                </Link>
                <RowMenu
                  label={`More about ${saved.name}`}
                  actions={[
                    { id: 'rename', label: 'Rename', onPress: () => dialog.open(saved) },
                    { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(saved.id, saved.name) },
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
        {canSave && (
          <Button look="secondary" size="small" {...dialog.opens(null)}>
            Save these filters
          </Button>
        )}
      </div>
      {dialog.render((saved, state) => (
        <FilterNameDialog {...state} saved={saved} list={office} query={set.toString()} />
      ))}
    </MantineLayer>
  );
}

/** The same filters in another order are the same. */
const sorted = (search: URLSearchParams): string => [...search].map(String).sort().join('&');
