/** Whether two references are one order to a person: spelled alike but for case, width and blanks. */
export function sameOrder(one: string, other: string): boolean {
  return spelling(one) === spelling(other);
}

function spelling(reference: string): string {
  return reference.normalize('NFKD').split(/\s+/).filter(Boolean).join(' ').toLocaleLowerCase('en');
}
