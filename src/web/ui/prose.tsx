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

function Block({ kind, lines, from, label }: ProseBlock & { label: string }) {
  if (kind === 'paragraph') return <p>{label}</p>;
  const items = keyed(lines.map((line) => ({ label: line }))).map(([key, line]) => <li key={key}>{line.label}</li>);
  return kind === 'bullets' ? <ul>{items}</ul> : <ol start={from}>{items}</ol>;
}
