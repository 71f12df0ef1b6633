import { Icon } from './icon.tsx';
import { type SocialNetwork, socialIcons } from './social-icons.ts';
import styles from './social-links.module.css';

export type SocialLinksProps = {
  /** `title` is read out: "Sojourn on Instagram". */
  links: { network: SocialNetwork; href: string; title: string }[];
};

export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ network, href, title }) => (
        <li key={network}>
          <a href={href} aria-label={title} rel="me noopener">
            <Icon of={socialIcons[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
