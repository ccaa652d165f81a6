import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../tests/support/rendered.tsx';
import { ActingSelect } from './ActingSelect.tsx';
import { Segments } from './Segments.tsx';

const options = ['Called', 'Invited', 'Delete'].map((label) => ({ value: label, label }));

it('passes options with arrow keys and letters, and chooses with Enter only', async () => {
  const choose = vi.fn();
  await render(
    <>
      <ActingSelect label="Status" placeholder="None" options={options} value="" onChoose={choose} />
      <button type="button">Next</button>
    </>,
  );
  const select = page.getByLabelText('Status');
  await userEvent.tab();
  await userEvent.keyboard('i');
  await expect.element(select).toHaveDisplayValue('Invited');
  await userEvent.keyboard('{Escape}');
  await expect.element(select).toHaveDisplayValue('None');
  await userEvent.keyboard('{End}');
  await expect.element(select).toHaveDisplayValue('Delete');
  await userEvent.tab();
  await expect.element(select).toHaveDisplayValue('None');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(select).toHaveDisplayValue('Invited');
  const notice = page.getByText('Press Enter to choose.');
  // Nothing is wrong: it has the colour of a hint.
  await expect.element(notice).toHaveStyle({ color: 'var(--ink-soft)' });
  expect(choose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(choose.mock.calls).toEqual([['Invited']]);
});

it('takes what is chosen in the open list at once', async () => {
  const choose = vi.fn();
  await render(<ActingSelect label="Status" options={options} value="Called" onChoose={choose} />);
  await page.getByLabelText('Status').selectOptions('Invited');
  expect(choose.mock.calls).toEqual([['Invited']]);
});

it('segments move the focus with arrow keys, and choose with Enter or Space', async () => {
  function Switch() {
    const [value, setValue] = useState('Called');
    return <Segments label="Status" options={options} value={value} onChange={setValue} />;
  }
  await render(<Switch />);
  const segment = (name: string) => page.getByRole('radio', { name });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(segment('Invited')).toHaveFocus();
  await expect.element(segment('Called')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(segment('Invited')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft} ');
  await expect.element(segment('Delete')).toBeChecked();
});
