import styles from './loader.module.css';

const QUOTE_MS = 3_000;
/** What is saved instead of shown leaves the page where it was. */
const MOST_MS = 20_000;

/** Lies over the page until it is hidden, pressed or has stood too long. @returns what hides it */
export function showLoader(): () => void {
  const [box, line] = [document.createElement('div'), document.createElement('p')];
  const gone = new AbortController();
  box.className = styles.loader ?? '';
  box.popover = 'manual';
  box.setAttribute('role', 'status');
  line.textContent = 'Loading...';
  box.append(line);
  document.body.append(box);
  box.showPopover();
  const hide = () => {
    gone.abort();
    clearTimeout(quote);
    clearTimeout(limit);
    box.remove();
  };
  const { quote: words, quoteSource: source } = document.body.dataset;
  const quote = setTimeout(() => words && source && box.append(quoted(words, source)), QUOTE_MS);
  const limit = setTimeout(hide, MOST_MS);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, hide, { signal: gone.signal });
  return hide;
}

function quoted(text: string, source: string): HTMLElement {
  const [figure, words, from] = [
    document.createElement('figure'),
    document.createElement('blockquote'),
    document.createElement('figcaption'),
  ];
  words.textContent = text;
  from.textContent = source;
  figure.append(words, from);
  return figure;
}
