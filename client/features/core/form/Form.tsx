import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import type { FormHandle } from './useSchemaForm.ts';

/** The element of a form: on a page, or in a dialog of its own making. Its problem is shown above the fields, or by the caller. */
export function Form({
  form,
  problemAction,
  ownProblem = false,
  end,
  children,
}: {
  form: FormHandle;
  /** The caller shows a FormProblem. */
  ownProblem?: boolean;
  /** What can be done about a problem, such as a link. */
  problemAction?: ReactNode;
  /** Below the fields and outside of their column, such as a SaveBar. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const fields = (
    <Stack>
      {form.isRestored && (
        <Notice
          action={
            <Button look="quiet" size="small" onClick={form.discard}>
              Start over
            </Button>
          }
        >
          We restored your draft.
        </Notice>
      )}
      {form.problem && !ownProblem && <FormProblem problem={form.problem} action={problemAction} />}
      {children}
    </Stack>
  );
  return (
    // Without scripts, the browser keeps what was typed out of the address.
    <form
      id={form.id}
      ref={form.ref}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      aria-busy={form.busy || undefined}
    >
      {fields}
      {end}
    </form>
  );
}

/** What no field shows. The reason of another party, such as a bank, comes first: it says what to do. */
export function FormProblem({
  problem: { message, reason },
  action,
}: {
  problem: NonNullable<FormHandle['problem']>;
  action?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Many forms are longer than the window, and their button is at the end.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={box}>
      {reason ? (
        <Notice tone="error" title={reason} action={action}>
          {message}
        </Notice>
      ) : (
        <Notice tone="error" action={action}>
          {message}
        </Notice>
      )}
    </div>
  );
}
