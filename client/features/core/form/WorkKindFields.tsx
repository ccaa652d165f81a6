import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Checkbox, type CheckboxProps } from '../../../ui/form/Checkbox.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { Grid, Stack } from '../../../ui/layout/Grid.tsx';

/** Part-time and full-time; both can be chosen. What is wrong is below the two, because either of them mends it. */
export function WorkKindFields({
  form,
  mended = false,
}: {
  form: { checkbox: (name: 'partTime' | 'fullTime') => Omit<CheckboxProps, 'label'> & { id: string } };
  /** What was wrong is no longer, because of another field. */
  mended?: boolean;
}) {
  const [partTime, fullTime] = [form.checkbox('partTime'), form.checkbox('fullTime')];
  const wrong = mended ? [] : [partTime, fullTime].filter(({ error }) => error);
  const isWrong = wrong.length > 0;
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>Kind of work</VisuallyHidden>
      </legend>
      <Stack gap="small">
        <Grid columns={2}>
          <li>
            <Checkbox
              framed
              label="Part-time"
              hint="A few hours or days"
              {...partTime}
              error={isWrong && Boolean(partTime.error)}
            />
          </li>
          <li>
            <Checkbox
              framed
              label="Full-time"
              hint="The whole week"
              {...fullTime}
              error={isWrong && Boolean(fullTime.error)}
            />
          </li>
        </Grid>
        {wrong.map(({ id, error }) => (
          <FieldError key={id} id={`${id}-error`}>
            {error}
          </FieldError>
        ))}
      </Stack>
    </fieldset>
  );
}
