import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isContactAddress } from '../../people/jobSeeker/contactAddress.ts';

/** Calls `open` once where the address says so, and removes that from it: a page that is loaded again does not ask again. */
export function useContactAddress(open: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isAsked = isContactAddress({ hash });
  const opened = useRef(false);
  useEffect(() => {
    if (!isAsked) opened.current = false;
    else if (!opened.current) {
      opened.current = true;
      open();
      navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    }
  });
}
