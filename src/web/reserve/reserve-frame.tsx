import type { ReactNode } from 'react';
import { Shell } from '../shell/shell.tsx';
import { useSite } from '../site.ts';
import { Art } from '../ui/art.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import type { Brand } from './brand.ts';
import styles from './reserve-frame.module.css';

type Props = {
  /** The partner’s through whose site it is reserved; null: ours. */
  brand: Brand | null;
  company?: { name: string; slug: string };
  back?: { href: string; words: string };
  children: ReactNode;
};

/** A page on the way to a booking: nothing around it but who is asked and the way back. */
export function ReserveFrame({ brand, company, back, children }: Props) {
  const { shell } = useSite();
  return (
    <Shell shell={shell} parts="bare">
      <header className={styles.bar}>
        <div className="wrap">
          {brand ? <PartnerLogo brand={brand} /> : <Logo />}
          <nav aria-label="Page">
            {company && (
              <a href="/contact" className={styles.ask}>
                <Icon of="circle-question-mark" />
                Ask about {company.name}
              </a>
            )}
            {back && (
              <a href={back.href}>
                <Icon of="chevron-left" />
                {back.words}
              </a>
            )}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.main}`}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className="wrap">
          <a href="/terms-of-use">Terms of Use</a>
          <a href="/privacy-policy">Privacy Policy</a>
        </div>
      </footer>
    </Shell>
  );
}

/** Whose site it is, and who runs it. */
function PartnerLogo({ brand: { name, logo, href } }: { brand: Brand }) {
  const { baseUrl } = useSite();
  return (
    <div className={styles.partner}>
      <a href={href}>
        {logo && <Art art={logo} alt="" sizes="120px" />}
        <b>{name}</b>
      </a>
      <a href={baseUrl} className={styles.powered}>
        Powered by Sojourn
      </a>
    </div>
  );
}
