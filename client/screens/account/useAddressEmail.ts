import { useEffect } from 'react';

/** Fills in the email that a mail's link names in the fragment of its address, which no server sees. What was typed stays. */
export function useAddressEmail(fieldId: string): void {
  useEffect(() => {
    const email = new URLSearchParams(window.location.hash.slice(1)).get('email');
    const field = document.getElementById(fieldId);
    if (email && field instanceof HTMLInputElement && field.value === '') field.value = email;
  }, [fieldId]);
}
