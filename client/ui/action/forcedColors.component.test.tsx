import { expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from '../../../tests/support/rendered.tsx';
import { Composer } from '../../features/chat/view/Composer.tsx';
import { SubmitSegments } from '../../features/discovery/mailChoice/MailChoices.tsx';
import { LinkTabs } from '../../features/people/PeoplePage.tsx';
import DialogFrame from '../dialog/DialogFrame.tsx';
import { Badge } from '../display/Badge.tsx';
import { Stars } from '../display/Stars.tsx';
import { Segments } from '../form/Segments.tsx';
import { Button } from './Button.tsx';

const tabs = ['One', 'Two'].map((label) => ({ id: label, value: label, label, href: `#${label}` }));

const styleOf = (element: Element | null | undefined) => element && getComputedStyle(element);

async function forceColors(): Promise<void> {
  onTestFinished(() => emulate('none'));
  await emulate('active');
}

async function emulate(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

it('what is current, pressed or checked has the colours of a selected item in a high-contrast theme', async () => {
  await render(
    <>
      <LinkTabs label="Tabs" tabs={tabs} current="Two" />
      <SubmitSegments label="Buttons" name="button" options={tabs} value="Two" />
      <Segments label="Radios" options={tabs} value="Two" onChange={() => {}} />
    </>,
  );
  await forceColors();
  const selected = { 'background-color': 'SelectedItem', color: 'SelectedItemText' };
  for (const two of page.getByText('Two').all()) await expect.element(two).toHaveStyle(selected);
  for (const one of page.getByText('One').all()) await expect.element(one).not.toHaveStyle(selected);
  expect(page.getByText('Two').all()).toHaveLength(3);
});

it('what only a ground or a shadow shows has lines or the colour of its state in a high-contrast theme', async () => {
  await forceColors();
  await render(
    <>
      <Badge>Hired</Badge>
      <Stars value={4} />
      <Button aria-disabled>Blocked</Button>
      <Button loading>Sending</Button>
      <Composer canSend value="" onChange={() => {}} onSend={() => {}} />
    </>,
  );
  expect(styleOf(page.getByText('Hired').element().parentElement)?.outlineStyle).toBe('solid');
  await expect.element(page.getByRole('button', { name: 'Blocked' })).toHaveStyle({ color: 'GrayText' });
  const dot = page.getByRole('button', { name: 'Sending' }).element().querySelector('[aria-hidden] > span');
  expect(styleOf(dot)?.borderWidth).toBe('4px');
  const stars = page.getByRole('img', { name: '4 of 5 stars' }).element().firstElementChild;
  expect(styleOf(stars)?.backgroundImage).toMatch(/ 80%, .* 80%\)$/);
  await userEvent.click(page.getByRole('textbox', { name: 'Message' }));
  expect(styleOf(document.querySelector('form > div'))?.outlineStyle).toBe('solid');

  await render(
    <DialogFrame opened title="Sheet" onClose={() => {}}>
      Inside
    </DialogFrame>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(styleOf(page.getByRole('dialog').element().firstElementChild)?.outlineStyle).toBe('solid');
});
