import { graphql, useFragment } from 'react-relay';
import type { SaveSearchButton_viewer$key } from '../../../__generated__/SaveSearchButton_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { servedPart } from '../../../ui/base/servedPart.tsx';
import { type Search, saveLook } from './search.tsx';

// Visitors do not load it.
const SaveSearch = servedPart('save-search', () => import('./SaveSearch.tsx'));

/** Saves the search of a page. Visitors are led to the login and back; job seekers and admins see nothing. */
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
  const viewer = useFragment(
    graphql`
      fragment SaveSearchButton_viewer on Viewer {
        kind
        ...SaveSearch_viewer
      }
    `,
    key,
  );
  if (viewer.kind === 'JOB_SEEKER' || viewer.kind === 'ADMIN') return null;
  if (viewer.kind === 'EMPLOYER') return <SaveSearch viewer={viewer} search={search} />;
  return (
    <ButtonLink {...saveLook} href={paths.loginAsEmployer.to({}, { next: address })}>
      Save this search
    </ButtonLink>
  );
}
