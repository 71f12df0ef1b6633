import { Icon, type IconName } from './icon.tsx';
import styles from './social-links.module.css';

export type SocialLinksProps = {
  /** `title` is read out: "Sojourn on Instagram". */
  links: {
    network: Extract<IconName, 'facebook' | 'instagram' | 'pinterest' | 'twitter'>;
    href: string;
    title: string;
  }[];
};

export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ network, href, title }) => (
        <li key={network}>
          <a href={href} aria-label={title} rel="me noopener">
            <Icon of={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
