import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './servedPart.module.css';

/**
 * Parts of a page whose code loads on demand although the server renders them. React hydrates such a part when its code is there.
 * Until then any change around it, even of a context, would make React drop what the server has sent. So `lazy` itself is only for
 * what opens on a press.
 */

/** Write it as `() => import('./Part.tsx')`: the server is told which module it is (vite.config.ts). */
type Load<Props> = (() => Promise<{ default: ComponentType<Props> }>) & { source?: string };

/** On the server, the styles of a module with all that it imports: the page needs them before the part's code is there. */
export const StylesContext = /* @__PURE__ */ createContext<(source: string) => ReactNode>(() => null);

function PartStyles({ source }: { source: string | undefined }) {
  const stylesOf = useContext(StylesContext);
  return source === undefined ? null : stylesOf(source);
}

// A browser does not ask again for a module that it could not load.
export const notLoaded = 'We cannot reach the server. Please check your connection and load the page again.';

/** Loads the code of a part, by the name with which the part is marked. */
const loaders = new Map<string, () => Promise<unknown>>();

/** Loads the code of all parts of the server's page. Call it before the page is hydrated. */
export async function loadServedParts(): Promise<void> {
  const names = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset.part ?? ''),
  );
  // The inner parts of a part are known when its code is there.
  for (;;) {
    const known = [...names].filter((name) => loaders.has(name));
    if (known.length === 0) return;
    for (const name of known) names.delete(name);
    // A failure shows when the part renders.
    await Promise.allSettled(known.map((name) => loaders.get(name)?.()));
  }
}

/**
 * A part that few viewers see: where the server has rendered it, its code is loaded before the page is hydrated.
 * @param name unique
 */
export function servedPart<Props extends object>(name: string, load: Load<Props>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  loaders.set(name, loadPart);
  const Lazy = lazy<ComponentType<Props>>(loadPart);
  return function ServedPart(props: Props) {
    const [Part] = useState(() => Loaded ?? Lazy);
    return (
      <div data-part={name} className={styles.part}>
        {import.meta.env.SSR && <PartStyles source={load.source} />}
        <Part {...props} />
      </div>
    );
  };
}

/** The element of the part. */
const PartId = /* @__PURE__ */ createContext('');

/** Stands for a part whose code cannot be loaded, so that the page around it keeps what was typed. */
function NotLoaded() {
  return <AsServed id={useContext(PartId)} otherwise={notLoaded} />;
}

/**
 * A part whose code is loaded after the page is hydrated. When something around it changes before that, it stays as the server
 * rendered it, without its functions, until the code is there.
 * @param start resolves when the code is to be loaded; a change around the part starts it too
 */
export function latePart<Props extends object>(
  load: Load<Props>,
  start: () => Promise<void> = async () => {},
): ComponentType<Props> {
  let startNow = () => {};
  const changed = new Promise<void>((resolve) => {
    startNow = resolve;
  });
  const Lazy = lazy<ComponentType<Props>>(() =>
    Promise.race([start(), changed])
      .then(load)
      .catch(() => ({ default: NotLoaded })),
  );
  return function LatePart(props: Props) {
    const id = useId();
    return (
      <div id={id} className={styles.part}>
        {import.meta.env.SSR && <PartStyles source={load.source} />}
        <PartId value={id}>
          <Suspense fallback={<AsServed id={id} onRender={startNow} />}>
            <Lazy {...props} />
          </Suspense>
        </PartId>
      </div>
    );
  };
}

/**
 * A part whose HTML is all that it needs, such as plain fields: the browser leaves it as the server rendered it and does not load its
 * code. It is empty where the browser renders it first.
 */
export function servedOnly<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return LeftAsServed;
  const Part = lazy<ComponentType<Props>>(load);
  return function ServedOnly(props: Props) {
    return (
      <div className={styles.part}>
        <PartStyles source={load.source} />
        <Part {...props} />
      </div>
    );
  };
}

/** React neither compares nor hydrates what is in an element whose HTML it is told, and changes it only when it is told another. */
const asServed = { __html: '' };

function LeftAsServed() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <div suppressHydrationWarning dangerouslySetInnerHTML={asServed} className={styles.part} />;
}

/** A copy of what the server rendered in the element with this id; `otherwise` where it has rendered nothing. */
function AsServed({ id, onRender, otherwise }: { id: string; onRender?: () => void; otherwise?: string }) {
  onRender?.();
  const [copies] = useState(() => {
    const served = import.meta.env.SSR ? null : document.getElementById(id);
    return [...(served?.childNodes ?? [])].map((node) => node.cloneNode(true));
  });
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...copies), [copies]);
  const isEmpty = copies.every(({ textContent }) => !textContent);
  return isEmpty && otherwise ? otherwise : <div ref={place} className={styles.part} />;
}
