import { ScenePanel, type ScenePanelProps } from './scene-panel.tsx';

/** Nothing here: a wide scene (dunes at dusk), what was looked for, a suggestion, and one way out. */
export function EmptyState(props: ScenePanelProps) {
  return <ScenePanel {...props} />;
}
