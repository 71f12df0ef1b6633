import { Logo } from '../ui/logo.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { catalogueClaim } from './claim-text.ts';
import styles from './footer.module.css';
import type { WrittenShell } from './shell-data.ts';

/** What stands in the footer. */
export function FooterLinks({ of: shell }: { of: WrittenShell }) {
  const claim = catalogueClaim(shell.claims);
  return (
    <div className="wrap">
      <div className={styles.columns} style={{ '--footer-columns': shell.footer.length }}>
        <div className={styles.claim}>
          <Logo />
          {claim && <p>{claim}</p>}
          {shell.social.length > 0 && <SocialLinks links={shell.social} />}
        </div>
        {shell.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.last}>
        <p>© {shell.year} Sojourn</p>
        {shell.legal.length > 0 && (
          <ul>
            {shell.legal.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.title}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
