import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../tests/support/rendered.tsx';
import { latePart } from './servedPart.tsx';

it('a part whose code cannot be loaded leaves the page as it is', async () => {
  const Preview = latePart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  await render(
    <form>
      <input aria-label="Title" />
      <Preview />
    </form>,
  );
  await page.getByLabelText('Title').fill('Baker');
  await expect.element(page.getByText('We cannot reach the server.')).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Baker');
});
