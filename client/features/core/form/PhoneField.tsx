import { loadPhoneNumbers } from '#phoneNumbers';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField.tsx';

/** A phone number with its country code. Focus loads the full validation rules. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'onFocus'>) {
  return (
    <TextField
      autoComplete="tel"
      placeholder="+65 8123 4567"
      hint="Include the country code."
      {...props}
      type="tel"
      inputMode="tel"
      onFocus={() => void loadPhoneNumbers()}
    />
  );
}
