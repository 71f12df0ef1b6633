import styles from './docs.module.css';
import { queryId, type ShownDocs, typeId } from './shown-docs.ts';

/** What stands where: beside the text on wide screens, folded above it on the others. */
export function Contents({ docs }: { docs: ShownDocs }) {
  return (
    <nav aria-label="Contents" className={styles.contents}>
      <details className={styles.folded}>
        <summary>Contents</summary>
        <Links docs={docs} />
      </details>
      <div className={styles.beside}>
        <Links docs={docs} />
      </div>
    </nav>
  );
}

function Links({ docs: { groups, schema } }: { docs: ShownDocs }) {
  return (
    <ul className={styles.toc}>
      <li>
        <a href="#rest">REST</a>
        <ul>
          {groups.map(({ tag, id, calls }) => (
            <li key={id}>
              <a href={`#${id}`}>{tag}</a>
              <ul>
                {calls.map((call) => (
                  <li key={call.id}>
                    <a href={`#${call.id}`}>{call.summary}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </li>
      <li>
        <a href="#graphql">GraphQL</a>
        <ul>
          <Names title="Queries" id="queries" names={schema.queries} idOf={queryId} />
          <Names title="Types" id="types" names={schema.types} idOf={typeId} />
        </ul>
      </li>
    </ul>
  );
}

type NamesProps = { title: string; id: string; names: { name: string }[]; idOf: (name: string) => string };

function Names({ title, id, names, idOf }: NamesProps) {
  return (
    <li>
      <a href={`#${id}`}>{title}</a>
      <ul className={styles.names}>
        {names.map(({ name }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}
