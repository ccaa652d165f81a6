import type { EarlyAct } from './earlyScript.ts';

/** Replays the recorded actions in order: presses the buttons, fills in the fields, submits the forms. */
export async function replayEarly(done: readonly EarlyAct[]): Promise<void> {
  for (const act of done) {
    if (!act[1].isConnected) continue;
    if (act[0] === 'press') act[1].click();
    else if (act[0] === 'send') act[1].requestSubmit();
    else fill(act[1], act[2], act[3]);
    // The next action depends on the result of this one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function fill(field: Element, value: string, checked: boolean | undefined): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    tell(field, 'change');
  } else if (field instanceof HTMLTextAreaElement) {
    type(field, HTMLTextAreaElement.prototype, value);
  } else if (field instanceof HTMLInputElement) {
    if (field.type === 'file') tell(field, 'change');
    else if (field.type === 'checkbox' || field.type === 'radio') toggle(field, checked ?? false);
    else type(field, HTMLInputElement.prototype, value);
  }
}

/** React compares with the last value it knows, so the change starts from the field's initial value. */
function type(field: HTMLInputElement | HTMLTextAreaElement, prototype: object, value: string): void {
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  // Sets the value as typing does, without the property that React has defined on the element.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  tell(field, 'input');
}

function toggle(field: HTMLInputElement, checked: boolean): void {
  if (checked === field.defaultChecked) return;
  if (field.checked === checked) {
    const selector = 'input[type=radio]';
    const group = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(({ name }) => name === field.name);
    field.checked = !checked;
    for (const other of group) if (other.defaultChecked) other.checked = true;
  }
  field.click();
}

function tell(field: Element, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
