import { lazy, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { draftVersion, tabDraft } from '../form/formDraft.ts';
import { type SchemaFormOptions, type SubmitResult, useSchemaForm } from '../form/useSchemaForm.ts';
import type { ShownChange } from './ChangesDialog.tsx';
import { changesBetween, merged } from './changes.ts';

const load = () => import('./ChangesDialog.tsx');
const ChangesDialog = lazy(load);

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
  const dialog = useDialog<readonly ShownChange[]>(load);
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
