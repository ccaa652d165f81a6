import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { expectNoLayoutFaults, render, said } from '../../../../tests/support/rendered.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { StepProgress } from '../../../ui/form/StepProgress.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { type SubmitResult, useSchemaForm } from './useSchemaForm.ts';
import { useStepForm } from './useStepForm.ts';

const day = z.string().min(1, 'Please choose the last day.');
const reason = z.string().trim().min(1, 'Please provide a reason.');
const initialValues = { day: '', reason: '', note: '' };

beforeEach(() => sessionStorage.clear());

const send = vi.fn<(values: typeof initialValues) => Promise<SubmitResult<null>>>();
const refused = (message: string, fields = {}) => ({ ok: false, message, fields }) as const;

function GiftDialog(state: DialogState) {
  const schema = z.object({ day, reason, note: z.string() });
  const form = useSchemaForm({ schema, initialValues, submit: send, onSuccess: state.onClose, draft: 'gift' });
  return (
    <FormDialog form={form} title="Gift" {...state}>
      <TextField {...form.field('day')} label="Last day" />
      <TextField {...form.field('reason')} label="Reason" />
      <TextField {...form.field('note')} label="Note" />
    </FormDialog>
  );
}

function SteppedDialog(state: DialogState) {
  const steps = [z.object({ day }), z.object({ reason })];
  const form = useStepForm({ steps, initialValues, submit: send, onSuccess: state.onClose });
  const progress = { step: form.step + 1, steps: 2, percent: 50 * form.step, of: 'Gift', heading: 'h3' } as const;
  return (
    <FormDialog form={form} title="Gift" submitLabel="Next" keepsValues {...state}>
      <StepProgress {...progress} label={form.step === 0 ? 'Day' : 'Reason'} />
      {form.step === 0 && <TextField {...form.field('day')} label="Last day" />}
      {form.step === 1 && <TextField {...form.field('reason')} label="Reason" />}
      {form.step > 0 && <Button onClick={form.back}>Back</Button>}
    </FormDialog>
  );
}

const field = (label: string) => page.getByLabelText(label);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Gift' });
const question = page.getByRole('dialog', { name: 'Discard your changes?' });
const alert = dialog.getByRole('alert');
const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Opens the form in a new page. Returns what leaves the page. */
async function open(Dialog = GiftDialog): Promise<() => void> {
  function Opener() {
    const { opens, render: show } = useDialog<null>();
    return (
      <>
        <Button {...opens(null)}>Give</Button>
        {show((_, state) => (
          <Dialog {...state} />
        ))}
      </>
    );
  }
  send.mockReset();
  const leave = await render(<Opener />);
  await button('Give').click();
  await expect.element(dialog).toBeVisible();
  return leave;
}

it('shows errors of the schema and of the server at their fields, with the focus on the first', async () => {
  await open();
  await expect.element(field('Last day')).toBeRequired();
  await expect.element(field('Note')).not.toBeRequired();
  await field('Reason').fill(' ');
  await button('Save').click();
  await expect.element(field('Last day')).toHaveFocus();
  await expect.element(field('Last day')).toBeInvalid();
  await expect.element(field('Last day')).toHaveAccessibleDescription('Please choose the last day.');
  await expect.element(field('Reason')).toHaveAccessibleDescription('Please provide a reason.');
  // The field has the focus already, so its error is said, with each press.
  for (const times of [1, 2]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said('Please choose the last day.')).toHaveLength(times);
  }
  // An error disappears when its field is changed; the others remain.
  await field('Last day').fill('2020-01-01');
  await expect.element(field('Last day')).toBeValid();
  await expect.element(field('Reason')).toBeInvalid();
  await field('Reason').fill('Thanks');
  expect(send).not.toHaveBeenCalled();
  send.mockResolvedValue(refused('', { day: 'Please choose a day in the future.' }));
  await button('Save').click();
  await expect.element(field('Last day')).toHaveAccessibleDescription('Please choose a day in the future.');
  await expect.element(field('Last day')).toHaveFocus();
  await expect.element(field('Reason')).toHaveValue('Thanks');
  await expectNoLayoutFaults();
});

it('shows a failure that no field shows above the fields, as a new alert with each press', async () => {
  await open();
  await field('Last day').fill('2030-01-01');
  await field('Reason').fill('Thanks');
  send.mockResolvedValueOnce(refused('The employer is gone.'));
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('The employer is gone.');
  const first = alert.element();
  send.mockResolvedValueOnce(refused('Refused.', { elsewhere: 'Somewhere else.' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('Somewhere else.');
  // Readers announce an alert when it is added.
  expect(first.isConnected).toBe(false);
  await expect.element(field('Reason')).toHaveValue('Thanks');
});

it('asks before input is lost, and restores it on a page that was read again', async () => {
  const leave = await open();
  expect(leaves()).toBe(true);
  await field('Reason').fill('Thanks');
  expect(leaves()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Reason')).toHaveFocus();

  leave();
  await open();
  await expect.element(page.getByText('We restored your draft.')).toBeVisible();
  await expect.element(field('Reason')).toHaveValue('Thanks');
  await expectNoLayoutFaults();
  await button('Start over').click();
  await expect.element(field('Reason')).toHaveValue('');
  // Without input there is no question.
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Give')).toHaveFocus();

  await button('Give').click();
  await field('Reason').fill('Sorry');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard' }).click();
  await button('Give').click();
  await expect.element(field('Reason')).toHaveValue('');
});

it('is sent once, and cannot be changed or closed while busy', async () => {
  await open();
  let release = () => {};
  send.mockReturnValue(new Promise((resolve) => (release = () => resolve({ ok: true, success: null }))));
  await field('Last day').fill('2030-01-01');
  await field('Reason').fill('Thanks');
  // The second time is before the form is shown as busy.
  for (const _ of [1, 2]) document.querySelector('form')?.requestSubmit();
  await expect.element(button('Save')).toHaveAttribute('aria-busy', 'true');
  await button('Save').click({ force: true });
  await field('Reason').click();
  await userEvent.keyboard('9{Escape}');
  await expect.element(field('Reason')).toHaveValue('Thanks');
  expect(leaves()).toBe(true);
  release();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(question.elements()).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('with steps checks one step at a time, focuses its heading, and keeps input', async () => {
  await open(SteppedDialog);
  await button('Next').click();
  await expect.element(field('Last day')).toHaveFocus();
  await field('Last day').fill('2030-01-01');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Step 2 of 2: Reason' })).toHaveFocus();
  await field('Reason').fill('Thanks');
  await button('Back').click();
  await expect.element(page.getByRole('heading', { name: 'Step 1 of 2: Day' })).toHaveFocus();
  await expect.element(field('Last day')).toHaveValue('2030-01-01');
  await button('Next').click();
  // A failure leads back to the first step with a field at fault.
  send.mockResolvedValueOnce(refused('', { day: 'Please choose a day in the future.' }));
  await button('Next').click();
  await expect.element(field('Last day')).toHaveFocus();
  await expect.element(field('Last day')).toBeInvalid();
  expect(send.mock.lastCall?.[0]).toEqual({ day: '2030-01-01', reason: 'Thanks', note: '' });
});
