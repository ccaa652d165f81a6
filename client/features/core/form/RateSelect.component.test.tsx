import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../../tests/support/rendered.tsx';
import { BlockableButton } from '../../../ui/action/BlockableButton.tsx';
import { RateSelect } from './RateSelect.tsx';

it('what cannot be used yet can have the focus, and says why', async () => {
  const press = vi.fn();
  await render(
    <>
      <RateSelect label="Rate" city={undefined} id="rate" name="rate" value={null} onChange={press} />
      <BlockableButton blocked="There is nothing to export." onClick={press}>
        Export
      </BlockableButton>
    </>,
  );
  await userEvent.tab();
  const rate = page.getByLabelText('Rate');
  await expect.element(rate).toHaveFocus();
  await expect.element(rate).toHaveAttribute('aria-disabled', 'true');
  await expect.element(rate).toHaveAccessibleDescription(/Select a city first\./);
  await userEvent.tab();
  const button = page.getByRole('button', { name: 'Export' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription('There is nothing to export.');
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});
