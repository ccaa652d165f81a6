/** A pressed button, a field with its value, or a submitted form. */
type EarlyAct =
  | readonly [kind: 'press', button: HTMLButtonElement]
  | readonly [kind: 'fill', field: Element, value: string, checked: boolean | undefined]
  | readonly [kind: 'send', form: HTMLFormElement];

/** Actions before the page's scripts were loaded, in order. */
interface Early {
  readonly done: EarlyAct[];
  /** Stops recording these events: the page's scripts have taken over. */
  end: (...events: ('click' | 'input')[]) => void;
}

declare global {
  interface Window {
    hourhandEarly?: Early;
  }
}

/**
 * Runs in the head. Records only actions that need the page's scripts; links, forms with an action, buttons of popovers and
 * native controls work without them. Values are recorded too, because React resets the fields on hydration. A form is recorded as
 * long as React does not listen to it, so that the browser never sends its fields. A choice that leads to another page
 * (`data-leads-on`) sends its form at once, unless keys may only have passed the option.
 */
export const earlyScript = `(()=>{let byKey;const d=[],k=a=>{const i=d.findIndex(e=>e[1]===a[1]);i<0||d.splice(i,1);d.push(a)},
h={click(e){const b=e.target.closest?.("button[type=button]:not([popovertarget])");b&&!b.disabled&&k(["press",b])},
keydown(){byKey=1},pointerdown(){byKey=0},
input({target:t}){!byKey&&t.matches("[data-leads-on]")?t.form.submit():k(["fill",t,t.value,t.checked])},
submit(e){e.defaultPrevented||e.target.hasAttribute("action")||(e.preventDefault(),k(["send",e.target]))}};
for(const t in h)addEventListener(t,h[t],t!="submit");
window.hourhandEarly={done:d,end(...n){for(const t of n)removeEventListener(t,h[t],true)}}})()`;

/** Replays the recorded actions in order, once: presses the buttons, fills in the fields, submits the forms. */
export async function replayEarly({ done }: Early): Promise<void> {
  for (const act of done.splice(0)) {
    if (!act[1].isConnected) continue;
    if (act[0] === 'fill') {
      fill(act[1], act[2], act[3]);
      continue;
    }
    if (act[0] === 'press') act[1].click();
    else {
      hydrate(act[1]);
      act[1].requestSubmit();
    }
    // The next action depends on the result of this one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function fill(field: Element, value: string, checked: boolean | undefined): void {
  if (field instanceof HTMLSelectElement) {
    hydrate(field, () => reset(field));
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

/**
 * Makes React hydrate the element's part of the page now, as it does for any input event. React reports a change only from the
 * value that it found at that time, so a field has its initial value meanwhile.
 */
function hydrate(element: Element, reset?: () => void): void {
  reset?.();
  tell(element, 'input');
}

function reset(select: HTMLSelectElement): void {
  for (const option of select.options) option.selected = option.defaultSelected;
}

function type(field: HTMLInputElement | HTMLTextAreaElement, prototype: object, recorded: string): void {
  // What was typed after the record, while an earlier action was replayed, is in the field.
  const value = field.value === field.defaultValue ? recorded : field.value;
  if (value === field.defaultValue) return;
  hydrate(field, () => {
    field.value = field.defaultValue;
  });
  // Sets the value as typing does, without the property that React has defined on the element.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  tell(field, 'input');
}

function toggle(field: HTMLInputElement, checked: boolean): void {
  if (checked === field.defaultChecked) return;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, form }) => name === field.name && form === field.form,
  );
  hydrate(field, () => {
    field.checked = field.defaultChecked;
    if (field.type === 'radio') for (const other of group) if (other.defaultChecked) other.checked = true;
  });
  field.click();
}

function tell(field: Element, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
