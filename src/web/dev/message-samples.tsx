import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Toast } from '../ui/toast.tsx';
import { scenes } from './sample-scenes.ts';
import { Samples, type ThemeProps } from './samples.tsx';
import styles from './ui.module.css';

const nothing = () => {};

export function MessageSamples({ theme }: ThemeProps) {
  return (
    <Samples title="Messages and states" theme={theme}>
      <Toast still action={{ label: 'Change list', onPress: nothing }} onDismiss={nothing}>
        Saved to “Someday, mountains”
      </Toast>
      <Alert>Something went wrong, try again later. Your dates and travelers are still here.</Alert>
      <div className={styles.pair}>
        <section className={styles.card} aria-busy="true" aria-label={`Loading a trip in ${theme}`}>
          <Skeleton ratio="16 / 10" />
          <Skeleton width="85%" height="1.4rem" />
          <Skeleton width="55%" height="1rem" />
          <Skeleton width="35%" height="1.8rem" />
        </section>
        <EmptyState
          art={scenes.dunes}
          title="Sorry, we couldn't find &quot;Zanzibarr&quot; worldwide"
          level={3}
          action={<LinkButton href="/">Browse all destinations</LinkButton>}
        >
          <p>
            Double check the spelling, or try fewer words. Did you mean <a href="/">Zanzibar</a>?
          </p>
        </EmptyState>
        <ErrorPanel art={scenes.night} title="These dates didn’t load" level={3} retry={{ href: '' }}>
          <p>The company’s calendar is not answering. Nothing was reserved or charged.</p>
        </ErrorPanel>
      </div>
    </Samples>
  );
}
