import type { ReactNode } from 'react';
import { Art, type PosterArt } from './art.tsx';
import styles from './scene-panel.module.css';

export type ScenePanelProps = {
  /** A wide scene, 21 by 9. */
  art?: PosterArt;
  title: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** One way out: a LinkButton or a Button. */
  action?: ReactNode;
};

/** A wide scene over a few words and a way out; EmptyState and ErrorPanel are made of it. */
export function ScenePanel({ art, title, level = 2, children, action }: ScenePanelProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.panel}>
      {art && <Art art={art} alt="" sizes="48rem" loading="lazy" decoding="async" />}
      <Title>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
