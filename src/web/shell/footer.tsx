import { Logo } from '../ui/logo.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { catalogueClaim } from './claim-text.ts';
import styles from './footer.module.css';
import type { ShellData } from './shell-data.ts';

export function Footer({ shell }: { shell: ShellData }) {
  const claim = catalogueClaim(shell.claims);
  return (
    <footer className={styles.footer}>
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
    </footer>
  );
}
