import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { ContactForm } from '../contact/contact-form.tsx';
import { SentDialog } from '../contact/sent-dialog.tsx';
import { breadcrumbList, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/form.route';
import styles from './content.module.css';
import { TextArticle, trailOf } from './text-article.tsx';
import { textPageLoader } from './text-page.loader.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, tagLine, path, seo, faqs } = loaderData;
  return pageMeta(
    site,
    {
      title,
      description: tagLine,
      path,
      jsonLd: [...faqPage(faqs), breadcrumbList(site.baseUrl, trailOf(loaderData), path)],
    },
    seo,
  );
}

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
      <section className={styles.form} aria-labelledby="write">
        <h2 id="write">Write to us</h2>
        <ContactForm topicId={page.form ?? undefined} onSent={() => setSent(true)} />
        <SentDialog open={sent} onClose={() => setSent(false)} />
      </section>
    </TextArticle>
  );
}
