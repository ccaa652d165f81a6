import { useState } from 'react';
import type { List } from '../../../features/core/list/useList.ts';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';

/** The person that the address names by id. The name comes from the choice, or from the answer after a reload. */
export function useChosenPerson<Name extends string>(
  list: List<Name>,
  name: NoInfer<Name>,
  named: SelectOption | null | undefined,
) {
  const [picked, setPicked] = useState<SelectOption | null>(null);
  const value = list.textOf(name);
  const known = [picked, named].find((option) => option?.value === value);
  return {
    value: value === '' ? null : (known ?? { value, label: `#${value}` }),
    onChange(person: SelectOption | null) {
      setPicked(person);
      list.setText(name, person?.value ?? '');
    },
  };
}
