/** A button that was pressed, a field and what it held then, or a form that was sent. */
export type EarlyAct =
  | readonly [kind: 'press', button: HTMLButtonElement]
  | readonly [kind: 'fill', field: Element, value: string, checked: boolean | undefined]
  | readonly [kind: 'send', form: HTMLFormElement];

/** What somebody did before the page listened, in order. */
export interface Early {
  readonly done: EarlyAct[];
  /** The page listens from here on. */
  end: () => void;
}

declare global {
  interface Window {
    hourhandEarly?: Early;
  }
}

/**
 * Runs in the head. Links, forms with an address and what opens by itself work without the page's scripts: only what would
 * come to nothing is kept. Values too, because React puts its own into the fields when it takes the page over.
 */
export const earlyScript = `(()=>{const d=[],k=a=>{const i=d.findIndex(e=>e[1]===a[1]);i<0||d.splice(i,1);d.push(a)},
h={click(e){const b=e.target.closest?.("button[type=button]");b&&!b.disabled&&k(["press",b])},
input({target:t}){k(["fill",t,t.value,t.checked])},
submit(e){e.target.hasAttribute("action")||(e.preventDefault(),k(["send",e.target]))}};
for(const t in h)addEventListener(t,h[t],true);
window.hourhandEarly={done:d,end(){for(const t in h)removeEventListener(t,h[t],true)}}})()`;
