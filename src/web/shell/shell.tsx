import type { ReactNode } from 'react';
import type { PageFacts } from '../page-facts.ts';
import { StaticPart } from '../static-part.tsx';
import footer from './footer.module.css';
import { Header } from './header.tsx';
import { CompareBar, ConsentQuestion, ContactPopup, Saving, SignInPopup } from './late.tsx';
import styles from './shell.module.css';
import type { ShellData } from './shell-data.ts';
import { SkipLink } from './skip-link.tsx';
import { atHand } from './written.ts';

export type ShellProps = {
  shell: ShellData;
  /**
   * Which parts stand around the page. home: its header has no search, since the page itself has a larger one; bare: it
   * brings header, main and footer itself.
   */
  parts: Exclude<PageFacts['shell'], 'own'> | 'home' | 'bare';
  children: ReactNode;
};

/** The page inside `<main id="main">`, with the header and footer of its kind. */
export function Shell({ shell, parts, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <ConsentQuestion />
      {parts === 'bare' ? (
        children
      ) : (
        <Around shell={shell} parts={parts}>
          {children}
        </Around>
      )}
    </>
  );
}

function Around({ shell, parts, children }: ShellProps) {
  return (
    <>
      <Header shell={shell} home={parts === 'home'} stays={parts === 'sticky'} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ContactPopup phoneNumber={shell.phoneNumber} />
      <SignInPopup google={shell.google} saving={shell.claims.saving} />
      <Saving />
      {parts !== 'header' && (
        <>
          <StaticPart name="footer" as="footer" className={footer.footer}>
            {atHand && <atHand.Footer of={shell.written} />}
          </StaticPart>
          <CompareBar />
        </>
      )}
    </>
  );
}
