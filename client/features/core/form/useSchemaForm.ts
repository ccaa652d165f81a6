import { useForm } from '@mantine/form';
import { type ChangeEvent, type RefObject, type SubmitEvent, use, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { type UnsavedChanges, watchUnsavedChanges } from '../../../app/routing/unsavedChanges.ts';
import { announce } from '../../../ui/focus/Announcer.tsx';
import { Posted } from '../../../ui/layout/Shell.tsx';
import { type DraftPlace, forgetFormDraft, keepFormDraft, readFormDraft, tabDraft } from './formDraft.ts';
import { schemaErrors } from './schemaErrors.ts';

/** Why a form was not accepted. The failure of a mutation fits. */
export interface FormFailure {
  message: string;
  /** From another party, such as the bank. Shown together with the fields at fault. */
  reason?: string | null;
  /** Messages by field name. */
  fields: Record<string, string>;
}

/** How a submission ended; the result of `useAction` fits. */
export type SubmitResult<Success> = { ok: true; success: Success } | ({ ok: false } & FormFailure);

export interface SchemaFormOptions<Values, Output, Success> {
  /** The rules of the domain, for `toInput(values)`. A function where they depend on what is typed. */
  schema: z.ZodType<Output> | ((values: Values) => z.ZodType<Output>);
  initialValues: Values;
  /** What fields hold in the shape of the schema, such as a typed price in minor units. The values unless given. */
  toInput?: (values: Values) => unknown;
  /**
   * Sends what the schema accepted. Always resolves. Null: the browser is leaving for another page, and the form stays
   * busy until then.
   */
  submit: (output: Output, values: Values) => Promise<SubmitResult<Success> | null>;
  /** The form is clean by then, so it may navigate. */
  onSuccess?: (success: Success, values: Values) => void;
  /** A failure to begin with. */
  initialFailure?: FormFailure | null;
  /** Keeps the values over a reload: a name in this tab's storage, or another place. Never for passwords and cards. */
  draft?: string | DraftPlace;
  /** Warns before the page is left with unsaved changes. True unless given. */
  warns?: boolean;
  /** For useStepForm: called with the fields at fault before the first of them gets the focus. */
  onRefused?: (fields: string[]) => void;
  /** For useStepForm: a success saves nothing yet. */
  isPartial?: boolean;
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What Form and FormDialog need of a form. */
export interface FormHandle {
  id: string;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** A failure that no field shows. */
  problem: { message: string; reason: string | null } | null;
  /** Holds values from before the page was reloaded. */
  isRestored: boolean;
  isDirty: () => boolean;
  /** Goes back to the initial values and forgets the draft. */
  discard: () => void;
}

/** The form that useSchemaForm gives, for components that render some of its fields. */
export type SchemaForm<Values extends object> = ReturnType<typeof useSchemaForm<Values, unknown, unknown>>;

/**
 * A form by a schema of the domain, sent by a mutation. Errors of the schema and of the server appear at their fields,
 * and the first of them gets the focus. What belongs to no visible field is the form's `problem`.
 */
export function useSchemaForm<Values extends object, Output, Success>({
  schema,
  initialValues,
  toInput = (values) => values,
  submit,
  onSuccess,
  initialFailure = null,
  draft: draftPlace,
  warns = true,
  onRefused,
  isPartial = false,
}: SchemaFormOptions<Values, Output, Success>) {
  const draft = typeof draftPlace === 'string' ? tabDraft(draftPlace) : draftPlace;
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormHandle['problem']>(
    initialFailure && Object.keys(initialFailure.fields).length === 0 ? problemOf(initialFailure) : null,
  );
  const [isRestored, setRestored] = useState(false);
  const { busy, isBusy, setBusy } = useBusy();
  const posted = import.meta.env.SSR ? use(Posted) : null;
  const nativeFields = useRef(new Set<string>());
  const form = useForm<Values>({
    initialValues,
    initialErrors: initialFailure?.fields,
    onValuesChange: (values) => draft && keepFormDraft(draft, values, form.getInitialValues()),
  });

  function markSaved() {
    if (draft) forgetFormDraft(draft);
    setRestored(false);
    form.resetDirty();
  }

  function discard() {
    form.reset();
    if (draft) forgetFormDraft(draft);
    setRestored(false);
    setProblem(null);
  }

  /** Begins anew with other stored values, and holds these. */
  function rebase(initial: Values, values: Values) {
    form.setInitialValues(initial);
    form.setValues(values);
    form.resetDirty(initial);
  }

  // After hydration, because the server does not know the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const kept = draft ? readFormDraft(draft, initialValues) : null;
    if (!kept) return;
    form.setValues(kept);
    setRestored(true);
  }, []);

  // What is being sent may lead to another page, such as the bank's.
  useUnsavedChanges(warns, { isDirty: () => !isBusy() && form.isDirty(), discard });

  /** Shows a failure at its fields, or as the form's problem. */
  function refuse(failure: FormFailure) {
    const names = Object.keys(failure.fields);
    flushSync(() => {
      form.setErrors(failure.fields);
      setProblem(names.length > 0 && !failure.reason ? null : problemOf(failure));
      onRefused?.(names);
    });
    const unseen = names.filter((name) => !document.getElementById(`${fieldId(id, name)}-error`));
    if (unseen.length > 0) {
      setProblem({ message: unseen.map((name) => failure.fields[name]).join(' '), reason: null });
    }
    focusFirstError(ref.current);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog's form may be rendered inside another form, from which the document keeps it apart but React does not.
    event.stopPropagation();
    if (isBusy()) return;
    const values = { ...form.getValues(), ...nativeValues(event.currentTarget, nativeFields.current) };
    const input = toInput(values);
    const rules = typeof schema === 'function' ? schema(values) : schema;
    const errors = schemaErrors(rules, input);
    refuse({ message: '', fields: errors });
    if (Object.keys(errors).length > 0) return;
    setProblem(null);
    setBusy(true);
    const result = await submit(rules.parse(input), values);
    if (!result) return;
    setBusy(false);
    if (!result.ok) return refuse(result);
    if (!isPartial) markSaved();
    onSuccess?.(result.success, values);
  }

  const change = (name: keyof Values & string, type: 'input' | 'checkbox') => {
    const { onChange } = form.getInputProps(name, { type });
    // What is being sent stays as it is.
    return (next: unknown) => !isBusy() && onChange(next);
  };

  let rules: z.ZodType | undefined;
  /** Whether the schema refuses the field when it is empty, in any combination with other fields. */
  function isRequired(name: keyof Values & string): boolean {
    rules ??= typeof schema === 'function' ? schema(form.values) : schema;
    if (!(rules instanceof z.ZodObject) || !(name in rules.shape)) return false;
    const input = toInput({ ...form.values, [name]: typeof initialValues[name] === 'string' ? '' : null });
    const blank = typeof input === 'object' && input ? Reflect.get(input, name) : undefined;
    return !z.safeParse(rules.shape[name], blank).success;
  }

  return {
    id,
    ref,
    onSubmit,
    busy,
    problem,
    isRestored,
    isDirty: form.isDirty,
    discard,
    refuse,
    rebase,
    values: form.values,
    setValues: form.setValues,
    /** Spread into a field whose value is a text, a choice or anything else that it gives to `onChange`. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: fieldId(id, name),
      name,
      value: form.values[name],
      required: isRequired(name),
      error: form.errors[name],
      onChange: (next: Values[Name] | ChangeEvent<FieldElement>): void => change(name, 'input')(next),
    }),
    /** Spread into a Checkbox. */
    checkbox: (name: keyof Values & string) => ({
      id: fieldId(id, name),
      name,
      checked: form.values[name] === true,
      error: form.errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>): void => change(name, 'checkbox')(event),
    }),
    /**
     * Spread into an input that the browser owns, on pages from the server: what is typed or filled in before the page's
     * scripts run is kept, because React never sets its value. It is read when the form is sent.
     */
    native: (name: keyof Values & string) => {
      nativeFields.current.add(name);
      return {
        id: fieldId(id, name),
        name,
        required: isRequired(name),
        error: form.errors[name],
        onChange: () => form.clearFieldError(name),
        ...(posted?.has(name) && { defaultValue: posted.get(name) }),
      };
    },
  };
}

