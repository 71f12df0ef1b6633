import { Fragment } from 'react';
import { classes } from './classes.ts';
import { keyed } from './keyed.ts';
import styles from './prose.module.css';
import { type ProseBlock, proseBlocks } from './prose-blocks.ts';

/** Clean text of a feed or of a person. */
export function Prose({ text, className }: { text: string; className?: string }) {
  const blocks = proseBlocks(text).map((block) => ({ ...block, label: block.lines.join('\n') }));
  return (
    <div className={classes(styles.prose, className)}>
      {keyed(blocks).map(([key, block]) => (
        <Block key={key} {...block} />
      ))}
    </div>
  );
}

function Block({ kind, lines, from }: ProseBlock) {
  const said = keyed(lines.map((label) => ({ label })));
  if (kind === 'bullets') {
    return (
      <ul>
        {said.map(([key, { label }]) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
    );
  }
  // A list shows no numbers here.
  return (
    <p>
      {said.map(([key, { label }], i) => (
        <Fragment key={key}>
          {i > 0 && <br />}
          {kind === 'numbers' ? `${from + i}. ${label}` : label}
        </Fragment>
      ))}
    </p>
  );
}
