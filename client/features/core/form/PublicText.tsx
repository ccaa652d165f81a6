import { useMemo } from 'react';
import { publicTextProblem } from '../../../../server/domain/core/text/contactData/contactData.input.ts';
import { TextArea, type TextAreaProps } from '../../../ui/form/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField.tsx';
import { useDebounced } from '../useDebounced.ts';

/** Fields for texts that everyone can read. They say while typing what the server would refuse. */

/** The pause in typing after which the text is checked, in milliseconds. */
const pauseMs = 400;

interface PublicText {
  value: string;
  /** Whether it differs from what is stored, which may stay as it is. */
  isChanged: boolean;
}

export function PublicTextField({ isChanged, ...field }: Omit<TextFieldProps, 'notice' | 'value'> & PublicText) {
  return <TextField {...field} notice={useNotice(field.value, isChanged)} />;
}

export function PublicTextArea({ isChanged, ...area }: Omit<TextAreaProps, 'notice' | 'value'> & PublicText) {
  return <TextArea {...area} notice={useNotice(area.value, isChanged)} />;
}

function useNotice(value: string, isChanged: boolean): string | null {
  const typed = useDebounced(value, pauseMs);
  const problem = useMemo(() => publicTextProblem(typed), [typed]);
  return isChanged ? problem : null;
}
