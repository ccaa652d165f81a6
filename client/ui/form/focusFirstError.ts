function bringTo(field: HTMLElement | null): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Puts the cursor into the field with this id. */
export function focusField(id: string): void {
  bringTo(document.getElementById(id));
}

/** Puts the cursor into the first field of a form that is marked as wrong; call it once the errors are on the screen. */
export function focusFirstError(form: HTMLElement | null): void {
  bringTo(form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null);
}
