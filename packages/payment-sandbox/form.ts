import { invalidRequest } from './errors.ts';

/** A parsed form body: `card[exp_month]=1` is `{ card: { exp_month: '1' } }`, `expand[]=a` is `{ expand: { 0: 'a' } }`. */
export type FormValue = string | FormTree;
export interface FormTree {
  [key: string]: FormValue;
}

const MAX_FIELDS = 1000;
const MAX_DEPTH = 8;

function pathOf(name: string): string[] {
  const [head] = /^[^[\]]+/.exec(name) ?? [];
  const rest = name.slice(head?.length ?? 0);
  if (head === undefined || !/^(\[[^[\]]*\])*$/.test(rest)) {
    throw invalidRequest(`Invalid parameter name: ${name}`);
  }
  const path = [head, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, key]) => key ?? '')];
  if (path.length > MAX_DEPTH) throw invalidRequest('Parameters are nested too deeply.', { param: head });
  return path;
}

/** Without a prototype, so that a field called `__proto__` is harmless. */
function emptyTree(): FormTree {
  return Object.create(null);
}

function plant(root: FormTree, name: string, value: string): void {
  const path = pathOf(name);
  let branch = root;
  for (const [depth, step] of path.entries()) {
    const key = step === '' ? String(Object.keys(branch).length) : step;
    const last = depth === path.length - 1;
    const next = branch[key] ?? (last ? value : emptyTree());
    if ((typeof next === 'string') !== last) throw invalidRequest(`Invalid object: ${name}`, { param: path[0] });
    branch[key] = last ? value : next;
    if (typeof next !== 'string') branch = next;
  }
}

/** Throws Stripe's 400 for field names with unbalanced brackets or contradictions, and for too many fields. */
export function parseForm(encoded: string): FormTree {
  const root = emptyTree();
  let count = 0;
  for (const [name, value] of new URLSearchParams(encoded)) {
    count += 1;
    if (count > MAX_FIELDS) throw invalidRequest('Too many parameters.');
    plant(root, name, value);
  }
  return root;
}
