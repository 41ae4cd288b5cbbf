import { useKeyDown } from '../components/layout/use-key-down.ts';

/** While `active`, Ctrl+F and F3 open the search for a payment, unless a dialog is open. */
export function useFindKeys(active: boolean, find: () => void): void {
  useKeyDown((event) => {
    const isFind =
      event.key === 'F3' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f');
    if (!active || !isFind || document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    find();
  });
}
