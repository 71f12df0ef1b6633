import styles from './docs.module.css';
import type { ShownCall, ShownValue } from './shown-docs.ts';
import { WithCode } from './with-code.tsx';

/** One REST call: what it takes, how to try it, what it answers. */
export function Call({ call }: { call: ShownCall }) {
  const { id, method, path, summary, description, given, curl, answerStatus, example, fields, refusals } = call;
  return (
    <article id={id} className={styles.call}>
      <h4>{summary}</h4>
      <p className={styles.address}>
        <span className={styles.method}>{method}</span> <code>{path}</code>
      </p>
      <p>
        <WithCode text={description} />
      </p>
      {given.length > 0 && (
        <dl className={styles.values}>
          {given.map((value) => (
            <div key={`${value.where} ${value.name}`}>
              <dt>
                <code>{value.name}</code> <span className={styles.type}>{wordsOf(value)}</span>
              </dt>
              <dd>
                <WithCode text={value.description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <pre className={styles.code}>
        <code>{curl}</code>
      </pre>
      {example && (
        <details className={styles.more}>
          <summary>Example answer, {answerStatus}</summary>
          <pre className={styles.code}>
            <code>{example}</code>
          </pre>
        </details>
      )}
      {fields.length > 0 && (
        <details className={styles.more}>
          <summary>Fields of the answer</summary>
          <dl className={styles.values}>
            {fields.map(({ place, type, description: meaning }) => (
              <div key={place}>
                <dt>
                  <code>{place}</code> <span className={styles.type}>{type}</span>
                </dt>
                {meaning && (
                  <dd>
                    <WithCode text={meaning} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
      <details className={styles.more}>
        <summary>Other answers</summary>
        <dl className={styles.values}>
          {refusals.map(({ status, meaning }) => (
            <div key={status}>
              <dt>
                <code>{status}</code>
              </dt>
              <dd>
                <WithCode text={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}

/** "in the query, whole number, 1 to 50; 10 unless told" */
function wordsOf({ where, type, required, usual }: ShownValue): string {
  const place = { path: 'in the path', query: 'in the query', header: 'as a header', body: 'in the body' }[where];
  const need = usual === null ? (required ? '' : '; optional') : `; ${usual} unless told`;
  return `${place}, ${type}${need}`;
}
