import { classNames } from './classNames.ts';
import styles from './Icon.module.css';

/** The parts of a drawing: element names and their attributes, as the icons' package exports them. */
export type Drawing = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

/** A decorative icon beside a text; hidden from screen readers. `size` in px. */
export function Icon({
  of: drawing,
  size = 20,
  className,
}: {
  of: Drawing;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(styles.icon, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the icons' package
      dangerouslySetInnerHTML={markupOf(drawing)}
    />
  );
}

const markups = new WeakMap<Drawing, { __html: string }>();

/** As markup, because a fifth of the elements of a page would be the parts of its icons. */
function markupOf(drawing: Drawing): { __html: string } {
  let markup = markups.get(drawing);
  if (!markup) {
    markup = { __html: drawing.map(([element, attributes]) => elementText(element, attributes)).join('') };
    markups.set(drawing, markup);
  }
  return markup;
}

/** `key` is for React. */
const elementText = (element: string, { key: _, ...attributes }: Readonly<Record<string, string>>) =>
  `<${element} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;
