import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../tests/support/rendered.tsx';
import { CopyButton } from './CopyButton.tsx';

it.each([
  ['has no clipboard', undefined],
  ['refuses the clipboard', { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }],
])('copies, or says that it cannot, where the browser %s', async (_what, clipboard) => {
  const copied: string[] = [];
  const legacy = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    copied.push(getSelection()?.toString() ?? '');
    return copied.length === 1;
  });
  onTestFinished(() => legacy.mockRestore());
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await render(<CopyButton text="https://example.test/secret" />);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toHaveFocus();
  expect(copied).toEqual(['https://example.test/secret']);
  await page.getByRole('button', { name: 'Copied' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('Could not copy. Please select the text and copy it.')).toBeVisible();
});
