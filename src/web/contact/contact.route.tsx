import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { crops, posterUrl } from '#posters/shared';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Art } from '../ui/art.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/contact.route';
import { CallUs } from './call-us.tsx';
import { contactLoader } from './contact.loader.ts';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { SentDialog } from './sent-dialog.tsx';

const PATH = '/contact';
const TITLE = 'Contact Us';
const TRAIL = [{ title: 'Home', href: '/' }, { title: TITLE }];
const LIGHTHOUSE = {
  src: posterUrl({ biome: 'archipelago', motif: 'lighthouse', hour: 'dusk', seed: 2 }, 'wide'),
  width: crops.wide.width,
  height: crops.wide.height,
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMeta(site, {
    title: TITLE,
    description: 'Write to the people who run this site, or call them.',
    path: PATH,
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return contactLoader(context.get(services), request);
}

export default function Contact() {
  const { topics, answered, phoneNumber, teamEmail } = useLoaderData<typeof loader>();
  const [sent, setSent] = useState(false);
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <div className={styles.page}>
        <div className={styles.words}>
          <h1>{TITLE}</h1>
          <p>Please enter your contact information and we'll reach you soon.</p>
          {phoneNumber && <CallUs phoneNumber={phoneNumber} />}
          {teamEmail && (
            <p className="small">
              Or write a mail to <a href={`mailto:${teamEmail}`}>{teamEmail}</a>.
            </p>
          )}
        </div>
        <div className={styles.sheet}>
          <ContactForm topics={topics} teamEmail={teamEmail} wide onSent={() => setSent(true)} />
        </div>
        {answered.length > 0 && (
          <nav className={styles.answered} aria-label="Answered already">
            <h2>Answered already</h2>
            <ul>
              {answered.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>
                    {title}
                    <Icon of="arrow-right" />
                  </a>
                </li>
              ))}
            </ul>
            <Art art={LIGHTHOUSE} alt="" sizes="26rem" loading="lazy" className={styles.scene} />
          </nav>
        )}
      </div>
      <SentDialog open={sent} onClose={() => setSent(false)} />
    </div>
  );
}
