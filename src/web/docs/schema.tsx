import styles from './docs.module.css';
import {
  queryId,
  type ShownGraphqlField,
  type ShownGraphqlType,
  type ShownGraphqlValue,
  type ShownSchema,
  typeId,
} from './shown-docs.ts';
import { WithCode } from './with-code.tsx';

/** The GraphQL schema: how to ask, what may be asked, what the answers are made of. */
export function Schema({ schema }: { schema: ShownSchema }) {
  return (
    <section id="graphql" className={styles.part}>
      <h2>GraphQL</h2>
      <p>
        Queries go to <code>/graphql</code>, by POST as JSON or by GET in the query string. Answers are HTTP 200; what
        went wrong stands in <code>errors</code>, with a <code>code</code> and a <code>status</code> in its extensions:
        NOT_FOUND, BAD_USER_INPUT, TOO_COMPLEX, RATE_LIMITED, BAD_REQUEST or INTERNAL.
      </p>
      <p>
        <code>dmoSlug</code> is a partner’s slug: the answer, and everything in it, is narrowed to what that partner’s
        site shows.
      </p>
      <pre className={styles.code}>
        <code>{schema.curl}</code>
      </pre>
      <p>One query may ask for</p>
      <ul className={styles.rules}>
        {schema.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <section id="queries">
        <h3 className={styles.tag}>Queries</h3>
        {schema.queries.map((query) => (
          <article key={query.name} id={queryId(query.name)} className={styles.call}>
            <h4 className={styles.name}>{query.name}</h4>
            <p className={styles.type}>
              answers <TypeName value={query} />
            </p>
            {query.description && (
              <p>
                <WithCode text={query.description} />
              </p>
            )}
            <Arguments of={query} />
          </article>
        ))}
      </section>
      <section id="types">
        <h3 className={styles.tag}>Types</h3>
        {schema.types.map((type) => (
          <GraphqlType key={type.name} type={type} />
        ))}
      </section>
    </section>
  );
}

function Arguments({ of: { args } }: { of: ShownGraphqlField }) {
  if (args.length === 0) return null;
  return (
    <dl className={styles.values}>
      {args.map((argument) => (
        <div key={argument.name}>
          <dt>
            <code>{argument.name}</code> <TypeName value={argument} />
            {argument.usual !== null && <span className={styles.type}> {argument.usual} unless told</span>}
          </dt>
          {argument.description && (
            <dd>
              <WithCode text={argument.description} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function GraphqlType({ type: { name, kind, description, fields, values } }: { type: ShownGraphqlType }) {
  return (
    <article id={typeId(name)} className={styles.call}>
      <h4 className={styles.name}>
        {name} <span className={styles.type}>{kind}</span>
      </h4>
      {description && (
        <p>
          <WithCode text={description} />
        </p>
      )}
      {values.length > 0 && (
        <ul className={styles.enum}>
          {values.map((value) => (
            <li key={value}>
              <code>{value}</code>
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <dl className={styles.values}>
          {fields.map((field) => (
            <div key={field.name}>
              <dt>
                <code>{field.name}</code> <TypeName value={field} />
              </dt>
              {field.description && (
                <dd>
                  <WithCode text={field.description} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/** A type as the schema writes it, leading to where it is described. */
function TypeName({ value: { type, of } }: { value: ShownGraphqlValue }) {
  if (of === null) return <span className={styles.type}>{type}</span>;
  return (
    <a className={styles.type} href={`#${typeId(of)}`}>
      {type}
    </a>
  );
}
