import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoLayoutFaults, render } from '../../../tests/support/rendered.tsx';
import { SortableList } from './SortableList.tsx';

function Ordered() {
  const [items, setItems] = useState(['One', 'Two', 'Three'].map((label) => ({ id: label, label })));
  return <SortableList items={items} onChange={setItems} />;
}

it('is put in order with buttons, by click and by keyboard, and says where a row is', async () => {
  await render(<Ordered />);
  const down = page.getByRole('button', { name: 'Move One down' });
  await down.click();
  await expect.element(page.getByText('One moved to place 2 of 3.')).toBeInTheDocument();
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('One moved to place 3 of 3.')).toBeInTheDocument();
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Move Three up' }).click();
  await expect.element(page.getByText('Three moved to place 1 of 3.')).toBeInTheDocument();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Three', 'Two', 'One']);
  await expectNoLayoutFaults();
});
