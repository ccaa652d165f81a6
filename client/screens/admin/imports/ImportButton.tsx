import type { ImportName } from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';

/** From a list to the import of its rows. */
export function ImportButton({ name }: { name: ImportName }) {
  return (
    <ButtonLink look="secondary" href={paths.adminImports.to({}, { list: name })}>
      Import
    </ButtonLink>
  );
}
