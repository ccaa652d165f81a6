import { Select } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { MantineLayer } from '../base/MantineLayer.tsx';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './SearchSelect.module.css';
import type { SelectOption } from './SelectField.tsx';

/**
 * A select with a search field, for long lists. It loads Mantine's Select, so import it lazily or from back office screens.
 * With `onSearch` the caller searches, debounced; without it the given options are filtered.
 */
export function SearchSelect({
  value,
  options,
  onChange,
  search,
  onSearch,
  searching = false,
  placeholder,
  clearable = true,
  nothingFound = 'Nothing found',
  begins = false,
  onFocus,
  id,
  className,
  ...field
}: FieldProps & {
  value: string | null;
  options: SelectOption[];
  onChange: (value: string | null) => void;
  search?: string;
  onSearch?: (text: string) => void;
  searching?: boolean;
  placeholder?: string;
  clearable?: boolean;
  nothingFound?: string;
  /** Takes the focus when its dialog opens. */
  begins?: boolean;
  onFocus?: () => void;
  id?: string;
  className?: string;
}) {
  // What is outside an open dialog is below it, and out of reach.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  return (
    <MantineLayer>
      <Field {...field} id={id} className={className}>
        {(wiring) => (
          <Select
            {...wiring}
            ref={(input) => setDialog(input?.closest('dialog') ?? null)}
            data-autofocus={begins || undefined}
            // The open list would cover the other fields.
            openOnFocus={!begins}
            data={options}
            attributes={{ input: { dir: 'auto' }, option: { dir: 'auto' } }}
            value={value}
            onChange={onChange}
            onFocus={onFocus}
            searchable
            clearable={clearable}
            searchValue={search}
            onSearchChange={onSearch}
            // The caller has already filtered them.
            filter={onSearch ? ({ options: found }) => found : undefined}
            placeholder={placeholder}
            nothingFoundMessage={searching ? 'Searching…' : nothingFound}
            clearButtonProps={{ 'aria-label': 'Clear' }}
            comboboxProps={{ transitionProps: { duration: 100 }, portalProps: dialog ? { target: dialog } : {} }}
            maxDropdownHeight={320}
            classNames={{
              input: `${control.control} ${control.withTrailing}`,
              dropdown: styles.dropdown,
              option: styles.option,
            }}
          />
        )}
      </Field>
    </MantineLayer>
  );
}
