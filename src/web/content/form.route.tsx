import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { ContactForm } from '../contact/contact-form.tsx';
import { SentDialog } from '../contact/sent-dialog.tsx';
import { services } from '../services.ts';
import type { Route } from './+types/form.route';
import styles from './content.module.css';
import { TextArticle } from './text-article.tsx';
import { textHead } from './text-head.ts';
import { textPageLoader } from './text-page.loader.ts';

export const meta = import.meta.env.SSR ? textHead : undefined;

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  return textPageLoader(context.get(services), url.pathname, request);
}

/** A text with a form about it. */
export default function TextWithForm() {
  const page = useLoaderData<typeof loader>();
  const [sent, setSent] = useState(false);
  return (
    <TextArticle page={page}>
      {page.form && (
        <section className={styles.form} aria-labelledby="write">
          <h2 id="write">Write to us</h2>
          <ContactForm {...page.form} onSent={() => setSent(true)} />
          <SentDialog open={sent} onClose={() => setSent(false)} />
        </section>
      )}
    </TextArticle>
  );
}
