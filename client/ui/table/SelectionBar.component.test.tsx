import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, resize } from '../../../tests/support/rendered.tsx';
import { Button } from '../action/Button.tsx';
import { DataTable } from './DataTable.tsx';
import { SelectionBar, useSelection } from './Selection.tsx';

const rows = Array.from({ length: 30 }, (_, index) => `Row ${index + 1}`);

function SelectableRows() {
  const { table, bar } = useSelection(rows);
  return (
    <>
      <DataTable
        {...table}
        caption="Rows"
        columns={[{ id: 'name', header: 'Name', cell: (row) => row, names: true }]}
        rows={rows}
        rowId={(row) => row}
        rowLabel={(row) => row}
        actions={(row) => [{ id: 'open', label: 'Open', href: `#${row}` }]}
      />
      <SelectionBar {...bar}>
        <Button size="small">Delete</Button>
      </SelectionBar>
    </>
  );
}

/** What has the focus, if something else is seen in its place. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = focused?.contains(seen) || seen?.contains(focused) || seen?.closest('td') === focused?.closest('td');
  return isSeen ? [] : [`${focused?.outerHTML.slice(0, 80)} below ${seen?.outerHTML.slice(0, 60)}`];
}

it.each([
  [1280, 560],
  [375, 640],
])('covers no control that gets the focus, at %i by %i', async (width, height) => {
  await resize(width, height);
  await render(<SelectableRows />);
  const boxes = page.getByRole('checkbox', { name: /^Select Row/ });
  boxes.last().element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await expect.poll(coveredFocus).toEqual([]);
  boxes.first().element().focus();
  for (let press = 0; press < 60; press += 1) {
    expect(coveredFocus()).toEqual([]);
    await userEvent.tab();
  }
});
