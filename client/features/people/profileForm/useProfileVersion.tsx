import { type ReactNode, useState } from 'react';
import type { ActionResult } from '../../../app/relay/action.ts';
import { reloadWithDrafts } from '../../../app/routing/unsavedChanges.ts';
import { Button } from '../../../ui/action/Button.tsx';

interface Saved {
  readonly jobSeeker: { readonly profileVersion?: number | null };
}

/**
 * The version of the profile that a form began with, so that two windows do not overwrite each other. `save` is given the
 * version and settles it; `problemAction` belongs to the form.
 */
export function useProfileVersion(initial: number | null | undefined): {
  save: <Result extends ActionResult<Saved>>(send: (version: number | null) => Promise<Result>) => Promise<Result>;
  problemAction: ReactNode;
} {
  const [version, setVersion] = useState(initial ?? null);
  const [isOutdated, setOutdated] = useState(false);
  return {
    async save(send) {
      const result = await send(version);
      if (result.ok) setVersion(result.success.jobSeeker.profileVersion ?? null);
      setOutdated(!result.ok && result.type === 'Conflict');
      return result;
    },
    // The page keeps what was typed over a reload, and shows the other window's changes in all other fields.
    problemAction: isOutdated && (
      <Button look="secondary" size="small" onClick={reloadWithDrafts}>
        Show the changes
      </Button>
    ),
  };
}
