import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { draftVersion, tabDraft } from '../form/formDraft.ts';
import { type SchemaFormOptions, type SubmitResult, useSchemaForm } from '../form/useSchemaForm.ts';
import type { ShownChange } from './ChangesDialog.tsx';

const ChangesDialog = lateDialog(() => import('./ChangesDialog.tsx'));

/** The fields of a form as people read them: each with its label and its value. */
export type ShownFields<Values> = { [Name in keyof Values]?: [label: string, text: ReactNode] };

/** The result of `useAction`, whose type tells whether the version was an older one. */
type SaveResult<Success> = SubmitResult<Success> & { type?: string };

export interface VersionedFormOptions<Values, Output, Success>
  extends Omit<SchemaFormOptions<Values, Output, Success>, 'submit'> {
  /** Of the record as the page has it now; another one when the page has read it again. Null: nothing is compared. */
  version: string | null;
  /** The fields with these values, where changes are shown. */
  shown: (values: Values) => ShownFields<Values>;
  /** `version` is the one that the form began with, to be sent along. */
  submit: (output: Output, values: Values, version: string | null) => Promise<SaveResult<Success> | null>;
}

/**
 * The form of a record that several admins may edit. The server refuses a save that began with an older version; the form then
 * reads the record again, keeps what was typed, takes everything else from the record, and offers what to do. It does the same
 * whenever the page has read the record again.
 */
export function useVersionedForm<Values extends object, Output, Success>({
  version,
  shown,
  initialValues: stored,
  submit,
  onSuccess,
  draft: draftPlace,
  ...options
}: VersionedFormOptions<Values, Output, Success>) {
  const refetchPage = useRefetchPage();
  const dialog = useDialog<readonly ShownChange[]>(ChangesDialog);
  /** What the form began with. */
  const base = useRef({ version, values: stored });
  /** The fields that others have changed since; null until the record was read again. */
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const place = typeof draftPlace === 'string' ? tabDraft(draftPlace) : draftPlace;
  const draft = place && { ...place, version: () => base.current.version };

  // Read before the form restores its draft, which writes the version anew.
  const draftBegan = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    draftBegan.current = draft ? draftVersion(draft) : null;
  }, []);

  const form = useSchemaForm({
    ...options,
    initialValues: stored,
    draft,
    async submit(output, values) {
      setOutdated(false);
      const result = await submit(output, values, base.current.version);
      if (result && !result.ok && result.type === 'Outdated') {
        setChanged(null);
        setOutdated(true);
        void refetchPage();
      }
      return result;
    },
    onSuccess(success, values) {
      base.current = { ...base.current, values };
      onSuccess?.(success, values);
    },
  });
  const { busy, isRestored } = form;

  /** Begins with what is stored now. */
  const begin = useEffectEvent(() => {
    const { values: began } = base.current;
    base.current = { version, values: stored };
    const changes = changesBetween(began, stored, form.values);
    form.rebase(stored, merged(began, stored, form.values));
    setChanged(changes.map(({ field }) => field));
    if (!isOutdated && changes.some(({ isMine, isTheirs }) => isMine && isTheirs)) {
      setOutdated(true);
      form.refuse({ message: 'This record was changed in the meantime. Your changes are not saved yet.', fields: {} });
    }
  });
  useEffect(() => {
    if (!busy && version !== base.current.version) begin();
  }, [version, busy]);

  const compareDraft = useEffectEvent(() => {
    if (draftBegan.current === null || draftBegan.current === version) return;
    setChanged(changesBetween(stored, stored, form.values).map(({ field }) => field));
    setOutdated(true);
    form.refuse({ message: 'This record was changed after you began. Your changes are not saved yet.', fields: {} });
  });
  useEffect(() => {
    if (isRestored) compareDraft();
  }, [isRestored]);

  function takeTheirs() {
    form.rebase(stored, stored);
    form.discard();
    setOutdated(false);
  }

  function shownChanges(): ShownChange[] {
    const [theirs, mine] = [shown(stored), shown(form.values)];
    const own = new Set<string>(changesBetween(stored, stored, form.values).map(({ field }) => field));
    return Object.entries<[string, ReactNode] | undefined>(theirs).flatMap(([field, theirShown]) => {
      const myShown = new Map(Object.entries<[string, ReactNode] | undefined>(mine)).get(field);
      if (!theirShown || !myShown || !(own.has(field) || changed?.includes(field))) return [];
      return [{ field, label: theirShown[0], theirs: theirShown[1], mine: own.has(field) ? myShown[1] : null }];
    });
  }

  // Before that, there are no changes to show, and a save would be refused again.
  const choice = { look: 'secondary', size: 'small', loading: changed === null } as const;
  return {
    ...form,
    /** Goes with the form's problem. */
    problemAction: isOutdated && (
      <Row>
        <Button {...choice} onClick={() => dialog.open(shownChanges())}>
          Show the changes
        </Button>
        <Button {...choice} onClick={() => form.ref.current?.requestSubmit()}>
          Save mine
        </Button>
        <Button {...choice} onClick={takeTheirs}>
          Take theirs
        </Button>
      </Row>
    ),
    changesDialog: dialog.render((changes, state) => <ChangesDialog {...state} changes={changes} />),
  };
}

/** How the values of a form compare with what someone else has stored since it was opened. */

/** A field that is stored with another value than when the form was opened, or than the form has now. */
interface Change<Name extends string = string> {
  field: Name;
  /** What is stored now. */
  theirs: unknown;
  /** What the form holds. */
  mine: unknown;
  /** Whether the form's value was changed since it was opened. If not, theirs is taken. */
  isMine: boolean;
  /** Whether what is stored was changed since. */
  isTheirs: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What others changed, field by field, with what the form makes of it.
 * @param base what was stored when the form was opened
 */
export function changesBetween<Values extends object>(
  base: Values,
  theirs: Values,
  mine: Values,
): Change<keyof Values & string>[] {
  const [was, is] = [new Map(Object.entries(base)), new Map(Object.entries(theirs))];
  const names = Object.keys(mine).filter((name): name is keyof Values & string => name in mine);
  const typed = new Map(Object.entries(mine));
  return names
    .map((field) => ({
      field,
      theirs: is.get(field),
      mine: typed.get(field),
      isMine: !isSame(typed.get(field), was.get(field)),
      isTheirs: !isSame(is.get(field), was.get(field)),
    }))
    .filter((change) => (change.isMine || change.isTheirs) && !(change.isMine && isSame(change.theirs, change.mine)));
}

/** What the form holds after the changes of others: everything that was changed in it, and theirs for the rest. */
export const merged = <Values extends object>(base: Values, theirs: Values, mine: Values): Values => {
  const own = new Set<string>(changesBetween(base, theirs, mine).flatMap(({ field, isMine }) => (isMine ? field : [])));
  const kept = Object.entries(mine).filter(([name]) => own.has(name));
  return { ...theirs, ...Object.fromEntries(kept) };
};

/** Values of a record as text, to be compared with another version. */

export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** The label of the chosen option. */
export const labelOf = <Value extends string | number>(
  options: readonly { value: Value; label: string }[],
  chosen: Value | null,
): string | undefined => options.find(({ value }) => value === chosen)?.label;
