import { type ComponentType, type ReactNode, useState } from 'react';

type StaticPartProps = {
  /** Its own on the page: by it the text is found again. */
  name: string;
  as?: 'div' | 'nav' | 'footer';
  className?: string;
  'aria-label'?: string;
  /** Null in a browser that doesn't have what it would be made of. */
  children: ReactNode;
};

/**
 * A part of a page that is only read: the server writes it, and browsers leave it as it stands, without its script and
 * without what it was made of. Its links, folds and menus are the platform's.
 */
export function StaticPart({ name, as: Tag = 'div', className = 'contents', children, ...said }: StaticPartProps) {
  // For the rare page that React has to make anew, as after a failure: the text is read when it is asked for, which before
  // that would cost every page some milliseconds. The same object each time, or React would write it anew.
  const [html] = useState(() => ({ __html: { toString: () => textOf(name) } as unknown as string }));
  // React neither reads nor compares what stands in an element with a text of its own.
  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: html };
  return (
    <Tag
      key={children ? 'made' : 'kept'}
      className={className}
      data-static={name}
      {...said}
      {...(children ? { children } : kept)}
    />
  );
}

/** @param Part as the server has it; browsers have null, as their scripts leave it out */
export function staticPart<Props extends object>(
  name: string,
  Part: ComponentType<Props> | undefined,
): ComponentType<Props> {
  return function Static(props: Props) {
    return <StaticPart name={name}>{Part && <Part {...props} />}</StaticPart>;
  };
}

const texts = new Map<string, string>();

/** When the first of them is made anew, all still stand. */
function textOf(name: string): string {
  if (!texts.has(name)) remember('[data-static]');
  return texts.get(name) ?? '';
}

function remember(parts: string): void {
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    const name = part.dataset.static as string;
    if (!texts.has(name)) texts.set(name, part.innerHTML);
  }
}

// A dialog's own script comes late, when what stands around it may have been made anew. They are short.
if (!import.meta.env.SSR) remember('dialog [data-static]');
