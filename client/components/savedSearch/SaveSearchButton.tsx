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
  const { kind } = useFragment(
    graphql`
      fragment SaveSearchButton_viewer on Viewer {
        kind
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [isSaving, setSaving] = useState(false);
  /** The address of the search that was saved here. */
  const [saved, setSaved] = useState<string | null>(null);

  async function save() {
    setSaving(true);
    const result = await loadSaving()
      .then(({ saveSearch }) => saveSearch(environment, search))
      .catch((cause) => ({ ok: false as const, message: new NetworkError('offline', { cause }).message }));
    setSaving(false);
    if (!result.ok) return showToast(result.message, 'warning');
    setSaved(address);
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
      <Button {...look} loading={isSaving} onClick={() => void save()} onPointerEnter={prepare} onFocus={prepare}>
        Save this search
      </Button>
      {saved === address && (
        <ButtonLink look="quiet" size="small" href={paths.savedSearches.to()}>
          Saved searches
        </ButtonLink>
      )}
    </Row>
  );
}

const often: Record<string, string> = { DAILY: 'daily', WEEKLY: 'weekly' };
