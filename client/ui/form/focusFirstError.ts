import { announce } from '../focus/Announcer.tsx';

function moveTo(field: HTMLElement | null): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Focuses the first invalid field of a form. Call it once the errors are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? null;
  // A group of radio buttons cannot have the focus itself.
  const radio = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input');
  const target = radio ?? field;
  // What has the focus already is not read again, so its error is announced.
  if (field && target === document.activeElement) announce(errorOf(field));
  moveTo(target);
}

/** The first description of an invalid field is its error. */
function errorOf(field: HTMLElement): string {
  const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(id)?.textContent ?? '';
}
