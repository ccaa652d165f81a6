import { Button, ButtonLink, type ButtonLook } from '../action/Button.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import type { RowAction } from './RowMenu.tsx';

export type RowButtonAction = RowAction & {
  /** 'secondary' unless given; 'quietDanger' for `danger`. */
  look?: ButtonLook;
  loading?: boolean;
};

/** An action as a button in a row of a table. Its name for screen readers includes the row's. */
export function RowButton({ action, rowLabel }: { action: RowButtonAction; rowLabel: string }) {
  const { label, danger, loading = false } = action;
  const look = action.look ?? (danger ? 'quietDanger' : 'secondary');
  const isNewTab = 'href' in action && action.newTab;
  const text = (
    <>
      {label}
      <VisuallyHidden>
        {' '}
        {rowLabel}
        {isNewTab && ', in a new tab'}
      </VisuallyHidden>
    </>
  );
  if ('href' in action) {
    return (
      <ButtonLink href={action.href} target={isNewTab ? '_blank' : undefined} look={look} size="small">
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button look={look} size="small" loading={loading} onClick={action.onPress}>
      {text}
    </Button>
  );
}