const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

const problemOf = ({ message, reason = null }: FormFailure): FormHandle['problem'] =>
  message ? { message, reason } : null;

function nativeValues(form: HTMLFormElement, names: ReadonlySet<string>): Record<string, string> {
  const data = [...new FormData(form)].filter(([name]) => names.has(name));
  return Object.fromEntries(data.map(([name, value]) => [name, String(value)]));
}

/** Warns before the page is left while `isDirty()`, as long as the form is mounted. */
function useUnsavedChanges(warns: boolean, changes: UnsavedChanges): void {
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });
  useEffect(() => {
    if (!warns) return;
    return watchUnsavedChanges({
      isDirty: () => latest.current.isDirty(),
      discard: () => latest.current.discard(),
    });
  }, [warns]);
}

/** Whether a form is being sent. `isBusy` answers at once: a second submission may come before the first is rendered. */
function useBusy() {
  const [busy, setBusy] = useState(false);
  const ref = useRef(false);
  const set = (next: boolean) => {
    ref.current = next;
    setBusy(next);
  };

  // The browser's Back button may bring back a page that was left while its form was busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      ref.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  return { busy, isBusy: () => ref.current, setBusy: set };
}

function moveTo(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Focuses the first invalid field of a form. Call it once the errors are rendered. */
function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? null;
  // A group of radio buttons cannot have the focus itself.
  const radio = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input');
  const target = radio ?? field;
  // What has the focus already is not read again, so its error is announced.
  if (field && target === document.activeElement) announce(errorOf(field));
  moveTo(target);
}

/** The first description of an invalid field is its error. */
function errorOf(field: HTMLElement): string {
  const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(id)?.textContent ?? '';
}
