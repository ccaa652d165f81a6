import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoLayoutFaults, render } from '../../../tests/support/rendered.tsx';
import { Button } from '../action/Button.tsx';
import { type ActionOutcome, confirm } from './confirm.ts';

type Outcome = ActionOutcome<string>;

const dialog = page.getByRole('dialog', { name: 'Delete it?' });
const cancel = dialog.getByRole('button', { name: 'Cancel' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Two rows with a button that deletes each. Returns what ends the deletion that was confirmed last. */
async function renderRows(): Promise<(outcome: Outcome) => void> {
  let end: (outcome: Outcome) => void = () => {};
  function Rows() {
    const [rows, setRows] = useState(['One', 'Two']);
    async function remove(row: string) {
      const action = () => new Promise<Outcome>((resolve) => (end = resolve));
      if (await confirm({ title: 'Delete it?', text: row, action })) setRows(rows.filter((other) => other !== row));
    }
    return (
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => void remove(row)}>{row}</Button>
          </li>
        ))}
      </ul>
    );
  }
  await render(<Rows />);
  return (outcome) => end(outcome);
}

it('focuses Cancel first, and returns the focus when it is cancelled', async () => {
  await renderRows();
  await button('One').click();
  await expect.element(cancel).toHaveFocus();
  await expectNoLayoutFaults();
  await cancel.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('One')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('One')).toHaveFocus();
});

it('shows a failure inside, stays open while it is busy, and moves the focus on when the row is gone', async () => {
  const end = await renderRows();
  await button('One').click();
  const accept = dialog.getByRole('button', { name: 'Confirm' });
  await accept.click();
  end({ ok: false, message: 'It is in use.' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('It is in use.');

  await accept.click();
  await expect.element(accept).toHaveAttribute('aria-busy', 'true');
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await cancel.click();
  await expect.element(dialog).toBeVisible();
  end({ ok: true, success: 'gone' });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('One')).not.toBeInTheDocument();
  // On the row that is left.
  await expect.element(page.getByRole('listitem')).toHaveFocus();
});
