function moveTo(field: HTMLElement | null): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Focuses the field with this id. */
export function focusField(id: string): void {
  moveTo(document.getElementById(id));
}

/** Focuses the first invalid field of a form. Call it once the errors are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? null;
  // A group of radio buttons cannot have the focus itself.
  const radio = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input');
  moveTo(radio ?? field);
}
