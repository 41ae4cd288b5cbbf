/** What of a kiosk's screen scrolls: nobody looks for the rest of what they have to know. Runs in the page, sent as text. */
export function scrolled(): string[] {
  return [...document.querySelectorAll('#kiosk main *, #kiosk dialog')].flatMap((element) => {
    const hidden = element.scrollHeight - element.clientHeight;
    return hidden > 1 && getComputedStyle(element).overflowY === 'auto'
      ? [`${element.className} by ${hidden}`]
      : [];
  });
}
