import { useState } from 'react';
import { z } from 'zod';
import { schemaErrors } from './schemaErrors.ts';
import { type SchemaFormOptions, type SubmitResult, useSchemaForm } from './useSchemaForm.ts';

type StepSchema<Values> = z.ZodObject | ((values: Values) => z.ZodObject);

interface StepFormOptions<Values, Success>
  extends Omit<
    SchemaFormOptions<Values, unknown, Success>,
    'schema' | 'toInput' | 'submit' | 'onRefused' | 'isPartial'
  > {
  /** The rules of each step, in order. */
  steps: readonly StepSchema<Values>[];
  /** Counted from 0. */
  initialStep?: number;
  /** Saves a step before the next one is shown. Without it everything is sent at the end. */
  saveStep?: (values: Values, step: number) => Promise<SubmitResult<unknown> | null>;
  /** Sends everything from the last step. */
  submit: (values: Values) => Promise<SubmitResult<Success> | null>;
}

/**
 * One form in several steps. Submitting checks the fields of the step and goes on; from the last step it checks all of
 * them and sends. A failure leads back to the first step with a field at fault. Show the step with a StepProgress, which gets the
 * focus with each new step.
 */
export function useStepForm<Values extends object, Success>({
  steps,
  initialStep = 0,
  saveStep,
  submit,
  onSuccess,
  ...options
}: StepFormOptions<Values, Success>) {
  const [step, setStep] = useState(initialStep);
  const isLast = step === steps.length - 1;
  const schemaOf = (index: number, values: Values): z.ZodObject => {
    const schema = steps[index] ?? z.object({});
    return typeof schema === 'function' ? schema(values) : schema;
  };

  async function send(values: Values): Promise<SubmitResult<{ sent: Success } | 'next'> | null> {
    if (!isLast) {
      const saved = await saveStep?.(values, step);
      return saved === null || saved?.ok === false ? saved : { ok: true, success: 'next' };
    }
    // A step that was passed may have become wrong: another city has other rates.
    for (const index of steps.keys()) {
      const fields = schemaErrors(schemaOf(index, values), values);
      if (Object.keys(fields).length > 0) return { ok: false, message: '', fields };
    }
    const result = await submit(values);
    return result?.ok ? { ok: true, success: { sent: result.success } } : result;
  }

  const form = useSchemaForm<Values, unknown, { sent: Success } | 'next'>({
    ...options,
    schema: (values) => schemaOf(step, values),
    submit: (_, values) => send(values),
    onSuccess: (success, values) => (success === 'next' ? setStep(step + 1) : onSuccess?.(success.sent, values)),
    onRefused: (fields) => {
      const values = form.values;
      const wrong = [...steps.keys()].find((index) => fields.some((name) => name in schemaOf(index, values).shape));
      if (wrong !== undefined && wrong < step) setStep(wrong);
    },
    isPartial: !isLast && !saveStep,
  });

  return {
    ...form,
    step,
    isLast,
    /** For the `onClick` of a Back button. */
    back(event: { preventDefault: () => void }) {
      // React may reuse the button's element for the submit button of the step before, which the same click would press.
      event.preventDefault();
      if (!form.busy) setStep(Math.max(0, step - 1));
    },
  };
}
