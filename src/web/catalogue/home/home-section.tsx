import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './home.module.css';

type HomeSectionProps = {
  title: string;
  /** A line that says what the section goes by. */
  note?: string;
  more?: { title: string; href: string };
  children: ReactNode;
};

export function HomeSection({ title, note, more, children }: HomeSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <div>
          <h2>{title}</h2>
          {note && <p className="quiet">{note}</p>}
        </div>
        {more && (
          <a href={more.href}>
            {more.title}
            <Icon of="arrow-right" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
