import { Fragment } from 'react';
import type { Block, Span } from '#content/shared';
import { SunMark } from '../ui/sun-mark.tsx';
import styles from './content.module.css';

/** A text of the house, as React writes it: words can't become markup. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change while it is read
        <TextBlock key={i} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'list':
      return block.start === null ? (
        <ul>
          <Items items={block.items} marked />
        </ul>
      ) : (
        <ol start={block.start}>
          <Items items={block.items} />
        </ol>
      );
    case 'table':
      return <Table {...block} />;
    case 'quote':
      return (
        <blockquote>
          <p>
            <Words spans={block.spans} />
          </p>
        </blockquote>
      );
    default:
      return (
        <p>
          <Words spans={block.spans} />
        </p>
      );
  }
}

function Items({ items, marked }: { items: Span[][]; marked?: boolean }) {
  return items.map((spans, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change while it is read
    <li key={i}>
      {marked && <SunMark className={styles.mark} />}
      <span>
        <Words spans={spans} />
      </span>
    </li>
  ));
}

/** Wider than a phone it scrolls within itself; its first column names the row. */
function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Table">
      <table>
        <thead>
          <tr>
            {head.map((spans, i) => {
              // Above the names of rows there may be nothing to say, and nothing heads no column.
              const Cell = spans.length > 0 ? 'th' : 'td';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change while it is read
                <Cell key={i} scope={spans.length > 0 ? 'col' : undefined}>
                  <Words spans={spans} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change while it is read
            <tr key={at}>
              {row.map((spans, i) => {
                const Cell = i === 0 ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change while it is read
                  <Cell key={i} scope={i === 0 ? 'row' : undefined}>
                    <Words spans={spans} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Words({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, href, strong, em }, i) => {
    const set = strong ? <strong>{text}</strong> : em ? <em>{text}</em> : text;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change while it is read
    return <Fragment key={i}>{href === undefined ? set : <a href={href}>{set}</a>}</Fragment>;
  });
}
