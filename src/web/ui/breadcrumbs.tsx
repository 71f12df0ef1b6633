import styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** From the top down; the last one is this page and needs no href. */
  items: { title: string; href?: string | null }[];
  /** Told apart from others on the same page. */
  label?: string;
};

export function Breadcrumbs({ items, label = 'Breadcrumb' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {items.map(({ title, href }, index) => (
          <li key={title} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {href && index < items.length - 1 ? <a href={href}>{title}</a> : title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
