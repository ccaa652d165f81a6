import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoLayoutFaults, render } from '../../../../tests/support/rendered.tsx';
import { MarkdownArea } from './MarkdownArea.tsx';

function Description() {
  const [value, setValue] = useState('Friday\nSaturday');
  return (
    <MarkdownArea
      label="Description"
      isChanged={false}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

it('formats the selected lines by keyboard, and shows what readers will see', async () => {
  await render(<Description />);
  const text = page.getByLabelText('Description');
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  // It moves between the buttons, and comes late.
  await customElements.whenDefined('markdown-toolbar');
  page.getByRole('button', { name: 'Bold' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(text).toHaveValue('- Friday\n- Saturday');
  await expect
    .element(page.getByRole('region', { name: 'Preview' }).getByRole('listitem').last())
    .toHaveTextContent('Saturday');
  await expectNoLayoutFaults();
});
