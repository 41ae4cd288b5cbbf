import { useKeyDown } from '../components/layout/use-key-down.ts';

/** Ctrl+F and F3 look for a payment, as they look for anything elsewhere; where no customer is being served. */
export function useFindKeys(active: boolean, find: () => void): void {
  useKeyDown((event) => {
    const isFind =
      event.key === 'F3' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f');
    if (!active || !isFind || document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    find();
  });
}
