import { useActionState, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '../../components/fieldErrors.ts';
import { focusFirstError } from '../../ui/form/focusFirstError.ts';
import type { Rejection } from './accountMessages.ts';

const nothing: Rejection = { message: null, fields: {} };

/**
 * A form whose fields are the browser's own, so that what is typed before the page has come to life is kept, and a form
 * that is sent before then is sent once it has. `submit` gets values that the schema accepts, and resolves to what is
 * wrong with them all the same, or null.
 */
export function useAccountForm<Schema extends z.ZodType>(
  schema: Schema,
  submit: (values: z.output<Schema>) => Promise<Rejection | null>,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [rejection, setRejection] = useState<Rejection>(nothing);
  const [typed, action, busy] = useActionState(async (_: Record<string, string>, data: FormData) => {
    const values = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
    const fields = fieldErrors(schema, values);
    const isWrong = Object.keys(fields).length > 0;
    setRejection((isWrong ? { message: null, fields } : await submit(schema.parse(values))) ?? nothing);
    return values;
  }, {});

  // React empties a form whose action has ended: what was typed goes back in, and the cursor to what is wrong.
  useEffect(() => {
    for (const [name, value] of Object.entries(typed)) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    focusFirstError(ref.current);
  }, [typed]);

  return {
    form: { ref, action, noValidate: true },
    /** For each field: its name, and what is wrong with it until it is changed. */
    field: (name: string) => ({
      name,
      error: rejection.fields[name],
      onChange: () => {
        if (!rejection.fields[name]) return;
        const { [name]: _, ...fields } = rejection.fields;
        setRejection({ ...rejection, fields });
      },
    }),
    message: rejection.message,
    busy,
  };
}
