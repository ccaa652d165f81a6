import type { EarlyAct } from './earlyScript.ts';

/** Does again, in order, what was done before the page listened: presses the buttons, fills in the fields, sends the forms. */
export async function replayEarly(done: readonly EarlyAct[]): Promise<void> {
  for (const act of done) {
    if (!act[1].isConnected) continue;
    if (act[0] === 'press') act[1].click();
    else if (act[0] === 'send') act[1].requestSubmit();
    else fill(act[1], act[2], act[3]);
    // What comes next meets what this has led to.
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

/** React tells a change by what a field last held, as far as it knows: therefore from where the field began. */
function type(field: HTMLInputElement | HTMLTextAreaElement, prototype: object, value: string): void {
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  // As the browser does when somebody types: past the property that React has put on the field.
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
