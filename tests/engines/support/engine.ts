/** A browser of one engine. What a person does in it is in `person.ts`; this is what engines do differently. */
export type Engine = {
  newContext: () => Promise<Context>;
  close: () => Promise<void>;
};

export type Context = {
  goto: (url: string) => Promise<void>;
  /** The address of the newest tab. All of the following is about this tab. */
  url: () => Promise<string>;
  /** Runs a script, which is not bound by the page's content security policy. */
  load: (script: string) => Promise<void>;
  /** Runs the body of a function, which has the variable `asked`. Null if it returns no element. */
  find: (body: string, asked: object) => Promise<Control | null>;
  read: (body: string, asked: object) => Promise<string>;
  close: () => Promise<void>;
};

/** An element of the page. Its verbs are the engine's own input, not events that a script makes. */
export type Control = {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  toggle: () => Promise<void>;
  choose: (value: string) => Promise<void>;
};
