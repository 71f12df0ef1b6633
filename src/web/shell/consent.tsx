import { type FormEvent, useEffect, useState } from 'react';
import { type Consent, type Purpose, purposes } from '#attribution/shared';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './consent.module.css';
import { COOKIE_SETTINGS, isAtCookieSettings } from './cookie-settings.ts';
import { keepConsent, keptConsent } from './kept-consent.ts';
import { reportVisit } from './report-visit.ts';

const WORDS: Record<Purpose, { name: string; text: string; asked: string; told: string }> = {
  analytics: {
    name: 'What you read',
    text: 'Which pages you read before you sign in, so that we learn what leads people to join. They stay in this browser until you do, then with your account, for 13 months.',
    asked: 'what you read',
    told: 'your browser keeps which pages you read, for your account if you sign in',
  },
  marketing: {
    name: 'How you found us, and invitations',
    text: 'Which campaign or site led you here, first and last, for a year. It is noted beside a message that you send us, and nowhere else. We may then invite you to sign in, now and then, and pages for signing in may have your browser ask Google whether you have an account there.',
    asked: 'how you found us',
    told: 'a cookie keeps which campaign or site led you here, and we may invite you to sign in',
  },
};

/** What stands there by itself, when so much is answered. */
const viewAfter = (given: Consent): View =>
  !isRefusedByBrowser() && purposes.some((purpose) => given[purpose] === undefined) ? 'question' : 'nothing';

/** In words, one after the other. */
const named = (asked: readonly Purpose[], say: 'asked' | 'told') =>
  asked.map((purpose) => WORDS[purpose][say]).join(say === 'asked' ? ' and ' : ', and ');

type View = 'nothing' | 'question' | 'settings';

/** Asks once what may be kept, and again when there is more to ask. Until then, and after a refusal, nothing is. */
export function ConsentQuestion() {
  const [view, setView] = useState<View>('nothing');
  const [failed, setFailed] = useState(false);
  const [given, setGiven] = useState<Consent>({});

  useEffect(() => {
    const look = () => {
      const answered = keptConsent();
      setGiven(answered);
      setView(isAtCookieSettings() ? 'settings' : viewAfter(answered));
    };
    look();
    // Who comes back with the browser's button may have answered on another page since.
    const lookAgain = (event: PageTransitionEvent) => event.persisted && look();
    window.addEventListener('pageshow', lookAgain);
    return () => window.removeEventListener('pageshow', lookAgain);
  }, []);

  useEffect(() => {
    const open = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest(`a[href$="${COOKIE_SETTINGS}"]`) : null;
      if (!link) return;
      event.preventDefault();
      setView('settings');
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  // Whoever has answered before is asked for what joined since, and keeps that answer.
  const missing = purposes.filter((purpose) => given[purpose] === undefined);
  const all = (allowed: boolean): Consent => ({
    ...given,
    ...Object.fromEntries(missing.map((purpose) => [purpose, allowed])),
  });

  return (
    <>
      {view === 'question' && (
        <section ref={tellHeight} className={styles.question} aria-label="Cookies" data-question>
          <p>
            <strong>May we remember {named(missing, 'asked')}?</strong> With your permission, {named(missing, 'told')}.
            Everything works the same without. <a href="/privacy-policy#browser">What is kept</a>
          </p>
          {failed && <Failure />}
          <div className={styles.answers}>
            <Button kind="line" size="small" onClick={() => answer(all(false))}>
              Reject
            </Button>
            <Button kind="line" size="small" onClick={() => answer(all(true))}>
              Accept all
            </Button>
            <Button kind="text" size="small" onClick={() => setView('settings')}>
              Choose
            </Button>
          </div>
        </section>
      )}
      <Modal
        id="consent-settings"
        title="Cookie settings"
        open={view === 'settings'}
        onClose={() => setView(viewAfter(given))}
      >
        <form className={styles.settings} onSubmit={send} key={JSON.stringify(given)}>
          <p>
            What the site can’t do without is always kept: this answer, and what you begin yourself, such as signing in,
            a reservation, a draft, or trips and companies to compare.
          </p>
          {purposes.map((purpose) => (
            <div key={purpose}>
              <Switch name={purpose} defaultChecked={given[purpose] === true} aria-describedby={`about-${purpose}`}>
                {WORDS[purpose].name}
              </Switch>
              <p id={`about-${purpose}`}>{WORDS[purpose].text}</p>
            </div>
          ))}
          {failed && <Failure />}
          <div className={styles.answers}>
            <Button type="submit" kind="go">
              Save my choice
            </Button>
          </div>
        </form>
      </Modal>
    </>
  );

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void answer(Object.fromEntries(purposes.map((purpose) => [purpose, form.has(purpose)])));
  }

  async function answer(consent: Consent): Promise<void> {
    try {
      await keepConsent(consent);
    } catch {
      return setFailed(true);
    }
    setFailed(false);
    setGiven(consent);
    setView('nothing');
    await reportVisit();
  }
}

/** The page leaves as much room at its end as the question covers. */
function tellHeight(question: HTMLElement | null): (() => void) | undefined {
  if (!question) return;
  const watcher = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--question', `${question.offsetHeight}px`),
  );
  watcher.observe(question);
  return () => watcher.disconnect();
}

function Failure() {
  return <Alert>Your answer couldn’t be saved, so nothing is kept. Please try again.</Alert>;
}

/** Whoever told the browser that nobody may sell or share what it knows has answered. */
function isRefusedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
