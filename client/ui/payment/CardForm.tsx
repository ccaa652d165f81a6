import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { TextField } from '../form/TextField.tsx';
import { Icon } from '../Icon.tsx';
import { CardBrand } from './CardBrand.tsx';
import styles from './CardForm.module.css';
import { type CardErrors, type CardValues, cardBrand, formatCardNumber, formatExpiry } from './card.ts';
import { useKeptCaret } from './useKeptCaret.ts';

/** The fields of a payment card; `cardErrors` in card.ts finds what is wrong with them. Stands in the caller's form. */
export function CardForm({
  value,
  errors,
  onChange,
  begins,
}: {
  value: CardValues;
  errors: CardErrors;
  onChange: (card: CardValues) => void;
  /** The focus of a dialog begins here. */
  begins?: boolean;
}) {
  const brand = cardBrand(value.number);
  const number = useKeptCaret(formatCardNumber, (text) => onChange({ ...value, number: text }));
  const expiry = useKeptCaret(formatExpiry, (text) => onChange({ ...value, expiry: text }));
  return (
    <div className={styles.card}>
      <TextField
        label="Name on card"
        name="ccname"
        data-autofocus={begins || undefined}
        autoComplete="cc-name"
        value={value.name}
        error={errors.name}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        className={styles.whole}
      />
      <TextField
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
        value={value.number}
        error={errors.number}
        onChange={(event) => number.change(event.target)}
        className={styles.whole}
      />
      <TextField
        ref={expiry.ref}
        label="Expiry date"
        name="cc-exp"
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder="MM/YY"
        maxLength={10}
        value={value.expiry}
        error={errors.expiry}
        onChange={(event) => expiry.change(event.target)}
      />
      <TextField
        label="CVC"
        name="cvc"
        autoComplete="cc-csc"
        inputMode="numeric"
        placeholder={brand?.codeLength === 4 ? '1234' : '123'}
        hint={brand?.codeLength === 4 ? 'The 4 digits on the front' : 'The 3 digits on the back'}
        value={value.cvc}
        error={errors.cvc}
        onChange={(event) =>
          onChange({ ...value, cvc: event.target.value.replace(/\D/g, '').slice(0, brand?.codeLength ?? 4) })
        }
      />
    </div>
  );
}
