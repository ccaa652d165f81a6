import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoLayoutFaults, render } from '../../../../tests/support/rendered.tsx';
import { SpokenTextArea } from './PublicText.tsx';

function Answer() {
  const [value, setValue] = useState('I am on time.');
  return (
    <SpokenTextArea
      label="Why should we hire you?"
      isChanged={false}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onText={setValue}
    />
  );
}

/** Stands for the browser's own, which needs a microphone. */
class FakeRecognition {
  static current: FakeRecognition;
  onresult = (_event: object) => {};
  onerror = (_event: object) => {};
  onend = () => {};
  constructor() {
    FakeRecognition.current = this;
  }
  start() {}
  abort() {}
  stop() {
    this.onend();
  }
}

/** As a browser gives it, which is no array. */
const result = (transcript: string) => ({ 0: { transcript }, length: 1 });

const button = (name: string) => page.getByRole('button', { name });

it('an answer is spoken, and what was heard is said', async () => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
  await render(<Answer />);
  await button('Speak').click();
  await expect.element(page.getByText(/^Listening/)).toHaveAttribute('role', 'status');
  const heard = FakeRecognition.current;
  heard.onresult({ resultIndex: 1, results: [result('Hm'), result(' I stay calm')] });
  await expect.element(page.getByLabelText('Why should we hire you?')).toHaveValue('I am on time. I stay calm');
  await expect.element(page.getByText('Heard: I stay calm')).toHaveAttribute('role', 'status');
  await expectNoLayoutFaults();
  await button('Stop').click();
  await button('Speak').click();
  FakeRecognition.current.onerror({ error: 'not-allowed' });
  await expect.element(page.getByText('The browser may not use the microphone.')).toBeVisible();
});

it('there is no button where the browser has nothing for it', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  await render(<Answer />);
  await expect.element(page.getByRole('textbox')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
