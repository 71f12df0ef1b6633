const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for an SVG element or attribute; what XML cannot hold at all (control characters) becomes a space. */
export function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
