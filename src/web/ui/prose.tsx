import { classes } from './classes.ts';
import styles from './prose.module.css';

/** Clean text of a feed: blank lines part paragraphs; lines that begin with a dash are a list. */
export function Prose({ text, className }: { text: string; className?: string }) {
  const blocks = text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean);
  return (
    <div className={classes(styles.prose, className)}>
      {blocks.map((block) => {
        const lines = block.split('\n');
        if (!lines.every((line) => /^[-•*] /.test(line))) return <p key={block}>{block}</p>;
        return (
          <ul key={block}>
            {lines.map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
