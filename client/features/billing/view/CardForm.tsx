import { __iconNode as IconCreditCard } from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CardBrand } from './CardBrand.tsx';
import styles from './CardForm.module.css';
import { type CardValues, cardBrand, formatCardNumber, formatExpiry } from './card.ts';

interface CardField {
  id?: string;
  value: string;
  error?: ReactNode;
  errorBy?: string | undefined;
  onChange: (text: string) => void;
}

/** The fields of a payment card, inside the caller's form. `cardErrors` in card.ts validates them. */
export function CardForm({
  field,
  begins,
}: {
  field: (name: keyof CardValues) => CardField;
  /** Takes the focus when its dialog opens. */
  begins?: boolean;
}) {
  const fields = { name: field('name'), number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
  const brand = cardBrand(fields.number.value);
  const number = useKeptCaret(formatCardNumber, fields.number.onChange);
  const expiry = useKeptCaret(formatExpiry, fields.expiry.onChange);
  return (
    <div className={styles.card}>
      <TextField
        {...fields.name}
        label="Name on card"
        name="ccname"
        data-autofocus={begins || undefined}
        autoComplete="cc-name"
        onChange={(event) => fields.name.onChange(event.target.value)}
        className={styles.whole}
      />
      <TextField
        {...fields.number}
        ref={number.ref}
        label="Card number"
        name="cardnumber"
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        leading={<Icon of={IconCreditCard} />}
        trailing={
          <span role="status" className={styles.brand}>
            {brand && <CardBrand brand={brand.type} />}
          </span>
        }
        onChange={(event) => number.change(event.target)}
        className={styles.whole}
      />
      <TextField
        {...fields.expiry}
        ref={expiry.ref}
        label="Expiry date"
        name="cc-exp"
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder="MM/YY"
        maxLength={10}
        onChange={(event) => expiry.change(event.target)}
      />
      <TextField
        {...fields.cvc}
        label="CVC"
        name="cvc"
        autoComplete="cc-csc"
        inputMode="numeric"
        placeholder={brand?.codeLength === 4 ? '1234' : '123'}
        hint={brand?.codeLength === 4 ? 'The 4 digits on the front' : 'The 3 digits on the back'}
        onChange={(event) =>
          fields.cvc.onChange(event.target.value.replace(/\D/g, '').slice(0, brand?.codeLength ?? 4))
        }
      />
    </div>
  );
}

/**
 * For a field that formats its value with gaps or slashes: keeps the caret behind the same digit. `change` is for the
 * field's onChange, `ref` for the field.
 */
function useKeptCaret(format: (text: string) => string, onValue: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(field: HTMLInputElement): void {
    const at = field.selectionStart ?? field.value.length;
    const formatted = format(field.value);
    caret.current = at === field.value.length ? formatted.length : format(field.value.slice(0, at)).length;
    onValue(formatted);
  }

  return { ref, change };
}
