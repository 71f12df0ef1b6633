import { data, useLoaderData } from 'react-router';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/docs.route';
import { Call } from './call.tsx';
import { Contents } from './contents.tsx';
import { readDocs } from './docs.loader.ts';
import styles from './docs.module.css';
import { Schema } from './schema.tsx';
import { WithCode } from './with-code.tsx';

const TRAIL = [{ title: 'Home', href: '/' }, { title: 'API reference' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: 'API reference',
    description: 'Read trips, companies, reviews and prices by program: every REST call and the GraphQL schema.',
    path: '/docs',
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, '/docs')],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const docs = await readDocs(from);
  return data({ docs }, { headers: cacheHeaders(from.page, request, { tags: ['lists'] }) });
}

export default function Docs() {
  const { docs } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${styles.docs}`}>
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <h1>API reference</h1>
        <p className={styles.lead}>
          Everything the pages show can be read by program: by REST where one call answers one question, by GraphQL
          where a page of things is wanted at once. No key is needed to read.
        </p>
        <ul className={styles.files}>
          <li>
            <a href="/openapi.json">openapi.json</a> OpenAPI 3.1, version {docs.version}
          </li>
          <li>
            <a href="/schema.graphql">schema.graphql</a> the GraphQL schema as text
          </li>
        </ul>
      </header>
      <div className={styles.columns}>
        <Contents docs={docs} />
        <div className={styles.content}>
          <section id="rest" className={styles.part}>
            <h2>REST</h2>
            <ul className={styles.rules}>
              {docs.rules.map((rule) => (
                <li key={rule}>
                  <WithCode text={rule} />
                </li>
              ))}
            </ul>
            {docs.groups.map(({ tag, id, calls }) => (
              <section key={id} id={id}>
                <h3 className={styles.tag}>{tag}</h3>
                {calls.map((call) => (
                  <Call key={call.id} call={call} />
                ))}
              </section>
            ))}
          </section>
          <Schema schema={docs.schema} />
        </div>
      </div>
    </div>
  );
}
