import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from '../../../tests/support/rendered.tsx';
import { SubmitSegments } from '../../features/discovery/mailChoice/MailChoices.tsx';
import { LinkTabs } from '../../features/people/PeoplePage.tsx';
import { Segments } from '../form/Segments.tsx';

const tabs = ['One', 'Two'].map((label) => ({ id: label, value: label, label, href: `#${label}` }));

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
  await emulate('active');
  onTestFinished(() => emulate('none'));
  const selected = { 'background-color': 'SelectedItem', color: 'SelectedItemText' };
  for (const two of page.getByText('Two').all()) await expect.element(two).toHaveStyle(selected);
  for (const one of page.getByText('One').all()) await expect.element(one).not.toHaveStyle(selected);
  expect(page.getByText('Two').all()).toHaveLength(3);
});
