import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Alt and N open the next review, Alt and P the previous one. By their places on the keyboard: with Alt, keys type other letters. */
export function useQueueKeys({ previous, next }: { previous: string | null; next: string | null }): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const href = event.code === 'KeyN' ? next : event.code === 'KeyP' ? previous : null;
      if (href === null || document.querySelector('dialog')) return;
      event.preventDefault();
      void navigate(href);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, previous, next]);
}
