import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';
import { ScenePanel, type ScenePanelProps } from './scene-panel.tsx';

export type ErrorPanelProps = Omit<ScenePanelProps, 'action'> & {
  /** Tries again: a link reloads with or without scripts. */
  retry?: { href: string } | { onPress: () => void; busy?: boolean };
  /** Another way out instead. */
  action?: ScenePanelProps['action'];
};

/** What failed, what is safe, and trying again, under a night scene. */
export function ErrorPanel({ retry, action, ...panel }: ErrorPanelProps) {
  return (
    <div role="alert">
      <ScenePanel {...panel} action={action ?? (retry && <Retry {...retry} />)} />
    </div>
  );
}

function Retry(retry: { href: string } | { onPress: () => void; busy?: boolean }) {
  if ('href' in retry) {
    return (
      <LinkButton kind="ink" icon="rotate-cw" href={retry.href}>
        Try again
      </LinkButton>
    );
  }
  return (
    <Button kind="ink" icon="rotate-cw" busy={retry.busy} onClick={retry.onPress}>
      Try again
    </Button>
  );
}
