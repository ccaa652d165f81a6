/** A pressed button, a field with its value, or a submitted form. */
export type EarlyAct =
  | readonly [kind: 'press', button: HTMLButtonElement]
  | readonly [kind: 'fill', field: Element, value: string, checked: boolean | undefined]
  | readonly [kind: 'send', form: HTMLFormElement];

/** Actions before the page's scripts were loaded, in order. */
export interface Early {
  readonly done: EarlyAct[];
  /** Stops recording these events: the page's scripts have taken over. */
  end: (...events: ('click' | 'input' | 'submit')[]) => void;
}

declare global {
  interface Window {
    hourhandEarly?: Early;
  }
}

/**
 * Runs in the head. Records only actions that need the page's scripts; links, forms with an action, buttons of popovers and
 * native controls work without them. Values are recorded too, because React resets the fields on hydration.
 */
export const earlyScript = `(()=>{const d=[],k=a=>{const i=d.findIndex(e=>e[1]===a[1]);i<0||d.splice(i,1);d.push(a)},
h={click(e){const b=e.target.closest?.("button[type=button]:not([popovertarget])");b&&!b.disabled&&k(["press",b])},
input({target:t}){k(["fill",t,t.value,t.checked])},
submit(e){e.target.hasAttribute("action")||(e.preventDefault(),k(["send",e.target]))}};
for(const t in h)addEventListener(t,h[t],true);
window.hourhandEarly={done:d,end(...n){for(const t of n)removeEventListener(t,h[t],true)}}})()`;
