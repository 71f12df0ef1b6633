import { Icon } from '../ui/icon.tsx';
import styles from './content.module.css';

export type TextPart = { id: string; title: string };

/** The parts of a text: beside it on wide screens, folded above it on the others. */
export function ContentsRail({ parts, current }: { parts: readonly TextPart[]; current?: string | null }) {
  return (
    <nav aria-label="Contents" className={styles.rail}>
      <details>
        <summary>
          Contents, {parts.length} parts
          <Icon of="chevron-down" />
        </summary>
        <Parts parts={parts} />
      </details>
      <div className={styles.beside}>
        <p>Contents</p>
        <Parts parts={parts} current={current} />
      </div>
    </nav>
  );
}

function Parts({ parts, current }: { parts: readonly TextPart[]; current?: string | null }) {
  return (
    <ul>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
