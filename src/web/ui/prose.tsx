import { Fragment } from 'react';
import { classes } from './classes.ts';
import { keyed } from './keyed.ts';
import styles from './prose.module.css';
import { proseBlocks } from './prose-blocks.ts';

/** Clean text of a feed or of a person. */
export function Prose({ text, className }: { text: string; className?: string }) {
  const blocks = proseBlocks(text).map(({ kind, lines }) => ({ kind, lines, label: lines.join('\n') }));
  return (
    <div className={classes(styles.prose, className)}>
      {keyed(blocks).map(([key, { kind, lines }]) => {
        const said = keyed(lines.map((label) => ({ label })));
        if (kind === 'paragraph') return <p key={key}>{said.map(inLines)}</p>;
        return (
          <ul key={key}>
            {said.map(([key, { label }]) => (
              <li key={key}>{label}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

function inLines([key, { label }]: [key: string, said: { label: string }], at: number) {
  return (
    <Fragment key={key}>
      {at > 0 && <br />}
      {label}
    </Fragment>
  );
}
