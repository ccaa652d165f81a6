import type { SelectOption } from '../../../ui/form/SelectField.tsx';

/** A record as an option of a filter whose codec is `id`. */
export const idOption = ({
  databaseId,
  name,
}: {
  readonly databaseId: number;
  readonly name: string;
}): SelectOption => ({
  value: String(databaseId),
  label: name,
});
