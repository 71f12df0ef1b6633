/** Some words of a text, all set alike. */
export type Span = { text: string; strong?: true; em?: true; href?: string };

/** What a text of the site is made of; whatever else Markdown knows isn't taken. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph' | 'quote'; spans: Span[] }
  /** `start`: what its first entry is numbered; null where entries have no numbers. */
  | { kind: 'list'; start: number | null; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

/** The words alone. */
export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
