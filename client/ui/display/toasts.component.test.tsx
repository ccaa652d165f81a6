import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, resize, said } from '../../../tests/support/rendered.tsx';
import { Button } from '../action/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useDialog } from '../dialog/useDialog.tsx';
import { showToast } from './toasts.ts';

const toast = (text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);
function Opener() {
  const dialog = useDialog<null>();
  return (
    <>
      <Button {...dialog.opens(null)}>Open</Button>
      {dialog.render((_, state) => (
        <Dialog title="A dialog" {...state}>
          <Button>Inside</Button>
        </Dialog>
      ))}
    </>
  );
}

it.each([375, 1440])('is part of the open dialog, said once there, and stays when it closes, at %i', async (width) => {
  await resize(width, 800);
  await render(<Opener />);
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  showToast('It was sent.');
  await expect.element(dialog.getByRole('region', { name: 'Messages' })).toHaveTextContent('It was sent.');
  await expect.poll(() => said('It was sent.')).toHaveLength(1);
  expect(said('It was sent.')[0]?.closest('dialog')).not.toBe(null);
  // It is not below the dialog.
  const shown = toast('It was sent.').element();
  const { left, top } = shown.getBoundingClientRect();
  expect(document.elementFromPoint(left + 5, top + 5)).toBe(shown);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toast('It was sent.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(said('It was sent.')).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast('It was sent.')).not.toBeInTheDocument();
});

it('stays while the focus or the pointer is on it, and then goes', async () => {
  await render(<Button>Beside</Button>);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showToast('It was saved.');
  await expect.element(toast('It was saved.')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await vi.advanceTimersByTimeAsync(20_000);
  await userEvent.tab({ shift: true });
  await toast('It was saved.').hover();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(toast('It was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Beside' }).hover();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(toast('It was saved.')).not.toBeInTheDocument();
});
