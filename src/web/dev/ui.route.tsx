import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { ActionSamples } from './action-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { FactSamples } from './fact-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { SearchSamples } from './search-samples.tsx';
import styles from './ui.module.css';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: MetaArgs) {
  return pageMeta(siteOf(matches), { title: 'Components and states', path: '/dev/ui' });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return data(null, { headers: cacheHeaders(context.get(services).page, request) });
}

const themes = ['light', 'dark'] as const;

/** Every part in every state, in both themes. Hover, focus and press are yours to try. */
export default function UiPage() {
  return (
    <>
      <div className={styles.intro}>
        <h1>Components and states</h1>
      </div>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <section key={theme} className={styles.theme} data-theme={theme} aria-label={`In ${theme}`}>
            <ActionSamples theme={theme} />
            <FieldSamples theme={theme} />
            <FactSamples theme={theme} />
            <MessageSamples theme={theme} />
            <SearchSamples theme={theme} />
            <DialogSamples theme={theme} />
          </section>
        ))}
      </div>
    </>
  );
}
