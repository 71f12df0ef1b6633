import { useLoaderData } from 'react-router';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { Shell } from '../shell/shell.tsx';
import { siteOf, useSite } from '../site.ts';
import { Logo } from '../ui/logo.tsx';
import type { Route } from './+types/quiz.route';
import { Asked } from './asked.tsx';
import { quizLoader } from './quiz.loader.ts';
import styles from './quiz.module.css';
import { PATH } from './quiz-address.ts';
import { Result } from './result.tsx';
import type { Shown } from './shown-quiz.ts';
import { ABOUT, NAME, Start, TRAIL } from './start.tsx';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const isStart = loaderData.view === 'start';
  return pageMeta(site, {
    title: titleOf(loaderData),
    description: ABOUT,
    path: PATH,
    noindex: !isStart || loaderData.rounds.length === 0,
    canonical: isStart,
    jsonLd: isStart
      ? [
          { '@type': 'Quiz', name: NAME, description: ABOUT, url: site.baseUrl + PATH },
          breadcrumbList(site.baseUrl, TRAIL, PATH),
        ]
      : [],
  });
}

function titleOf(shown: Shown): string {
  if (shown.view === 'start') return NAME;
  if (shown.view === 'result') return `${shown.score} of ${shown.outOf}: ${shown.name}`;
  return `Question ${shown.right.length + 1} of ${shown.outOf}: ${shown.name}`;
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return quizLoader(context.get(services), request);
}

export default function QuizPage() {
  const shown = useLoaderData<typeof loader>();
  const { shell } = useSite();
  return (
    <Shell shell={shell} parts="bare">
      <div className={styles.page}>
        <header className={styles.bar}>
          <Logo />
          <nav aria-label="Quiz">
            {shown.view === 'start' ? <a href="/all-trips">All trips</a> : <a href={PATH}>All rounds</a>}
          </nav>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {shown.view === 'start' && <Start {...shown} />}
          {shown.view === 'asked' && <Asked {...shown} />}
          {shown.view === 'result' && <Result {...shown} />}
        </main>
        <footer className={styles.foot}>
          <p>Maps after Natural Earth.</p>
          <a href="/all-trips">All trips</a>
          <a href="/privacy-policy">Privacy Policy</a>
        </footer>
      </div>
    </Shell>
  );
}
